import { emailKeyOf } from '../rewards-club/email-key.ts';
import { IdentityRefused } from '../rewards-club/ports/identity.ts';
import type { IdClaims } from './check-id-token.ts';
import { type CallLimits, fetchBounded, parseObject } from './fetch-bounded.ts';

const subject = 'user info';

/**
 * Reads the person's e-mail from the provider and requires that it is verified: at least one of ID token and user info
 * has `email_verified`, and none says other than true.
 * @throws {IdentityRefused} if the token is rejected, or the e-mail is missing, unverified or another person's
 * @throws {IdentityUnavailable} if the provider is down or its answer is unreadable
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
  // A swapped access token would return another person's e-mail.
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
