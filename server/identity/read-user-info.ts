import { emailKeyOf } from '../rewards-club/email-key.ts';
import { IdentityRefused } from '../rewards-club/ports/identity.ts';
import type { IdClaims } from './check-id-token.ts';
import { type CallLimits, fetchBounded, parseObject } from './fetch-bounded.ts';

const subject = 'user info';

/**
 * Asks the provider for the person's e-mail, and makes sure that it is proven: whoever speaks of it, the ID token or
 * the user info, says `email_verified: true`, and at least one does.
 * @throws {IdentityRefused} the token is not accepted, another person's e-mail, no e-mail, or one that is not proven
 * @throws {IdentityUnavailable} the provider is away or gives something unreadable
 */
export async function readVerifiedEmail(
  userInfoUrl: string,
  accessToken: string,
  claims: IdClaims,
  limits: CallLimits,
): Promise<string> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${accessToken}` };
  const { status, text } = await fetchBounded(subject, userInfoUrl, { headers }, limits);
  if (status !== 200) throw new IdentityRefused(`${subject}: status ${status}`);
  const info = parseObject(subject, text);
  // A swapped access token would bring another person's e-mail.
  if (info.sub !== claims.sub) throw new IdentityRefused(`${subject}: sub`);
  const { email } = info;
  if (typeof email !== 'string' || email === '') throw new IdentityRefused(`${subject}: email`);
  checkVerified(email, claims, info);
  return email;
}

function checkVerified(email: string, ...sources: readonly Readonly<Record<string, unknown>>[]): void {
  const speaking = sources.filter((source) => Object.hasOwn(source, 'email_verified'));
  const isVerified = speaking.length > 0 && speaking.every((source) => source.email_verified === true);
  if (!isVerified) throw new IdentityRefused('email_verified');
  const others = sources.flatMap((source) => (Object.hasOwn(source, 'email') ? [source.email] : []));
  const isSame = (other: unknown) => typeof other === 'string' && emailKeyOf(other) === emailKeyOf(email);
  if (!others.every(isSame)) throw new IdentityRefused('ID token: email');
}
