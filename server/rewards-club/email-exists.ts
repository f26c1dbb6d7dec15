import type { Club, Refusal } from './club.ts';
import { refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import { checkFirstEmail } from './form-rules.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';

/** Reports whether an e-mail has an account. Pins the e-mail to the session either way. */
export async function emailExists(
  club: Club,
  session: GuestSession,
  { email }: { readonly email: string },
): Promise<{ readonly success: true } | Refusal> {
  await club.limits.consume(limitsOf('email-exists', session));
  const problem = checkFirstEmail(email);
  if (problem !== undefined) return refuse(problem);
  const emailKey = emailKeyOf(email);
  session.pin(emailKey);
  const member = await club.store.members.findByEmail(emailKey);
  return member === undefined ? refuse() : { success: true };
}
