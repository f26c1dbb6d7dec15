import type { Club } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';
import { admitMember } from '../require-member.ts';

/**
 * Removes a passkey of the signed-in member; does nothing if it is nobody's or somebody else's.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function removePasskey(
  club: Club,
  session: GuestSession,
  { id }: { readonly id: string },
): Promise<{ success: true }> {
  const member = await admitMember(club, session);
  const own = await club.store.passkeys.listOfMember(member.id);
  if (own.some((passkey) => passkey.id === id)) await club.store.passkeys.remove(id, member.id);
  return { success: true };
}
