import type { Schemas } from '../../generated/api/operations.ts';
import { askCrm } from './ask-crm.ts';
import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { admitMember } from './require-member.ts';

/**
 * Reads the member's own account and contact for display; '' where a value is unknown.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function findMember(club: Club, session: GuestSession): Promise<Schemas['MemberDetails']> {
  const member = await admitMember(club, session);
  const contact = await askCrm(club.crm, (crm) => crm.findContact(member.email));
  const { firstname = '', lastname = '', phone = '' } = contact?.properties ?? {};
  const { email, recordId, passwordHash } = member;
  return { email, recordId: recordId ?? '', firstname, lastname, phone, hasPassword: passwordHash !== null };
}
