import type { MutableToken } from 'oauth2-mock-server';
import { beforeEach, describe, expect, test } from 'vitest';
import { readRecords } from '../club-api/records.ts';
import { isSignedIn } from '../club-api/reset-steps.ts';
import { withOpenIdProvider } from '../integration/identity/fixture/openid-provider.ts';
import { visit } from '../integration/identity/fixture/sign-in.ts';
import { type Front, withFront } from './front.ts';
import { withHubspot } from './real-services.ts';
import { withServedClub } from './served-club.ts';
import type { WatchedGuest } from './watched-guest.ts';

/** To Google and back to the callback. */
async function goToGoogle(guest: WatchedGuest): Promise<string> {
  const { headers } = await guest.call('startGoogleSignIn', { query: { return: '/en/offers' } });
  const { pathname, search } = await visit(headers.get('location') ?? '');
  return pathname + search;
}

/** Where a call of the browser leads to. */
const follow = async (guest: WatchedGuest, target: string) => {
  const { status, headers } = await guest.send('GET', target);
  return `${status} ${headers.get('location')}`;
};

// There is one Google for all of them.
const inTurn = { concurrent: false };
const back = '302 /en/offers';
const failed = '302 /en/offers?google=failed';
const start = '/api/google/start?return=/en/offers';
const outages: readonly (readonly [string, (place: Front) => void])[] = [
  ['away', (place) => place.cut()],
  ['silent', (place) => place.silence()],
];

/** Answers to guests who sign in with Google, while Google or the CRM is down or slow. */
export function describeGoogleOutages(): void {
  describe.concurrent('signing in with Google', () => {
    const google = withOpenIdProvider();
    const front = withFront(() => Number(new URL(providerUrl).port));
    const hubspot = withHubspot();
    let providerUrl = '';
    const secrets = { GOOGLE_CLIENT_SECRET: 'a secret of the client' };
    const served = withServedClub(() => {
      const { server, url } = google();
      // Where guests and the site find it is also what it calls itself.
      providerUrl = url;
      const issuer = `http://127.0.0.1:${front().port}`;
      server.issuer.url = issuer;
      const client = { GOOGLE_CLIENT_ID: 'hotel', ...secrets };
      return {
        env: {
          ...hubspot().env,
          ...client,
          GOOGLE_ISSUER_URL: issuer,
          GOOGLE_USERINFO_URL: `${issuer}/userinfo`,
        },
        secrets: Object.values(secrets),
      };
    });

    beforeEach(() => {
      front().open();
      const now = Math.floor(Date.now() / 1000);
      google().changes.idToken = ({ payload }: MutableToken) => {
        Object.assign(payload, { iat: now, nbf: now, exp: now + 3600 });
      };
    });

    test.each(outages)(
      'Google %s when a guest sets out: back to the page, which says so',
      inTurn,
      async (_what, fail) => {
        const guest = served().guest();
        fail(front());
        expect(await follow(guest, start)).toBe(failed);
        expect(guest.cookies.has('google')).toBe(false);
      },
    );

    test.each(outages)(
      'Google %s when a guest comes back: back to the page, and nothing has changed',
      inTurn,
      async (_what, fail) => {
        const guest = served().guest();
        const callback = await goToGoogle(guest);
        fail(front());
        expect(await follow(guest, callback)).toBe(failed);
        front().open();
        // A state is good once, whatever came of it.
        expect(await follow(guest, callback)).toBe('302 /?google=failed');
        expect(await isSignedIn(guest)).toBe(false);
        expect(readRecords(served().databasePath)).toMatchObject({
          members: [],
          identities: [],
          sessions: [],
        });
      },
    );

    test(
      'the CRM away when a guest comes back: no account, and the next try makes one with its contact',
      inTurn,
      async () => {
        const guest = served().guest();
        const callback = await goToGoogle(guest);
        hubspot().fail();
        expect(await follow(guest, callback)).toBe(failed);
        hubspot().recover();
        expect(readRecords(served().databasePath)).toMatchObject({
          members: [],
          identities: [],
          sessions: [],
        });

        expect(await follow(guest, await goToGoogle(guest))).toBe(back);
        expect(await isSignedIn(guest)).toBe(true);
        const { members, identities } = readRecords(served().databasePath);
        const [vid] = hubspot().server.contacts.all.keys();
        expect(members).toMatchObject([{ record_id: vid, password_hash: null }]);
        expect(identities).toHaveLength(1);
      },
    );
  });
}
