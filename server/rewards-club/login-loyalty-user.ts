import { type Club, type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';
import { type Limit, minute } from './limits.ts';
import { enqueueRecordId } from './outbox-entries.ts';

const window = { windowMilliseconds: 15 * minute };

/**
 * Signs a member in under a new session id. An unknown e-mail and a wrong password take the same time and get the
 * same answer. Failed attempts are counted by client address, so that nobody can lock out another member.
 */
export async function loginLoyaltyUser(
  { store, limits, passwords, clock }: Club,
  session: GuestSession,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ success: true; record_id: string; user_id: string } | Refusal> {
  const emailKey = emailKeyOf(email);
  const wrongTries: readonly Limit[] = [
    { name: 'login/email', subject: [emailKey, session.address], most: 10, ...window },
    { name: 'login/address', subject: [session.address], most: 30, ...window },
  ];
  // Counted before the password is checked, so that concurrent attempts all count.
  await limits.consume(wrongTries);
  const member = await store.members.findByEmail(emailKey);
  const isRight = await passwords.verify(password, member?.passwordHash);
  if (member === undefined || !isRight) return refuse('LoginUnsuccessful');
  await limits.refund(wrongTries);
  await session.signIn(member, { isGoogle: false });
  if (member.recordId === null) {
    await enqueueRecordId(store.outbox, { emailKey, email: member.email, memberId: member.id }, clock.now());
  }
  return { success: true, record_id: member.recordId ?? '', user_id: member.id };
}
