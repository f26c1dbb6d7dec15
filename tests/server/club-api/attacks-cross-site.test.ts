import { beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../generated/api/operations.ts';
import { documentedBodies } from './api-document.ts';
import { withClubSite } from './club-site.ts';
import type { Guest, SentHeaders } from './guest.ts';
import { askForCode, createMember, password, person, proveEmail } from './registration-steps.ts';
import { expectPassword, getKey, isSignedIn } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const writing = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method !== 'GET');

/** A member in the middle of everything: whatever call came through would change something or tell something. */
let victim: Guest;
let email: string;
let key: string;
const bodies = new Map<OperationId, unknown>();

beforeAll(async () => {
  ({ guest: victim, email } = await createMember(club()));
  key = await getKey(club(), victim, email);
  const joining = `joining.${email}`;
  const recordId = await proveEmail(club(), victim, joining);
  const { token } = await askForCode(club(), club().guest(), email, 'reset');
  for (const id of writing) bodies.set(id, documentedBodies(id)[0]);
  bodies.set('updateContact', person);
  bodies.set('verifyLink', { token });
  bodies.set('registerLoyaltyUser', { email: joining, password, recordId, locale: 'en' });
  bodies.set('loginLoyaltyUser', { email, password, locale: 'en' });
  bodies.set('resetPassword', { email, locale: 'en', newPassword: 'novo more sunca', secretKey: key });
});

function attack(id: OperationId, headers: SentHeaders, body: unknown = bodies.get(id)) {
  return victim.call(id, { path: { email, contact: email }, body, headers });
}

const foreign: readonly (readonly [what: string, headers: SentHeaders])[] = [
  ['nothing said', { origin: undefined, 'sec-fetch-site': undefined }],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, from an older browser', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
  ['another site, said only by the browser', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { origin: undefined, 'sec-fetch-site': 'same-site' }],
  ['the address bar', { origin: undefined, 'sec-fetch-site': 'none' }],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame, from an older browser', { origin: 'null', 'sec-fetch-site': undefined }],
  ['one’s own origin said by another site', { 'sec-fetch-site': 'cross-site' }],
  ['another origin that calls itself ours', { origin: 'https://evil.example' }],
  ['an empty origin', { origin: '', 'sec-fetch-site': undefined }],
  ['two words', { origin: undefined, 'sec-fetch-site': 'same-origin, cross-site' }],
  ['a word in capitals', { origin: undefined, 'sec-fetch-site': 'Same-Origin' }],
  ['a referrer', { origin: undefined, 'sec-fetch-site': undefined, referer: 'http://127.0.0.1/' }],
];

describe.each(writing)('%s', (id) => {
  test.each(foreign)('asked from %s is refused', async (_what, headers) => {
    await club().expectUnchanged(async () => {
      const answer = await attack(id, headers);
      expect(answer.body.code).toBe('ForeignOrigin');
      expect(answer.headers.getSetCookie()).toEqual([]);
    });
    expect(await isSignedIn(victim)).toBe(true);
  });

  test('asked from an origin that only begins or ends like ours is refused', async () => {
    const { url } = victim;
    const alike = [
      `${url}.evil.example`,
      `${url}@evil.example`,
      `${url}0`,
      `${url}/`,
      url.replace('http:', 'https:'),
    ];
    await club().expectUnchanged(async () => {
      for (const origin of [
        ...alike,
        url.toUpperCase(),
        `${url}, ${url}`,
        `${url} `.repeat(2),
        'http://localhost',
      ]) {
        const answer = await attack(id, { origin, 'sec-fetch-site': undefined });
        expect(answer.body.code, origin).toBe('ForeignOrigin');
      }
    });
  });

  test('takes no form of a page and no text', async () => {
    const json = JSON.stringify(bodies.get(id));
    const types = [
      'application/x-www-form-urlencoded',
      'text/plain',
      'text/plain; application/json',
      'text/json',
    ];
    const near = [
      'application/json-patch+json',
      'application/jsonp',
      'application/csp-report',
      'x, application/json',
    ];
    const form = new FormData();
    form.set('{"a', '":1}');
    await club().expectUnchanged(async () => {
      for (const type of [...types, ...near, 'multipart/form-data; boundary=x']) {
        const answer = await attack(id, { 'content-type': type }, json);
        expect(answer.body.code, type).toBe('UnsupportedMediaType');
      }
      const bare = await attack(id, { 'content-type': undefined }, new TextEncoder().encode(json));
      expect(bare.body.code).toBe('UnsupportedMediaType');
      const posted = await attack(id, { 'content-type': undefined }, form);
      expect(posted.body.code).toBe('UnsupportedMediaType');
      const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await attack(id, urlencoded, 'email=a&locale=en')).status).toBe(415);
    });
    expect(await isSignedIn(victim)).toBe(true);
  });
});

test('the same calls are answered when they come from the site', async () => {
  for (const headers of [{ origin: undefined }, { 'sec-fetch-site': undefined }, {}]) {
    expect((await attack('emailExists', headers, { email, locale: 'en' })).body).toEqual({ success: true });
  }
  await expectPassword(club(), email, password, 'novo more sunca');
  expect((await attack('verifyLink', {})).body.success).toBe(true);
  expect((await attack('registerLoyaltyUser', {})).body.success).toBe(true);
  expect((await attack('resetPassword', {})).body).toEqual({ success: true });
  await expectPassword(club(), email, 'novo more sunca', password);
});
