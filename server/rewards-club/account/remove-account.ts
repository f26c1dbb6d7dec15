import { ApiError } from '../api-error.ts';
import { askCrm } from '../ask-crm.ts';
import type { Club } from '../club.ts';
import { removeGuest } from '../guest-data/remove-guest.ts';
import type { GuestSession } from '../guest-session.ts';
import { admitMember } from '../require-member.ts';
import { findVerifiedFlow } from '../verified-flow.ts';

/**
 * Removes all data about the signed-in member, whose session has verified a code for it, and signs out.
 * @throws {ApiError} 403 if nobody is signed in or no code was verified; 503 if only the CRM knows the contact and does
 *   not answer
 */
export async function removeAccount(club: Club, session: GuestSession): Promise<{ success: true }> {
  const { email, emailKey, recordId } = await admitMember(club, session);
  if (recordId === null) await askCrm(club.crm, (crm) => crm.findContact(email));
  await removeGuest(club, email, async (within) => {
    const open = await within.sessions.find(session.sessionHash, club.clock.now());
    const flow = await findVerifiedFlow({ ...club, store: within }, session, emailKey, 'removal');
    if (open === undefined || flow === undefined) throw new ApiError('NotVerified');
  });
  await session.signOut();
  return { success: true };
}
