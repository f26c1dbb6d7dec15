import { changeOwnAccount } from '../change-own-account.ts';
import { type Club, type Refusal, refuse } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';
import { enqueue } from '../outbox-entries.ts';
import { admitMember, isJustLoggedIn } from '../require-member.ts';

/**
 * Removes a passkey of the signed-in member, and notifies the member by mail. Refused later than 15 minutes after the
 * log-in.
 * @returns false, and nothing is done, if it is nobody's or somebody else's
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function removePasskey(
  club: Club,
  session: GuestSession,
  { id }: { readonly id: string },
): Promise<boolean | Refusal> {
  await admitMember(club, session);
  if (!isJustLoggedIn(club, session)) return refuse();
  return changeOwnAccount(club, session, async (within, { id: memberId, emailKey, email: to, locale }) => {
    const own = await within.passkeys.listOfMember(memberId);
    if (!own.some((passkey) => passkey.id === id)) return false;
    await within.passkeys.remove(id, memberId);
    const notice = { emailKey, to, kind: 'passkeyRemoved', locale } as const;
    await enqueue(within.outbox, 'notice', notice, club.clock.now());
    return true;
  });
}
