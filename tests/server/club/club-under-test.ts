import { expect } from 'vitest';
import type { Club } from '../../../server/club/club.ts';
import { readStoredData } from '../../../server/club/guest-data.ts';
import { createPasswordHasher } from '../../../server/club/password-hasher.ts';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import { createLimits } from '../../../server/core/limits.ts';
import type { LimitedMailer, Mail, MailUnavailable } from '../../../server/core/ports/mail.ts';
import type { Store } from '../../../server/core/ports/store.ts';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { createEmbeddedCrm } from '../../../server/crm/embedded-crm.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { ClubOfGuests, type CodeMail } from '../club-api/club-of-guests.ts';
import { Visitor } from './visitor.ts';

export const minute = 60_000;
/** Takes no time, unlike the site's own. */
export const cheapHasher = createPasswordHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } });

/** A club with a clock that the test moves and a mailbox that it reads. */
export class ClubUnderTest extends ClubOfGuests<Visitor> {
  readonly club: Club;
  readonly time = { now: Date.UTC(2026, 5, 1, 9) };
  /** The latest first. */
  readonly mails: Mail[] = [];
  /** The mail system's fault after it was given a mail. */
  readonly mailSystem: { fault?: MailUnavailable } = {};
  readonly #named = new Set<string>();
  #addresses = 0;

  constructor(store: Store, passwords = cheapHasher) {
    super();
    const clock = { now: () => this.time.now };
    const mailer: LimitedMailer = {
      send: async (mail) => {
        this.mails.unshift(mail);
        if (this.mailSystem.fault !== undefined) throw this.mailSystem.fault;
      },
      sendBy: (_kind, send) => send(),
    };
    const secrets = deriveSecrets('a secret that only this test knows, and nobody else');
    const { contacts, formSubmissions, limits } = store;
    this.club = {
      store,
      crm: createEmbeddedCrm({ contacts, formSubmissions, clock }),
      mailer,
      passwords,
      secrets,
      limits: createLimits(limits, clock, secrets),
      clock,
      siteUrl: 'https://www.example.com',
    };
  }

  /** @param address by default in a network where nobody has been */
  guest(address?: string): Visitor {
    this.#addresses += 1;
    const newAddress = `10.${this.#addresses >> 8}.${this.#addresses & 255}.1`;
    return new Visitor(this.club, address ?? newAddress, this.#named);
  }

  async codeMailTo(email: string): Promise<CodeMail | undefined> {
    const mails: readonly CodeMail[] = this.mails;
    return mails.find(({ to, code }) => emailKeyOf(to) === emailKeyOf(email) && code !== undefined);
  }

  /** Claims the waiting rows of the outbox. */
  async takeQueued() {
    const rows = await this.club.store.outbox.claim('test', 50, this.time.now, minute);
    return rows.map(({ kind, payload }) => ({ kind, payload }));
  }

  async findMember(email: string) {
    const member = await this.club.store.members.findByEmail(emailKeyOf(email));
    if (member === undefined) throw new Error('There is no such member.');
    return member;
  }

  /** Asserts that an attack changes nothing that is kept of any e-mail that somebody has named. */
  async expectUnchanged(attack: () => Promise<unknown>): Promise<void> {
    const keptOf = (emailKey: string) =>
      this.club.store.transaction((within) => readStoredData(within, emailKey));
    const before = new Map<string, unknown>();
    for (const emailKey of this.#named) before.set(emailKey, await keptOf(emailKey));
    await attack();
    const nothing = await keptOf('nobody');
    for (const emailKey of this.#named)
      expect(await keptOf(emailKey), emailKey).toEqual(before.get(emailKey) ?? nothing);
  }
}

/** @param opened an empty database in memory by default */
export async function openClub(opened?: Store, passwords = cheapHasher): Promise<ClubUnderTest> {
  const store = opened ?? (await openStore('sqlite::memory:'));
  await store.migrate();
  return new ClubUnderTest(store, passwords);
}
