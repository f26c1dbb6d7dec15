import { afterAll, beforeAll } from 'vitest';
import type { SiteOptions } from '../../server/start-site.ts';
import { type FixtureSite, startFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { Guest } from './guest.ts';

/** A mail as `GET /dev/mailbox` shows it. */
export interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly code?: string;
  readonly link?: string;
  readonly locale: string;
  readonly sentAt: string;
}

/** A running site with its rewards club, as guests meet it. */
export class ClubSite {
  readonly site: FixtureSite;

  constructor(site: FixtureSite) {
    this.site = site;
  }

  /** A browser that has never been here. */
  guest(): Guest {
    return new Guest(this.site.url);
  }

  /** Mails to an address, newest first. */
  async mailsTo(email: string): Promise<readonly ShownMail[]> {
    const response = await fetch(`${this.site.url}/dev/mailbox`, { headers: { accept: 'application/json' } });
    const mails = (await response.json()) as readonly ShownMail[];
    return mails.filter(({ to }) => to === email.toLowerCase());
  }
}

/** Serves the club on an empty database for a test file's tests. Limits are on unless the environment lifts them. */
export function withClubSite(
  env: Readonly<Record<string, string>> = {},
  options: Partial<SiteOptions> = {},
): () => ClubSite {
  let club: ClubSite | undefined;
  beforeAll(async () => {
    club = new ClubSite(await startFixtureSite({ LOG_LEVEL: 'error', ...env }, options));
  });
  afterAll(() => club?.site.stop());
  return () => {
    if (club === undefined) throw new Error('the site has not started');
    return club;
  };
}
