import type { Club, Refusal } from './club.ts';
import { refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import { minute } from './limits.ts';
import type { Visit } from './visit.ts';

/** Tells whether an e-mail has an account, and pins it to the session either way. */
export async function checkEmail(
  club: Club,
  visit: Visit,
  { email }: { readonly email: string },
  isEmail: (text: string) => boolean,
): Promise<{ readonly success: boolean } | Refusal> {
  const window = { windowMilliseconds: minute };
  await club.limits.take([
    { name: 'email-exists/address', subject: [visit.address], most: 20, ...window },
    { name: 'email-exists/session', subject: [visit.sessionHash], most: 20, ...window },
  ]);
  if (!isEmail(email)) return refuse('InvalidEmail');
  const emailKey = emailKeyOf(email);
  visit.pin(emailKey);
  return { success: (await club.store.members.findByEmail(emailKey)) !== undefined };
}
