import { emailKeyOf } from '../../core/email-address.ts';
import { IdentityRefused } from '../../core/ports/identity.ts';
import type { Discovery } from './discovery.ts';
import { type CallLimits, fetchBounded, parseObject } from './fetch-bounded.ts';
import type { IdClaims } from './id-token.ts';

/** The site's client at the provider. */
export interface Client {
  readonly id: string;
  readonly secret: string;
}

export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
}

const subject = 'token endpoint';

/** Errors that may appear in messages (RFC 6749, section 5.2); anything else could be data. */
const knownErrors = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
];

/**
 * Exchanges an authorization code for tokens, once.
 * @throws {IdentityRefused} if the provider rejects the code or the client, or sends no tokens
 * @throws {IdentityUnavailable} if the provider is down or its answer is unreadable
 */
export async function exchangeCode(
  { tokenEndpoint, clientAuthentication }: Discovery,
  client: Client,
  given: { readonly code: string; readonly redirectUri: string; readonly verifier: string },
  limits: CallLimits,
): Promise<Tokens> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: given.code,
    redirect_uri: given.redirectUri,
    code_verifier: given.verifier,
  });
  const headers = new Headers({ Accept: 'application/json' });
  if (clientAuthentication === 'client_secret_basic') {
    const pair = `${formEncode(client.id)}:${formEncode(client.secret)}`;
    headers.set('Authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  } else {
    body.set('client_id', client.id);
    body.set('client_secret', client.secret);
  }
  const { status, text } = await fetchBounded(
    subject,
    tokenEndpoint,
    { method: 'POST', headers, body },
    limits,
  );
  if (status !== 200) throw new IdentityRefused(`${subject}: ${nameError(text) ?? `status ${status}`}`);
  return readTokens(parseObject(subject, text));
}

function readTokens(found: Readonly<Record<string, unknown>>): Tokens {
  const { id_token: idToken, access_token: accessToken, token_type: type } = found;
  if (typeof idToken !== 'string') throw new IdentityRefused(`${subject}: no ID token`);
  // Anything else is not a valid header value.
  const isToken = typeof accessToken === 'string' && /^[\x21-\x7E]+$/.test(accessToken);
  if (!isToken) throw new IdentityRefused(`${subject}: no access token`);
  if (typeof type !== 'string' || type.toLowerCase() !== 'bearer') {
    throw new IdentityRefused(`${subject}: no bearer token`);
  }
  return { idToken, accessToken };
}

function nameError(text: string): string | undefined {
  try {
    const { error } = parseObject(subject, text);
    return knownErrors.find((known) => known === error);
  } catch {
    return undefined;
  }
}

/** Encodes client id and secret for basic authentication (RFC 6749, section 2.3.1). */
function formEncode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}

const userInfo = 'user info';

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
  const { status, text } = await fetchBounded(userInfo, userInfoUrl, { headers }, limits);
  if (status !== 200) throw new IdentityRefused(`${userInfo}: status ${status}`);
  const info = parseObject(userInfo, text);
  // A swapped access token would return another person's e-mail.
  if (info.sub !== claims.sub) throw new IdentityRefused(`${userInfo}: sub`);
  const { email } = info;
  if (typeof email !== 'string' || email === '') throw new IdentityRefused(`${userInfo}: email`);
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
