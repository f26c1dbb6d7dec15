import { CookieSession } from '../../../server/api/cookie-session.ts';
import { createEmbeddedCrm } from '../../../server/crm/embedded-crm.ts';
import type { Club } from '../../../server/rewards-club/club.ts';
import { createLimits } from '../../../server/rewards-club/limits.ts';
import { createPasswordHasher } from '../../../server/rewards-club/password-hasher.ts';
import { type Mail, type Mailer, MailUndecided } from '../../../server/rewards-club/ports/mail.ts';
import type { Store } from '../../../server/rewards-club/ports/store.ts';
import { deriveSecrets } from '../../../server/security/secrets.ts';
import { createSessionToken } from '../../../server/security/session-cookie.ts';
import { openStore } from '../../../server/store/open-store.ts';

/**
 * A club with a clock that the test moves and a mailbox that it reads.
 * @param opened an empty database in memory by default
 */
export async function openClub(opened?: Store, passwords = createPasswordHasher()) {
  const time = { now: Date.UTC(2026, 5, 1, 9) };
  const clock = { now: () => time.now };
  const store = opened ?? (await openStore('sqlite::memory:'));
  await store.migrate();
  const mails: Mail[] = [];
  /** A slow mail system has taken a mail and does not say so in time. */
  const mailSystem = { isSlow: false };
  const mailer: Mailer = {
    send: async (mail) => {
      mails.unshift(mail);
      if (mailSystem.isSlow) throw new MailUndecided('no answer');
    },
  };
  const secrets = deriveSecrets('a secret that only this test knows, and nobody else');
  const { contacts, formSubmissions, limits } = store;
  const club: Club = {
    store,
    crm: createEmbeddedCrm({ contacts, formSubmissions, mailer, clock }),
    passwords,
    secrets,
    limits: createLimits(limits, clock, secrets),
    clock,
    siteUrl: 'https://www.example.com',
  };
  return {
    club,
    time,
    mails,
    mailSystem,
    /** Claims the waiting rows of the outbox. */
    takeQueued: async () =>
      (await store.outbox.claim('test', 50, time.now, 60_000)).map(({ kind, payload }) => ({
        kind,
        payload,
      })),
    /** A browser that has never been here. */
    visit: (address = '192.0.2.1') => {
      const token = createSessionToken();
      return new CookieSession(club, {
        address,
        token,
        sessionHash: secrets.hash('session', token.id),
        isNew: false,
        isRenewed: false,
        member: undefined,
        isGoogle: false,
        loggedInAt: 0,
        expiresAt: 0,
        userAgent: '',
        marketing: false,
        trackingCookie: undefined,
      });
    },
  };
}

export type ClubUnderTest = Awaited<ReturnType<typeof openClub>>;
