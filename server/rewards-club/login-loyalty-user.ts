import { type Club, type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';
import { enqueueRecordId } from './outbox-entries.ts';
import { verifyPassword } from './verify-password.ts';

/** Signs a member in under a new session id. An unknown e-mail and a wrong password get the same answer. */
export async function loginLoyaltyUser(
  club: Club,
  session: GuestSession,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ success: true; record_id: string; user_id: string } | Refusal> {
  const emailKey = emailKeyOf(email);
  const member = await verifyPassword(club, session, emailKey, password);
  if (member === undefined) return refuse('LoginUnsuccessful');
  await session.signIn(member, { isGoogle: false });
  if (member.recordId === null) {
    const entry = { emailKey, email: member.email, memberId: member.id };
    await enqueueRecordId(club.store.outbox, entry, club.clock.now());
  }
  return { success: true, record_id: member.recordId ?? '', user_id: member.id };
}
