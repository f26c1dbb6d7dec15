import { expect, test } from 'vitest';
import { limitTable } from '../../../server/core/limit-table.ts';
import { withClubSite } from './club-site.ts';
import type { ApiAnswer, Guest } from './guest.ts';
import { newEmail } from './person.ts';
import { readTables } from './records.ts';

const club = withClubSite({ TRUST_PROXY: '127.0.0.1' });
const direct = withClubSite();
const [[most]] = limitTable['email-exists'].address;

/** Asks whether an e-mail is known. */
const ask = (guest: Guest, headers = {}) =>
  guest.call('emailExists', { body: { email: newEmail(), locale: 'en' }, headers });

/** Makes a call as often as an address may, one after the other, with success. */
async function useUp(call: (index: number) => Promise<ApiAnswer>): Promise<void> {
  for (let index = 0; index < most; index += 1) expect((await call(index)).status).toBe(200);
}

/** Asserts that a call came too often, and may come again within the minute. */
function expectTooOften({ status, headers, body }: ApiAnswer): void {
  expect([status, body.code, headers.getSetCookie()]).toEqual([429, 'TooManyRequests', []]);
  const wait = Number(headers.get('retry-after'));
  expect([wait >= 1, wait <= 60]).toEqual([true, true]);
}

test('the address that the proxy saw is counted, at once as well, not what the guest had said before', async () => {
  const address = '203.0.113.1';
  await Promise.all(
    Array.from({ length: most }, (_, index) => ask(club().guest(`198.51.100.${index}, ${address}`))),
  );
  const guest = club().guest(address);
  const email = newEmail();
  expect(await guest.nameEmail(email)).toBe('TooManyRequests');
  expect(await guest.try('findContact', undefined, { email })).toBe('NotPinned');
  for (const said of ['127.0.0.1', '', 'unknown', '198.51.100.99', `${address}, 198.51.100.98`])
    expectTooOften(await ask(club().guest(`${said}, ${address}`)));
  expect((await ask(club().guest('203.0.113.2'))).status).toBe(200);
});

test('calls without a cookie leave the rows of their first one, and refused ones change nothing', async () => {
  const call = () => ask(club().guest('203.0.113.4'));
  const rows = () =>
    (readTables(club().databasePath).limits ?? []).filter(({ key }) => /^email-exists/.test(String(key)));
  await call();
  const before = rows().length;
  for (let count = 1; count < most; count += 1) await call();
  const full = rows();
  expect(full).toHaveLength(before);
  for (let count = 0; count < 10; count += 1) expectTooOften(await call());
  expect(rows()).toEqual(full);
});

test('without a trusted proxy, no header makes another address', async () => {
  const names = [
    'forwarded-for',
    'real-ip',
    'client-ip',
    'cluster-client-ip',
    'originating-ip',
    'remote-addr',
  ];
  const headers = [
    ...names.map((name) => `x-${name}`),
    'true-client-ip',
    'cf-connecting-ip',
    'fastly-client-ip',
  ];
  const call = (index: number) => {
    const said = headers.map((header) => [header, `198.51.100.${index}`]);
    return ask(direct().guest(), { ...Object.fromEntries(said), forwarded: `for=198.51.100.${index}` });
  };
  await useUp(call);
  expectTooOften(await call(99));
});
