import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { expectTooOften, name, newAddress, times } from './limit-steps.ts';
import { askForCode, newEmail } from './registration-steps.ts';

const club = withClubSite({ TRUST_PROXY: '127.0.0.1' });
const direct = withClubSite();

describe('asking for e-mails', () => {
  test('is done with after twenty in a minute, from one address, whatever sessions', async () => {
    const address = newAddress();
    for (const { status } of await times(20, () => name(club().guest(address)))) expect(status).toBe(200);
    const guest = club().guest(address);
    const email = newEmail();
    expectTooOften(await name(guest, email), 60);
    expect((await guest.call('findContact', { path: { email } })).body.code).toBe('NotPinned');
    expect((await name(club().guest(newAddress()))).status).toBe(200);
  });

  test('is done with after twenty in one session, whatever addresses', async () => {
    const guest = club().guest(newAddress());
    await name(guest);
    const sid = guest.cookies.get('sid') ?? '';
    const from = (address: string) => {
      const other = club().guest(address);
      other.cookies.set('sid', sid);
      return name(other);
    };
    for (const { status } of await times(20, () => from(newAddress()))) expect(status).toBe(200);
    expectTooOften(await from(newAddress()), 60);
    expect((await name(club().guest(newAddress()))).status).toBe(200);
  });

  test('at once is the same as one after the other', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 50 }, () => name(club().guest(address))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('counts the network of an IPv6 address, not the address', async () => {
    await times(20, (index) => name(club().guest(`2001:db8:1:1:${index}::${index}`)));
    expectTooOften(await name(club().guest('2001:DB8:1:1:ffff::')), 60);
    expectTooOften(await name(club().guest('2001:0db8:0001:0001::1')), 60);
    expect((await name(club().guest('2001:db8:1:2::1'))).status).toBe(200);
  });

  test('counts the address that the proxy saw, not what the guest had said before', async () => {
    const address = newAddress();
    await times(20, (index) => name(club().guest(`198.51.100.${index}, ${address}`)));
    for (const said of ['127.0.0.1', '', 'unknown', '198.51.100.99', `${address}, 198.51.100.98`]) {
      expectTooOften(await name(club().guest(`${said}, ${address}`)), 60);
    }
  });
});

describe('codes', () => {
  test('come once a minute for an e-mail, however often its sessions change; nobody locks the owner out', async () => {
    const [address, email] = [newAddress(), newEmail()];
    const guest = club().guest(address);
    await askForCode(club(), guest, email);
    const body = { email, locale: 'en', purpose: 'registration' };
    await club().expectUnchanged(async () => {
      expectTooOften(await guest.call('sendActivationCode', { body }), 60);
      for (const spelling of [email, email.toUpperCase()]) {
        const fresh = club().guest(address);
        await name(fresh, spelling);
        expectTooOften(await fresh.call('sendActivationCode', { body: { ...body, email: spelling } }), 60);
      }
    });
    await askForCode(club(), club().guest(newAddress()), email);
  });

  test('are tried twenty times a minute by a session', async () => {
    const guest = club().guest(newAddress());
    const email = newEmail();
    await name(guest, email);
    const body = { email, code: '123456', purpose: 'registration', locale: 'en' };
    const answers = await times(20, () => guest.call('verifyCode', { body }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expectTooOften(await guest.call('verifyCode', { body }), 60);
  });
});

test('without a trusted proxy, no header makes another address', async () => {
  const headers = [
    'x-forwarded-for',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'fastly-client-ip',
    'x-cluster-client-ip',
    'x-originating-ip',
    'x-remote-addr',
  ];
  const sent = (index: number) => ({
    ...Object.fromEntries(headers.map((header) => [header, `198.51.100.${index}`])),
    forwarded: `for=198.51.100.${index}`,
  });
  const ask = (index: number) =>
    direct()
      .guest()
      .call('emailExists', { body: { email: newEmail(), locale: 'en' }, headers: sent(index) });
  for (const { status } of await times(20, ask)) expect(status).toBe(200);
  expectTooOften(await ask(99), 60);
});
