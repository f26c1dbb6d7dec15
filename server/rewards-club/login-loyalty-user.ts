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
  const member = await verifyPassword(club, session, emailKeyOf(email), password);
  return member === undefined ? refuse('LoginUnsuccessful') : signInMember(club, session, member);
}
