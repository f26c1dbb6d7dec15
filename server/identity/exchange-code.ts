import { IdentityRefused } from '../rewards-club/ports/identity.ts';
import type { Discovery } from './discovery.ts';
import { type CallLimits, fetchBounded, parseObject } from './fetch-bounded.ts';

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
