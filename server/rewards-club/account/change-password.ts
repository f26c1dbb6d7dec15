import type { Schemas } from '../../../generated/api/operations.ts';
import { changeOwnAccount } from '../change-own-account.ts';
import { type Club, type Refusal, refuse } from '../club.ts';
import { checkPassword } from '../form-rules.ts';
import type { GuestSession } from '../guest-session.ts';
import { moveSession } from '../move-session.ts';
import { enqueuePasswordNotice } from '../password-notice.ts';
import { requireMember } from '../require-member.ts';
import { verifyPassword } from '../verify-password.ts';

/**
 * Replaces the password of the signed-in member, gives the session a new id, and ends all other sessions and proofs of
 * the e-mail. Wrong present passwords count as wrong log-ins.
 * @throws {ApiError} 403 if nobody is signed in, or a reset has ended the session meanwhile
 */
export async function changePassword(
  club: Club,
  session: GuestSession,
  { password, newPassword, locale }: Schemas['ChangePasswordRequest'],
): Promise<{ success: true } | Refusal> {
  const { id, email, emailKey } = requireMember(session);
  const problem = checkPassword(newPassword, email);
  if (problem !== undefined) return refuse(problem);
  const member = await verifyPassword(club, session, emailKey, password);
  if (member === undefined || member.id !== id) return refuse('LoginUnsuccessful');
  const hash = await club.passwords.hash(newPassword, { address: session.address, emailKey });
  const isDone = await session.renew((from, to) =>
    changeOwnAccount(club, session, async (within) => {
      if (!(await within.members.replacePassword(id, member.passwordHash, hash))) return false;
      await within.resetKeys.removeOfMember(id);
      await within.flows.endByEmail(emailKey);
      await within.sessions.removeOfMember(id, from);
      await moveSession(within, from, to);
      await enqueuePasswordNotice(within, member, locale, club.clock.now());
      return true;
    }),
  );
  return isDone ? { success: true } : refuse('LoginUnsuccessful');
}
