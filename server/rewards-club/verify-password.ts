import { ApiError } from './api-error.ts';
import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
import { consumeFirst, type Limit } from './limits.ts';
import { enqueue } from './outbox-entries.ts';
import type { Asker, Verdict } from './password-hasher.ts';
import type { Member } from './ports/member-store.ts';

/**
 * The member whose password this is; undefined if it is wrong. An unknown e-mail and a wrong password take the same
 * time. Wrong passwords are counted by address and by e-mail; on a device where the member has logged in before, by
 * device alone, so that no stranger can lock the member out there. Right ones have limits, too, because each takes a hash.
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
  // Only wrong passwords in a row close an account.
  await limits.forget(limitsOf('wrong-login', {}, emailKey));
  // Counted once the password is known to be right, so that no stranger can use it up.
  await limits.consume(limitsOf('right-login', {}, emailKey));
  return verdict === 'outdated' ? hashAgain(club, member, password, asker) : member;
}

/** The limits of wrong tries, and those that right ones count against as well. */
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

/** Keeps the password with today's cost; while the server is busy, the next log-in does. */
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
  const isKept = await store.members.replacePassword(member.id, member.passwordHash, passwordHash);
  return isKept ? { ...member, passwordHash } : member;
}

/** Tells the member that wrong passwords have closed the account to unknown devices for a while; once a day at most. */
async function notifyOfWrong({ store, limits, clock }: Club, member: Member): Promise<void> {
  const { email: to, emailKey, locale } = member;
  const notices = limitsOf('login-notice', {}, emailKey);
  if ((await consumeFirst(limits, [notices, []])).length === 0) return;
  await enqueue(store.outbox, 'notice', { emailKey, to, kind: 'wrongLogIns', locale }, clock.now());
}
