import type { MutableToken } from 'oauth2-mock-server';
import { beforeEach, expect, test } from 'vitest';
import { begin, consent, open, startPage } from '../club-api/google-club.ts';
import { readRecords } from '../club-api/records.ts';
import { withOpenIdProvider } from '../integration/identity/fixture/openid-provider.ts';
import { type Front, withFront } from './front.ts';
import { withHubspot } from './real-services.ts';
import { withServedClub } from './served-club.ts';

const failed = `${startPage}?google=failed`;
const outages: readonly (readonly [string, (place: Front) => void])[] = [
  ['away', (place) => place.cut()],
  ['silent', (place) => place.silence()],
];

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
  const endpoints = { GOOGLE_ISSUER_URL: issuer, GOOGLE_USERINFO_URL: `${issuer}/userinfo` };
  return {
    env: { ...hubspot().env, GOOGLE_CLIENT_ID: 'hotel', ...secrets, ...endpoints },
    secrets: Object.values(secrets),
  };
});
const expectNobody = () =>
  expect(readRecords(served().databasePath)).toMatchObject({ members: [], identities: [], sessions: [] });

beforeEach(() => {
  front().open();
  const now = Math.floor(Date.now() / 1000);
  google().changes.idToken = ({ payload }: MutableToken) => {
    Object.assign(payload, { iat: now, nbf: now, exp: now + 3600 });
  };
});

test.each(outages)(
  'Google %s when a guest sets out: back to the page, which says so',
  async (_what, fail) => {
    const guest = served().guest();
    fail(front());
    expect(await begin(guest)).toBe(failed);
    expect(guest.cookies.has('google')).toBe(false);
  },
);

test.each(outages)(
  'Google %s when a guest comes back: back to the page, nothing changed',
  async (_what, fail) => {
    const guest = served().guest();
    const callback = await consent(await begin(guest));
    fail(front());
    expect(await open(guest, callback)).toBe(failed);
    front().open();
    // A state is good once, whatever came of it.
    expect(await open(guest, callback)).toBe('/?google=failed');
    expect(await guest.isSignedIn()).toBe(false);
    expectNobody();
  },
);

test('the CRM away when a guest comes back: no account, and the next try makes one with its contact', async () => {
  const guest = served().guest();
  const callback = await consent(await begin(guest));
  hubspot().server.fail();
  expect(await open(guest, callback)).toBe(failed);
  hubspot().server.recover();
  expectNobody();
  expect(await open(guest, await consent(await begin(guest)))).toBe(startPage);
  expect(await guest.isSignedIn()).toBe(true);
  const { members, identities } = readRecords(served().databasePath);
  const [vid] = hubspot().server.contacts.keys();
  expect(members).toMatchObject([{ record_id: vid, password_hash: null }]);
  expect(identities).toHaveLength(1);
});
