import { describe, expect, test } from 'vitest';
import { ask } from '../integration/fixture/ask.ts';
import { withClubSite } from './club-site.ts';
import { begin, open, withGoogleClub } from './google-steps.ts';

const { club, openId } = withGoogleClub();
const without = withClubSite();

/** Where a sign-in that was begun with a return ends, both where it fails and where it is declined. */
async function endsOf(returnTo: string): Promise<readonly string[]> {
  const guest = club().guest();
  const finish = async (outcome: string) => {
    const providerUrl = await begin(guest, returnTo);
    expect(providerUrl).toMatch(new RegExp(`^${openId().url}/authorize\\?`));
    const state = new URL(providerUrl).searchParams.get('state');
    return open(guest, `/api/google/callback?state=${state}&${outcome}`);
  };
  return [
    await finish('error=access_denied'),
    await finish('error=server_error'),
    await finish('code=made-up'),
  ];
}

describe('a return leads home where it is', () => {
  test.each([
    'https://evil.example',
    'https://evil.example/en/offers',
    'http://evil.example/',
    'HTTPS://EVIL.EXAMPLE/en/offers',
    '//evil.example',
    '//evil.example/en/offers',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example\\@127.0.0.1/en/offers',
    '/en/offers@evil.example',
    '/en/offers/..//evil.example',
    '/en/offers/',
    '/EN/offers',
    'en/offers',
    ' /en/offers',
    '.evil.example',
    '@evil.example',
    ':80',
    '/en/offers\r\nLocation: https://evil.example',
    '/en/offers\r\nSet-Cookie: sid=evil',
    '/en/offers%0d%0aSet-Cookie:%20sid=evil',
    '/en/offers\0',
    '/en/offers%00',
    '/%',
    '/en/nowhere',
    '/en/merger',
    '/stara-ponuda',
    '/api/logout',
    '/api/google/start?return=//evil.example',
    '/dev/mailbox',
    '/robots.txt',
    '/assets/style-Ab3dE5.css',
    '__proto__',
    '/__proto__',
    '',
  ])('%j', async (returnTo) => {
    expect(await endsOf(returnTo)).toEqual(['/', '/?google=failed', '/?google=failed']);
  });
});

test.each([
  ['/', '/'],
  ['/en/', '/en/'],
  ['/en/offers', '/en/offers'],
  ['/en/offers?google=failed#x', '/en/offers'],
  ['/en/offers?next=//evil.example', '/en/offers'],
  ['/destinacija/brač', '/destinacija/bra%C4%8D'],
  ['/destinacija/brač'.normalize('NFD'), '/destinacija/bra%C4%8D'],
  ['/destinacija/bra%C4%8D', '/destinacija/bra%C4%8D'],
])('a return to the page %s leads to %s', async (returnTo, page) => {
  expect(await endsOf(returnTo)).toEqual([page, `${page}?google=failed`, `${page}?google=failed`]);
});

test('a return that stands twice or is too long is no request, and by another name it is none', async () => {
  const ask = (query: string) => club().guest().send('GET', `/api/google/start?${query}`);
  for (const query of ['return=/&return=//evil.example', `return=/${'x'.repeat(3000)}`]) {
    expect((await ask(query)).body.code).toBe('BadRequest');
  }
  for (const query of [
    'return[]=//evil.example',
    'return[a]=/',
    'Return=//evil.example',
    'redirect_uri=//evil.example',
  ]) {
    const url = new URL((await ask(query)).headers.get('location') ?? '');
    expect(url.origin).toBe(openId().url);
    expect(url.href).not.toContain('evil');
  }
});

test('the provider sends the guest back to this site, whatever host the request was sent to', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const { headers: answered } = await ask(club().site, '/api/google/start', { headers });
  const url = new URL(answered.location ?? '');
  expect(url.searchParams.get('redirect_uri')).toBe(`${club().site.url}/api/google/callback`);
});

test('where Google is not configured there is nothing', async () => {
  for (const [id, query] of [
    ['startGoogleSignIn', { return: '/en/offers' }],
    ['finishGoogleSignIn', { state: 'x', code: 'x' }],
  ] as const) {
    const answer = await without().guest().call(id, { query });
    expect(answer.body.code).toBe('NotFound');
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});
