import { changeOwnAccount } from '../change-own-account.ts';
import { type Club, type Refusal, refuse } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';
import { enqueue } from '../outbox-entries.ts';
import { admitMember, isJustLoggedIn } from '../require-member.ts';

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
