import { beforeEach } from 'vitest';
import {
  type OpenIdProvider,
  visit,
  withOpenIdProvider,
} from '../integration/identity/fixture/openid-provider.ts';
import { withClubSite } from './club-site.ts';
import type { Guest } from './guest.ts';

/** Where the sign-ins of these tests begin, unless they say otherwise. */
export const startPage = '/en/offers';

/**
 * A club whose guests can sign in with a provider on this machine, which goes by the clock of the tests.
 * @param env further settings
 */
export function withGoogleClub(env: Readonly<Record<string, string>> = {}) {
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

/**
 * Makes the provider's guest somebody, until the test ends.
 * @param hd the domain whose mailboxes it runs for them, as Google does for Workspace; by default that of the e-mail
 */
export function beSomebody(
  { changes }: OpenIdProvider,
  email: string,
  claims: Readonly<Record<string, unknown>> = {},
): void {
  const person = { sub: `of ${email}`, email, email_verified: true };
  const hd = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  changes.idToken = ({ payload }) => void Object.assign(payload, person, { hd }, claims);
  changes.userInfo = (response) => {
    response.body = person;
  };
}

/** Begins a sign-in. @returns where the browser is sent */
export const begin = async (guest: Guest, returnTo = startPage) =>
  open(guest, `/api/google/start?${new URLSearchParams({ return: returnTo })}`);

/** Signs in at the provider. @returns path and query of the callback */
export async function consent(providerUrl: string): Promise<string> {
  const { pathname, search } = await visit(providerUrl);
  return pathname + search;
}

/** Follows a link. @returns where the browser is sent */
export async function open(guest: Guest, target: string): Promise<string> {
  const { status, headers } = await guest.send('GET', target);
  if (headers.get('cache-control') !== 'no-store') throw new Error('a redirect may be stored');
  return headers.get('location') ?? `no redirect, but ${status}`;
}

/** A whole sign-in. @returns where it ends */
export async function signInWithGoogle(guest: Guest): Promise<string> {
  return open(guest, await consent(await begin(guest)));
}
