import { createLocalJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Clock } from '../../core/clock.ts';
import { IdentityRefused, IdentityUnavailable } from '../../core/ports/identity.ts';
import type { CachedValue } from './discovery.ts';
import { type CallLimits, fetchBounded, parseObject } from './fetch-bounded.ts';

/** The expected claims of an ID token. */
export interface Expectation {
  /** The accepted issuers. */
  readonly issuers: readonly string[];
  readonly clientId: string;
  readonly nonce: string;
}

/** The claims of a valid token; only `sub` is always present. */
export type IdClaims = JWTPayload & { readonly sub: string };

/** Accepted clock difference to the provider, in seconds. */
const leeway = 60;
/** Maximum age of a token in seconds; it comes straight from the token endpoint. */
const mostAge = 600;

/**
 * Checks an ID token: signature (RS256 only), iss, aud, azp, exp, iat, nonce, sub. Reloads the keys if the token names
 * an unknown one.
 * @throws {IdentityRefused} names the failed check
 * @throws {IdentityUnavailable} if the keys cannot be loaded
 */
export async function checkIdToken(
  token: string,
  keys: CachedValue<JWTVerifyGetKey>,
  expected: Expectation,
  clock: Clock,
): Promise<IdClaims> {
  const verify = async (key: JWTVerifyGetKey) => {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      issuer: [...expected.issuers],
      audience: expected.clientId,
      requiredClaims: ['sub', 'exp'],
      clockTolerance: leeway,
      maxTokenAge: mostAge,
      currentDate: new Date(clock.now()),
    });
    return payload;
  };
  const known = await keys.get();
  const payload = await verify(known)
    .catch(async (thrown: unknown) => {
      if (!(thrown instanceof errors.JWKSNoMatchingKey)) throw thrown;
      return verify(await keys.renew());
    })
    .catch((thrown: unknown) => {
      throw explain(thrown);
    });
  return checkClaims(payload, expected);
}

/** Loads the provider's keys. */
export async function readKeys(jwksUri: string, limits: CallLimits): Promise<JWTVerifyGetKey> {
  const { status, text } = await fetchBounded('keys', jwksUri, {}, limits);
  if (status !== 200) throw new IdentityUnavailable(`keys: status ${status}`);
  const { keys } = parseObject('keys', text);
  if (!Array.isArray(keys)) throw new IdentityUnavailable('keys: no key set');
  try {
    return createLocalJWKSet({ keys });
  } catch {
    throw new IdentityUnavailable('keys: no key set');
  }
}

function checkClaims(payload: JWTPayload, { clientId, nonce }: Expectation): IdClaims {
  const { aud, azp, sub } = payload;
  if ([aud].flat().some((audience) => audience !== clientId)) throw new IdentityRefused('ID token: aud');
  if (azp !== undefined && azp !== clientId) throw new IdentityRefused('ID token: azp');
  if (nonce === '' || payload.nonce !== nonce) throw new IdentityRefused('ID token: nonce');
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new IdentityRefused('ID token: sub');
  return { ...payload, sub };
}

function explain(thrown: unknown): unknown {
  if (thrown instanceof IdentityUnavailable) return thrown;
  if (thrown instanceof errors.JWTClaimValidationFailed || thrown instanceof errors.JWTExpired) {
    return new IdentityRefused(`ID token: ${thrown.claim}`);
  }
  // Any other error means an unusable key.
  return new IdentityRefused(`ID token: ${thrown instanceof errors.JOSEError ? thrown.code : 'key'}`);
}

/**
 * Whether Google runs the mailbox of an e-mail: its own domains, and those of Workspace, which `hd` names. For any other,
 * `email_verified` says only that the guest could read the mailbox when the account was made.
 * @see https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export function isMailboxProvider(email: string, { hd }: IdClaims): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === 'gmail.com' || domain === 'googlemail.com' || domain === hd;
}
