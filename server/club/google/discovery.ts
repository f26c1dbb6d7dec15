import { isPrivateUrl } from '../../core/client-address.ts';
import type { Clock } from '../../core/clock.ts';
import { IdentityUnavailable } from '../../core/ports/identity.ts';
import { type CallLimits, fetchBounded, parseObject } from './fetch-bounded.ts';

/** A cached remote value. */
export interface CachedValue<T> {
  /** The cached value; loads it if it is missing or too old. Errors are not cached. */
  get(): Promise<T>;
  /** Reloads the value, unless it was loaded within the minimum age. */
  renew(): Promise<T>;
}

export interface Ages {
  /** Lifetime of a value, in milliseconds. */
  readonly most: number;
  /** Minimum age for a reload, in milliseconds. */
  readonly least: number;
}

/** Caches the result of `load`; concurrent callers share one call. */
export function createCachedValue<T>(load: () => Promise<T>, clock: Clock, ages: Ages): CachedValue<T> {
  let cached: { readonly value: T; readonly loadedAt: number } | undefined;
  let loading: Promise<T> | undefined;

  const reload = () => {
    loading ??= load()
      .then((value) => {
        cached = { value, loadedAt: clock.now() };
        return value;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const giveUnlessOlder = (age: number) =>
    cached !== undefined && clock.now() - cached.loadedAt < age ? Promise.resolve(cached.value) : reload();

  return { get: () => giveUnlessOlder(ages.most), renew: () => giveUnlessOlder(ages.least) };
}

/** The provider's metadata (OpenID Connect Discovery 1.0, section 3). */
export interface Discovery {
  /** The `iss` of tokens. */
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
  /** Client authentication at the token endpoint. */
  readonly clientAuthentication: 'client_secret_basic' | 'client_secret_post';
}

const subject = 'discovery';

/**
 * Reads the provider's metadata.
 * @throws {IdentityUnavailable} if it cannot be read, lacks an endpoint, or belongs to another issuer
 */
export async function readDiscovery(issuerUrl: string, limits: CallLimits): Promise<Discovery> {
  const wanted = withoutSlash(issuerUrl);
  const url = `${wanted}/.well-known/openid-configuration`;
  const { status, text } = await fetchBounded(
    subject,
    url,
    { headers: { Accept: 'application/json' } },
    limits,
  );
  if (status !== 200) throw new IdentityUnavailable(`${subject}: status ${status}`);
  const found = parseObject(subject, text);
  const { issuer } = found;
  if (typeof issuer !== 'string' || withoutSlash(issuer) !== wanted) {
    throw new IdentityUnavailable(`${subject}: another issuer`);
  }
  const endpoint = (name: string) => {
    const value = found[name];
    if (isPrivateUrl(value)) return value;
    throw new IdentityUnavailable(`${subject}: no usable ${name}`);
  };
  return {
    issuer,
    authorizationEndpoint: endpoint('authorization_endpoint'),
    tokenEndpoint: endpoint('token_endpoint'),
    jwksUri: endpoint('jwks_uri'),
    clientAuthentication: chooseAuthentication(found.token_endpoint_auth_methods_supported),
  };
}

/** The protocol's default is Basic. */
function chooseAuthentication(supported: unknown): Discovery['clientAuthentication'] {
  if (!Array.isArray(supported)) return 'client_secret_basic';
  const isBasicOnly = supported.includes('client_secret_basic') && !supported.includes('client_secret_post');
  return isBasicOnly ? 'client_secret_basic' : 'client_secret_post';
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
