import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { enqueue } from './outbox-entries.ts';
import type { Member } from './ports/member-store.ts';

/** Signs a member in under a new session id. A missing contact of the CRM is created later. */
export async function signInMember(
  club: Club,
  session: GuestSession,
  member: Member,
): Promise<{ success: true; record_id: string; user_id: string }> {
  const { id, email, emailKey, recordId } = member;
  await session.signIn(member, { isGoogle: false });
  if (recordId === null)
    await enqueue(club.store.outbox, 'record-id', { emailKey, email, memberId: id }, club.clock.now());
  return { success: true, record_id: recordId ?? '', user_id: id };
}
