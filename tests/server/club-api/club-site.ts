import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import type { SiteOptions } from '../../../server/start/start-site.ts';
import { type FixtureSite, startFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { withStarted } from '../integration/fixture/started.ts';
import { ClubOfGuests, type CodeMail } from './club-of-guests.ts';
import { Guest } from './guest.ts';
import { type Records, readRecords } from './records.ts';

/** A mail as `GET /dev/mailbox` shows it. */
export interface ShownMail extends CodeMail {
  readonly subject: string;
  readonly locale: string;
  readonly sentAt: string;
}

/** A running site with its rewards club, as guests meet it. */
export class ClubSite extends ClubOfGuests<Guest> {
  readonly site: FixtureSite;
  /** File of its database. */
  readonly databasePath: string;

  constructor(site: FixtureSite, databasePath: string) {
    super();
    this.site = site;
    this.databasePath = databasePath;
  }

  /**
   * A browser that has never been here.
   * @param address where it says it comes from, which a site with TRUST_PROXY=127.0.0.1 believes
   */
  guest(address?: string): Guest {
    return new Guest(this.site.url, address === undefined ? {} : { 'x-forwarded-for': address });
  }

  /** A browser with cookies that somebody gave it. */
  guestWith(cookies: Readonly<Record<string, string>>): Guest {
    return new Guest(this.site.url, {}, cookies);
  }

  /** All mails, newest first. */
  async mails(): Promise<readonly ShownMail[]> {
    const response = await fetch(`${this.site.url}/dev/mailbox`, { headers: { accept: 'application/json' } });
    return (await response.json()) as readonly ShownMail[];
  }

  /** Mails to an address in any spelling, newest first. */
  async mailsTo(email: string): Promise<readonly ShownMail[]> {
    return (await this.mails()).filter(({ to }) => emailKeyOf(to) === emailKeyOf(email));
  }

  async codeMailTo(email: string): Promise<ShownMail | undefined> {
    return (await this.mailsTo(email)).find(({ code }) => code !== undefined);
  }

  /** Content of the database, once the outbox is empty. */
  async records(): Promise<Records> {
    await expect.poll(() => readRecords(this.databasePath).outbox).toEqual([]);
    return readRecords(this.databasePath);
  }

  /**
   * Asserts that an attack leaves the database as it is: no account, session, contact, mail or flow more, less or other.
   * @param but tables that it may change, such as the flow whose tries it uses up
   */
  async expectUnchanged(
    attack: () => Promise<unknown>,
    { but = [] as readonly string[] } = {},
  ): Promise<void> {
    const before = await this.records();
    await attack();
    const after = await this.records();
    for (const table of Object.keys(before)) {
      if (!but.includes(table)) expect(after[table], table).toEqual(before[table]);
    }
  }
}

type Environment = Readonly<Record<string, string>>;

/**
 * Serves the club on an empty database for a test file's tests. Limits are on unless the environment lifts them.
 * @param env settings; a function where they are known only when the tests begin
 */
export function withClubSite(
  env: Environment | (() => Environment) = {},
  options: Partial<SiteOptions> = {},
): () => ClubSite {
  const folder = mkdtempSync(join(tmpdir(), 'dalmatia-club-'));
  const path = join(folder, 'site.db');
  return withStarted(
    async () => {
      const own = typeof env === 'function' ? env() : env;
      const given = { LOG_LEVEL: 'error', DATABASE_URL: `sqlite:${path}`, ...own };
      return new ClubSite(await startFixtureSite(given, options), path);
    },
    async ({ site }) => {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  );
}
