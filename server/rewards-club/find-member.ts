import type { Schemas } from '../../generated/api/operations.ts';
import { askCrm } from './ask-crm.ts';
import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';
import { admitMember } from './require-member.ts';

/**
 * Reads the member's own account and contact for display; '' where a value is unknown.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function findMember(club: Club, session: GuestSession): Promise<Schemas['MemberDetails']> {
  const member = await admitMember(club, session);
  await club.limits.consume(limitsOf('member-details', session, member.emailKey));
  const contact = await askCrm(club.crm, (crm) => crm.findContact(member.email));
  const { firstname = '', lastname = '', phone = '' } = contact?.properties ?? {};
  const { email, recordId, passwordHash } = member;
  return { email, recordId: recordId ?? '', firstname, lastname, phone, hasPassword: passwordHash !== null };
}
