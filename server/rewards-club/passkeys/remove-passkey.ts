import type { Club } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';
import { limitsOf } from '../limit-table.ts';
import { requireMember } from '../require-member.ts';

/**
 * Removes a passkey of the signed-in member; does nothing if it is nobody's or somebody else's.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function removePasskey(
  { store, limits }: Club,
  session: GuestSession,
  { id }: { readonly id: string },
): Promise<{ success: true }> {
  const member = requireMember(session);
  await limits.consume(limitsOf('member', session));
  const own = await store.passkeys.listOfMember(member.id);
  if (own.some((passkey) => passkey.id === id)) await store.passkeys.remove(id, member.id);
  return { success: true };
}
