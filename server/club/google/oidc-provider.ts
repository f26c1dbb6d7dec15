import { createHash } from 'node:crypto';
import { isPrivateUrl } from '../../core/client-address.ts';
import type { Clock } from '../../core/clock.ts';
import type { IdentityProvider } from '../../core/ports/identity.ts';
import { createToken } from '../../core/secrets.ts';
import { createCachedValue, type Discovery, readDiscovery } from './discovery.ts';
import { type Client, exchangeCode, readVerifiedEmail } from './exchange-code.ts';
import { checkIdToken, isMailboxProvider, readKeys } from './id-token.ts';

export interface IdentityOptions {
  /** Issuer of the tokens and base URL of the provider; https, or http on loopback. */
  readonly issuerUrl: string;
  /** User-info endpoint; https, or http on loopback. */
  readonly userInfoUrl: string;
  readonly client: Client;
  readonly clock: Clock;
  /** Time limit of each call; 5 seconds by default. */
  readonly timeoutMilliseconds?: number;
}

const minute = 60_000;
const mostBytes = 100_000;
const scope = 'openid email profile';

/** Both issuers occur in Google’s tokens; accounts are stored under the first. */
const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Sign-in with an OpenID provider, Google by default: authorization code flow with state, nonce and PKCE.
 * The caller must bind state, nonce and verifier to the guest’s session and use them once.
 * @throws {TypeError} if a URL is neither https nor http on loopback
 */
export function createIdentityProvider(options: IdentityOptions): IdentityProvider {
  const { issuerUrl, userInfoUrl, client, clock, timeoutMilliseconds = 5000 } = options;
  if (!isPrivateUrl(issuerUrl)) throw new TypeError('The issuer URL is neither https nor http on loopback.');
  if (!isPrivateUrl(userInfoUrl))
    throw new TypeError('The user-info URL is neither https nor http on loopback.');
  const limits = { timeoutMilliseconds, mostBytes };
  const ages = { most: 60 * minute, least: minute / 2 };
  const discovery = createCachedValue(() => readDiscovery(issuerUrl, limits), clock, ages);
  const keys = createCachedValue(async () => readKeys((await discovery.get()).jwksUri, limits), clock, ages);

  return {
    async start(redirectUri) {
      const { authorizationEndpoint } = await discovery.get();
      // A token has the minimum length of a PKCE verifier.
      const [state, nonce, verifier] = [createToken(), createToken(), createToken()];
      const url = new URL(authorizationEndpoint);
      const parameters = {
        response_type: 'code',
        client_id: client.id,
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return { url: url.href, state, nonce, verifier };
    },
    async finish({ nonce, ...given }) {
      const found = await discovery.get();
      const { idToken, accessToken } = await exchangeCode(found, client, given, limits);
      const issuers = issuersOf(found);
      const expected = { issuers, clientId: client.id, nonce };
      const claims = await checkIdToken(idToken, keys, expected, clock);
      const email = await readVerifiedEmail(userInfoUrl, accessToken, claims, limits);
      const isAuthoritative = isMailboxProvider(email, claims);
      return { issuer: issuers[0] ?? found.issuer, subject: claims.sub, email, isAuthoritative };
    },
  };
}

function issuersOf({ issuer }: Discovery): readonly string[] {
  return googleIssuers.includes(issuer) ? googleIssuers : [issuer];
}
