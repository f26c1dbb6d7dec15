import { changeOwnAccount } from '../change-own-account.ts';
import type { Club } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';
import { admitMember } from '../require-member.ts';

/**
 * Ends one of the member's sessions.
 * @param id the session's hash
 * @returns false, and nothing is done, if it is nobody's or somebody else's
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function endSession(
  club: Club,
  session: GuestSession,
  { id }: { readonly id: string },
): Promise<boolean> {
  await admitMember(club, session);
  return changeOwnAccount(club, session, async ({ sessions }, member) => {
    const own = await sessions.listOfMember(member.id);
    const isOwn = own.some(({ hash }) => hash === id);
    if (isOwn) await sessions.remove(id);
    return isOwn;
  });
}

/**
 * Ends all of the member's sessions but the one that asks.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function endOtherSessions(club: Club, session: GuestSession): Promise<{ success: true }> {
  await admitMember(club, session);
  await changeOwnAccount(club, session, ({ sessions }, { id }) =>
    sessions.removeOfMember(id, session.sessionHash),
  );
  return { success: true };
}
