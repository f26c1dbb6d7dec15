import { expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { startFixtureSite } from './fixture/start-fixture-site.ts';

/** A line of it looks like a place in the source. */
const typed = 'guest@example.com\n    at guest@example.com (guest@example.com:1:1)\n';

const redirects = new Map(fixtureTables.redirects);
redirects.get = (path) => {
  if (path === '/boom') throw Object.assign(new Error(typed), { body: 'a secret', code: typed });
  return fixtureTables.redirects.get(path);
};

const targets = [
  '/en/offers?magic=token',
  '/en/guest@example.com',
  '/api/crm/guest@example.com',
  '/boom?magic=token',
];

async function logOf(level: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const site = await startFixtureSite({ LOG_LEVEL: level }, { tables: { ...fixtureTables, redirects } });
  for (const target of targets) await ask(site, target, { headers: { Cookie: 'user=guest@example.com' } });
  await site.stop();
  for (const secret of ['token', 'guest@', 'secret', 'Cookie']) {
    expect(site.logged.join('')).not.toContain(secret);
  }
  return site.logged.map((line) => JSON.parse(line));
}

test('at info, the log holds start, stop, security events and faults', async () => {
  const lines = await logOf('info');
  expect(lines.map(({ msg }) => msg)).toEqual([
    'site listening',
    'site ready',
    'security event',
    'a request failed',
    'site stopping',
    'site stopped',
  ]);
  // A fault names its class and its places in the source.
  const fault = lines.find(({ msg }) => msg === 'a request failed');
  expect(fault).toMatchObject({ fault: 'Error', at: expect.anything() });
  expect(String(fault?.at)).toMatch(/log\.test\.ts/);
});

test('at debug, the log holds every request, without what guests typed', async () => {
  const requests = (await logOf('debug')).filter(({ msg }) => msg === 'request');
  expect(requests.map(({ method, status, path }) => [method, status, path])).toEqual([
    ['GET', 200, '/en/offers'],
    ['GET', 404, undefined],
    ['GET', 403, undefined],
    ['GET', 500, undefined],
  ]);
});
