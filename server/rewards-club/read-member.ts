import type { Club } from './club.ts';
import { askCrm } from './contact-calls.ts';
import { Fault } from './fault.ts';
import { minute } from './limits.ts';
import type { Visit } from './visit.ts';

/** What a member is shown of what the club keeps; '' where there is nothing. */
export interface MemberDetails {
  readonly email: string;
  readonly recordId: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly hasPassword: boolean;
}

/**
 * Reads the visitor's own account and contact.
 * @throws {Fault} 403 where nobody is signed in
 */
export async function readMember(club: Club, visit: Visit): Promise<MemberDetails> {
  const { member } = visit;
  if (member === undefined) throw new Fault('NotMember');
  await club.limits.take([
    { name: 'member/session', subject: [visit.sessionHash], most: 60, windowMilliseconds: minute },
  ]);
  const contact = await askCrm(club.crm, (crm) => crm.findContact(member.email));
  const { firstname = '', lastname = '', phone = '' } = contact?.properties ?? {};
  const { email, recordId, passwordHash } = member;
  return { email, recordId: recordId ?? '', firstname, lastname, phone, hasPassword: passwordHash !== null };
}
