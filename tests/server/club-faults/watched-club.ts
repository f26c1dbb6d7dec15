import { expect } from 'vitest';
import type { Browser } from '../club-api/browser.ts';
import { ClubSite, type ShownMail } from '../club-api/club-site.ts';
import { type Notes, WatchedGuest } from './watched-guest.ts';

export interface WatchedClubOptions {
  /** Where the codes come from, where it is not the mailbox of the site. */
  readonly findMails?: ((email: string) => Promise<readonly ShownMail[]>) | undefined;
  readonly databasePath?: string;
}

let addresses = 0;
/** An address that nobody else has, also where several processes serve one database. */
export function createAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A club whose guests each come from another address, and whose log is searched for what they sent. */
export class WatchedClub extends ClubSite {
  readonly #notes: Notes = { secrets: new Set(), answers: [] };
  readonly #findMails: WatchedClubOptions['findMails'];

  /** @param databasePath file of an embedded database, for tests that look into it */
  constructor(url: string, { findMails, databasePath = '' }: WatchedClubOptions = {}) {
    super({ url, logged: [], stop: async () => undefined }, databasePath);
    this.#findMails = findMails;
  }

  /**
   * A new browser.
   * @param address where it comes from, if the site believes the proxy 127.0.0.1
   */
  override guest(address = createAddress()): WatchedGuest {
    return new WatchedGuest(this.site.url, this.#notes, address);
  }

  /** A browser that comes from another process, with its cookies; from another address unless one is given. */
  welcome({ cookies }: Browser, address?: string): WatchedGuest {
    const guest = this.guest(address);
    for (const [name, value] of cookies) guest.cookies.set(name, value);
    return guest;
  }

  override mailsTo(email: string): Promise<readonly ShownMail[]> {
    return this.#findMails === undefined ? super.mailsTo(email) : this.#findMails(email);
  }

  /** Expects that nothing that a guest sent or got stands in a log. @param more other secrets */
  expectSilentLog(lines: readonly string[], more: readonly string[] = []): void {
    const secrets = [...this.#notes.secrets, ...more];
    expect(secrets.length).toBeGreaterThan(0);
    const log = lines.map(withoutTime);
    expect(secrets.filter((secret) => log.some((line) => line.includes(secret)))).toEqual([]);
  }

  /** Expects that none of the site's own secrets stands in any answer so far. */
  expectSilentAnswers(secrets: readonly string[]): void {
    expect(this.#notes.answers.length).toBeGreaterThan(0);
    expect(secrets.filter((secret) => this.#notes.answers.some((answer) => answer.includes(secret)))).toEqual(
      [],
    );
  }
}

/** The digits of a time may be those of a code. */
function withoutTime(line: string): string {
  return line.replace(/"time":(\d+|"[^"]*")/, '');
}
