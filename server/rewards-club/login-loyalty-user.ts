import { type Club, type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';
import { signInMember } from './sign-in-member.ts';
import { verifyPassword } from './verify-password.ts';

/** Signs a member in under a new session id. An unknown e-mail and a wrong password get the same answer. */
export async function loginLoyaltyUser(
  club: Club,
  session: GuestSession,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ success: true; record_id: string; user_id: string } | Refusal> {
  const emailKey = emailKeyOf(email);
  // A password that was replaced while it was checked is checked once more: the new one may be the same with another cost.
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const verified = await verifyPassword(club, session, emailKey, password);
    if (verified === undefined) break;
    const member = await signInMember(club, session, emailKey, false, async ({ members }) => {
      const found = await members.find(verified.id);
      return found?.passwordHash === verified.passwordHash ? found : undefined;
    });
    if (member !== undefined) return { success: true, record_id: member.recordId ?? '', user_id: member.id };
  }
  return refuse('LoginUnsuccessful');
}
