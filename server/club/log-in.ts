import { ApiError } from '../core/api-error.ts';
import { emailKeyOf } from '../core/email-address.ts';
import { limitsOf } from '../core/limit-table.ts';
import { consumeFirst, type Limit } from '../core/limits.ts';
import type { Member } from '../core/ports/member-stores.ts';
import type { Store } from '../core/ports/store.ts';
import { type Club, type GuestSession, type Refusal, refuse } from './club.ts';
import { enqueue } from './outbox-entries.ts';
import type { Asker, Verdict } from './password-hasher.ts';

const day = 24 * 60 * 60 * 1000;

/** How long a member's session lasts after the log-in, in milliseconds. */
export const longestAge = 30 * day;
/** How long it lasts without a call. */
const longestPause = 14 * day;

/**
 * When a member's session ends unless it is used again. Times in milliseconds since 1970.
 * @param createdAt when the member logged in
 * @param lastSeenAt when the session was last used
 */
export function sessionEnd(createdAt: number, lastSeenAt: number): number {
  return Math.min(createdAt + longestAge, lastSeenAt + longestPause);
}

/** Moves all rows of a session to its new id. */
export async function moveSession(within: Store, from: string, to: string): Promise<void> {
  await within.flows.moveToSession(from, to);
  await within.resetKeys.moveToSession(from, to);
  await within.sessions.rename(from, to);
}

/** The most sessions of an account; the oldest ends when another begins. */
const mostSessions = 20;

/**
 * Signs a member in under a new session id. A missing contact of the CRM is created later.
 * @param emailKey of the account
 * @param admit finds the member in the transaction that adds the session, and checks again what the guest has proven
 * @returns undefined if `admit` returns undefined
 */
export function signInMember(
  { store }: Club,
  session: GuestSession,
  emailKey: string,
  isGoogle: boolean,
  admit: (within: Store) => Promise<Member | undefined>,
): Promise<Member | undefined> {
  return session.signIn(isGoogle, (begun, former) =>
    store.accountTransaction(emailKey, async (within) => {
      const member = await admit(within);
      if (member === undefined) return undefined;
      if (former !== undefined) await within.sessions.remove(former);
      const open = await within.sessions.listOfMember(member.id);
      for (const { hash } of open.slice(0, Math.max(0, open.length - mostSessions + 1)))
        await within.sessions.remove(hash);
      await within.sessions.add({ ...begun, memberId: member.id });
      const { id: memberId, email } = member;
      if (member.recordId === null)
        await enqueue(within.outbox, 'record-id', { emailKey, email, memberId }, begun.createdAt);
      return member;
    }),
  );
}

/**
 * The member whose password this is; undefined if it is wrong. An unknown e-mail and a wrong password take the same
 * time. Counts wrong passwords by address and by e-mail. On a device where the member has logged in before, counts them
 * by device only, so that strangers cannot lock the member out. Right passwords have limits, too, because each costs a
 * hash.
 */
export async function verifyPassword(
  club: Club,
  session: GuestSession,
  emailKey: string,
  password: string,
): Promise<Member | undefined> {
  const { limits } = club;
  const [wrongTries, tries] = limitsOfTry(session, emailKey);
  // Counted before the password is checked, so that concurrent attempts all count.
  const counts = await limits.consume([...wrongTries, ...tries]);
  const asker = { address: session.address, emailKey };
  const { member, verdict } = await check(club, asker, password).catch(async (thrown: unknown) => {
    // The password was not checked.
    await limits.refund([...wrongTries, ...tries]);
    throw thrown;
  });
  if (member === undefined || verdict === 'wrong') {
    const isLast = wrongTries.some(
      ({ name, most }, index) => name.startsWith('wrong-login/email/') && counts[index] === most,
    );
    if (member !== undefined && isLast) await notifyOfWrong(club, member);
    return undefined;
  }
  await limits.refund(wrongTries);
  // A right password resets the count of wrong ones.
  await limits.forget(limitsOf('wrong-login', {}, emailKey));
  // Counted after the check, so that strangers with wrong passwords cannot use up this limit.
  await limits.consume(limitsOf('right-login', {}, emailKey));
  return verdict === 'outdated' ? hashAgain(club, member, password, asker) : member;
}

/** The limits of wrong passwords, and the limits of all log-ins. */
function limitsOfTry(
  session: GuestSession,
  emailKey: string,
): readonly [wrong: readonly Limit[], every: readonly Limit[]] {
  const device = session.deviceOf(emailKey);
  return device === undefined
    ? [limitsOf('wrong-login', session, emailKey), limitsOf('login', session, emailKey)]
    : [limitsOf('wrong-login-known', { device }, emailKey), limitsOf('login-known', { device }, emailKey)];
}

async function check(
  { store, passwords }: Club,
  asker: Asker,
  password: string,
): Promise<{ readonly member: Member | undefined; readonly verdict: Verdict }> {
  const member = await store.members.findByEmail(asker.emailKey);
  return { member, verdict: await passwords.verify(password, member?.passwordHash, asker) };
}

/** Rehashes the password with the current cost. A busy server leaves this to the next log-in. */
async function hashAgain(
  { store, passwords }: Club,
  member: Member,
  password: string,
  asker: Asker,
): Promise<Member> {
  const passwordHash = await passwords.hash(password, asker).catch((thrown: unknown) => {
    if (thrown instanceof ApiError) return undefined;
    throw thrown;
  });
  if (passwordHash === undefined) return member;
  const isReplaced = await store.members.replacePassword(member.id, member.passwordHash, passwordHash);
  return isReplaced ? { ...member, passwordHash } : member;
}

/** Mails the member that wrong passwords have locked the account for unknown devices; once a day at most. */
async function notifyOfWrong({ store, limits, clock }: Club, member: Member): Promise<void> {
  const { email: to, emailKey, locale } = member;
  const notices = limitsOf('login-notice', {}, emailKey);
  if ((await consumeFirst(limits, [notices, []])).length === 0) return;
  await enqueue(store.outbox, 'notice', { emailKey, to, kind: 'wrongLogIns', locale }, clock.now());
}

/** Signs a member in under a new session id. An unknown e-mail and a wrong password get the same answer. */
export async function loginLoyaltyUser(
  club: Club,
  session: GuestSession,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ success: true; record_id: string; user_id: string } | Refusal> {
  const emailKey = emailKeyOf(email);
  // Checks once more if the hash was replaced meanwhile: it may be the same password with another cost.
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const verified = await verifyPassword(club, session, emailKey, password);
    if (verified === undefined) break;
    const member = await signInMember(club, session, emailKey, false, async ({ members }) => {
      const found = await members.find(verified.id);
      return found?.passwordHash === verified.passwordHash ? found : undefined;
    });
    if (member !== undefined) return { success: true, record_id: member.recordId ?? '', user_id: member.id };
  }
  return refuse('LoginUnsuccessful');
}
