import { beforeEach, expect } from 'vitest';
import { type OpenIdProvider, withOpenIdProvider } from '../integration/identity/fixture/openid-provider.ts';
import { visit } from '../integration/identity/fixture/sign-in.ts';
import { type ClubSite, withClubSite } from './club-site.ts';
import type { ApiAnswer, Guest } from './guest.ts';
import { isSignedIn } from './reset-steps.ts';

/** Where the sign-ins of these tests begin, unless they say otherwise. */
export const startPage = '/en/offers';
/** Where they end that came to nothing. */
export const failed = `${startPage}?google=failed`;
/** Where they end of which the browser knows nothing. */
export const lost = '/?google=failed';

/**
 * A club whose guests can sign in with a provider on this machine, which goes by the clock of the tests.
 * @param env further settings
 */
export function withGoogleClub(env: Readonly<Record<string, string>> = {}): {
  readonly club: () => ClubSite;
  readonly openId: () => OpenIdProvider;
} {
  const openId = withOpenIdProvider();
  beforeEach(() => openId().clock.pass(Date.now() - openId().clock.now()));
  const club = withClubSite(() => ({
    RATE_LIMITS: 'off',
    GOOGLE_CLIENT_ID: 'hotel:site',
    GOOGLE_CLIENT_SECRET: 'a secret: +%&ü',
    GOOGLE_ISSUER_URL: openId().url,
    GOOGLE_USERINFO_URL: `${openId().url}/userinfo`,
    ...env,
  }));
  return { club, openId };
}

/** Makes the provider's guest somebody, until the test ends. */
export function beSomebody({ changes }: OpenIdProvider, sub: string, email: string): void {
  changes.idToken = ({ payload }) =>
    void Object.assign(payload, { sub, email, email_verified: true, hd: domainOf(email) });
  changes.userInfo = (response) => {
    response.body = { sub, email, email_verified: true };
  };
}

/** The provider runs the mailboxes of its guests, as Google does for Workspace. */
function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Begins a sign-in. @returns where the browser is sent */
export async function begin(guest: Guest, returnTo = startPage): Promise<string> {
  const answer = await guest.call('startGoogleSignIn', { query: { return: returnTo } });
  return locationOf(answer);
}

/** Signs in at the provider. @returns path and query of the callback */
export async function consent(providerUrl: string): Promise<string> {
  const { pathname, search } = await visit(providerUrl);
  return pathname + search;
}

/** Opens a callback. @returns where the browser is sent */
export async function open(guest: Guest, callback: string): Promise<string> {
  return locationOf(await guest.send('GET', callback));
}

/** A whole sign-in. @returns where it ends */
export async function signInWithGoogle(guest: Guest, returnTo = startPage): Promise<string> {
  return open(guest, await consent(await begin(guest, returnTo)));
}

/** The page's information about the member. */
export function shownUser(guest: Guest): Record<string, unknown> | undefined {
  const cookie = guest.cookies.get('user');
  return cookie === undefined ? undefined : JSON.parse(decodeURIComponent(cookie));
}

/** Asserts that nobody is signed in in a browser. */
export async function expectGuest(guest: Guest): Promise<void> {
  expect(guest.cookies.has('user')).toBe(false);
  expect(await isSignedIn(guest)).toBe(false);
}

function locationOf({ status, headers }: ApiAnswer): string {
  expect(headers.get('cache-control')).toBe('no-store');
  const location = headers.get('location');
  if (status !== 302 || location === null) throw new Error(`no redirect, but ${status}`);
  return location;
}
