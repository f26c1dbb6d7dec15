import { ApiError } from '../core/api-error.ts';
import { limitsOf } from '../core/limit-table.ts';
import { changeOwnAccount } from './account.ts';
import {
  admitMember,
  askCrm,
  type Club,
  findVerifiedFlow,
  type GuestSession,
  isJustLoggedIn,
  type Refusal,
  refuse,
  requireMember,
} from './club.ts';
import { exportGuest } from './guest-data.ts';
import { enqueue } from './outbox-entries.ts';
import { removeGuest } from './remove-guest.ts';

/**
 * All data about the signed-in member. Excludes the texts of mails, because a stranger at an open session could read a
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

/**
 * Ends the links of the member's account to identities, and the other sessions that they have opened. A code by mail
 * still sets a password, so nobody is locked out. Refused later than 15 minutes after the log-in.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function unlinkIdentities(
  club: Club,
  session: GuestSession,
  { locale }: { readonly locale: string },
): Promise<{ success: true } | Refusal> {
  await admitMember(club, session);
  if (!isJustLoggedIn(club, session)) return refuse();
  await changeOwnAccount(club, session, async (within, { id, emailKey, email: to }) => {
    const count = await within.members.removeIdentities(id);
    if (count === 0) return;
    const sessions = await within.sessions.listOfMember(id);
    const opened = sessions.filter(({ isGoogle, hash }) => isGoogle && hash !== session.sessionHash);
    for (const { hash } of opened) await within.sessions.remove(hash);
    await enqueue(
      within.outbox,
      'notice',
      { emailKey, to, kind: 'accountUnlinked', locale },
      club.clock.now(),
    );
  });
  return { success: true };
}
