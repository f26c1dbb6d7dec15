import { ApiError } from '../api-error.ts';
import { askCrm } from '../ask-crm.ts';
import type { Club } from '../club.ts';
import { exportGuest } from '../guest-data/export-guest.ts';
import type { GuestSession } from '../guest-session.ts';
import { limitsOf } from '../limit-table.ts';
import { requireMember } from '../require-member.ts';

/**
 * All data about the signed-in member. Without the texts of mails: whoever has found an open session must not find a
 * code in them.
 * @throws {ApiError} 403 if nobody is signed in, 503 if the CRM does not answer
 */
export async function exportMemberData(club: Club, session: GuestSession) {
  const { email, emailKey } = requireMember(session);
  await club.limits.consume(limitsOf('export', session, emailKey));
  const data = await askCrm(club.crm, (crm) => exportGuest({ ...club, crm }, email));
  // The account was removed meanwhile.
  if (data === undefined) throw new ApiError('NotMember');
  const mailbox = data.mailbox.map(({ to, subject, locale, sentAt }) => ({ to, subject, locale, sentAt }));
  return { ...data, mailbox };
}
