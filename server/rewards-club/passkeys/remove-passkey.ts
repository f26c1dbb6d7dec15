import type { Club } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';
import { limitsOf } from '../limit-table.ts';
import { requireMember } from '../require-member.ts';

/**
 * Removes a passkey of the signed-in member.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function removePasskey(
  { store, limits }: Club,
  session: GuestSession,
  { id }: { readonly id: string },
): Promise<{ success: true }> {
  const member = requireMember(session);
  await limits.consume(limitsOf('member', session));
  await store.passkeys.remove(id, member.id);
  return { success: true };
}
