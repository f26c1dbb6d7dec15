import { describe, expect, test } from 'vitest';
import { createSessionToken, openSession, sealSession, withHash } from '../../../server/api/cookies.ts';
import { limitedAddress, networkOf } from '../../../server/core/client-address.ts';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { isSameOrigin } from '../../../server/http/request-checks.ts';

const site = 'https://www.example.com';

describe('the origin of a request', () => {
  test.each([
    { headers: { 'sec-fetch-site': 'same-origin' }, same: true },
    { headers: { 'sec-fetch-site': 'same-origin', origin: site }, same: true },
    { headers: { origin: site }, same: true },
    { headers: {}, same: false },
    { headers: { origin: 'null' }, same: false },
    { headers: { origin: 'https://www.example.com.evil.test' }, same: false },
    { headers: { origin: 'http://www.example.com' }, same: false },
    { headers: { 'sec-fetch-site': 'same-site' }, same: false },
    { headers: { 'sec-fetch-site': 'cross-site', origin: site }, same: false },
    { headers: { 'sec-fetch-site': 'none' }, same: false },
    { headers: { 'sec-fetch-site': 'same-origin, cross-site' }, same: false },
    { headers: { 'sec-fetch-site': 'Same-Origin' }, same: false },
    { headers: { referer: `${site}/` }, same: false },
    ...['', `${site}0`, `${site}/`, `${site}@evil.test`, site.toUpperCase(), `${site}, ${site}`].map(
      (origin) => ({ headers: { origin }, same: false }),
    ),
  ])('$headers is ours: $same', ({ headers, same }) => {
    expect(isSameOrigin(headers, site)).toBe(same);
  });

  test.each([
    ['http://127.0.0.1:3000', true],
    ['http://localhost:3000', true],
    ['http://[::1]:3000', true],
    ['http://localhost:3001', false],
    ['https://localhost:3000', false],
    ['http://localhost.evil.test:3000', false],
    ['http://evil.test:3000', false],
    ['http://localhost:3000/', false],
  ])('%s is ours on this machine: %s', (origin, same) => {
    expect(isSameOrigin({ origin, 'sec-fetch-site': 'same-origin' }, 'http://127.0.0.1:3000')).toBe(same);
    expect(isSameOrigin({ origin }, site)).toBe(false);
  });
});

describe('the address that limits count by', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:51000', '192.0.2.1'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['64:ff9b::192.0.2.1', '192.0.2.1'],
    ['2001:db8::192.0.2.1', '2001:db8:0:0::/64'],
  ])('%s is %s', (given, wanted) => {
    expect(limitedAddress(given)).toBe(wanted);
  });

  test.each([
    ['192.0.2.77', '192.0.2.0/24', undefined, undefined],
    ['2001:db8:1:2ff::/64', undefined, '2001:db8:1:200::/56', '2001:db8:1::/48'],
    ['2001:db8:0:2::/64', undefined, '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ])('%s is in the networks %s, %s and %s', (address, ...networks) => {
    expect((['/24', '/56', '/48'] as const).map((size) => networkOf(address, size))).toEqual(networks);
  });
});

describe('a sealed session', () => {
  const secrets = deriveSecrets('one secret that is long enough to be one');
  const now = Date.UTC(2026, 0, 1);

  test('opens as it was, with its newest e-mails', () => {
    const pins = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<readonly string[]>(withHash, []);
    expect(pins).toEqual(['f', 'e', 'd', 'c', 'b']);
    const token = { ...createSessionToken(), pins };
    expect(openSession(sealSession(token, secrets, now), secrets, now)?.token).toEqual(token);
  });

  test('opens neither when it is too old nor changed anywhere, cut, or of another secret', () => {
    const sealed = sealSession({ ...createSessionToken(), isMember: true }, secrets, now);
    expect(openSession(sealed, secrets, now + 31 * 24 * 60 * 60 * 1000)).toBeUndefined();
    const bytes = Buffer.from(sealed, 'base64url');
    const flipped = [...bytes.keys()].map((at) =>
      Buffer.from(bytes.with(at, (bytes[at] ?? 0) ^ 1)).toString('base64url'),
    );
    const open = Buffer.from('{"id":"x","pins":[],"isMember":true}').toString('base64url');
    const cut = [sealed.slice(0, -1), sealed.slice(0, 40), `${sealed}AA`, sealed + sealed];
    const odd = ['', 'x', '%00', '__proto__', open, 'A'.repeat(200), bytes.toString('hex')];
    const older = sealSession(Object({ id: 'x', pins: [], isMember: true }), secrets, now);
    for (const one of [...flipped, ...cut, ...odd, older])
      expect(openSession(one, secrets, now), one).toBeUndefined();
    for (const guess of ['another secret, as long as the first', 'changeme'.repeat(4), ''])
      expect(openSession(sealed, deriveSecrets(guess), now)).toBeUndefined();
  });
});
