import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../../server/rewards-club/api-error.ts';
import type { Club } from '../../../server/rewards-club/club.ts';
import { createContact } from '../../../server/rewards-club/create-contact.ts';
import { emailExists } from '../../../server/rewards-club/email-exists.ts';
import { findMember } from '../../../server/rewards-club/find-member.ts';
import type { GuestSession } from '../../../server/rewards-club/guest-session.ts';
import { limitsOf, limitTable } from '../../../server/rewards-club/limit-table.ts';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { createPasswordHasher } from '../../../server/rewards-club/password-hasher.ts';
import { updateContact } from '../../../server/rewards-club/update-contact.ts';
import { verifyCode } from '../../../server/rewards-club/verify-code.ts';
import { watchLimits } from '../../../server/rewards-club/watch-limits.ts';
import { limitedAddress } from '../../../server/security/client-address.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { exhaust } from './exhaust.ts';
import { askForCode, email, password, registerGuest } from './journeys.ts';

let under: ClubUnderTest;
beforeEach(async () => {
  under = await openClub();
});

const tooOften = { code: 'TooManyRequests' };

test.each([
  ['/24', (index: number) => `192.0.2.${index % 250}`],
  ['/24', (index: number) => `::ffff:c000:2${(index % 250).toString(16).padStart(2, '0')}`],
  ['/56', (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ['/48', (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`],
] as const)('addresses of one %s network cannot look up more than it may', async (size, addressOf) => {
  const [[most]] = limitTable['email-exists'][size];
  const name = (index: number) =>
    emailExists(under.club, under.visit(limitedAddress(addressOf(index))), {
      email: `g${index}@example.com`,
    });
  for (let index = 0; index < most; index += 1) await name(index);
  await expect(name(most)).rejects.toMatchObject(tooOften);
  await emailExists(under.club, under.visit('198.51.100.1'), { email });
});

test('strangers who create all contacts of a day leave a few to every other network', async () => {
  const [[few]] = limitTable['contact-creation-later']['/24'];
  const create = async (index: number, address: string) => {
    const visit = under.visit(address);
    const named = { email: `g${index}@example.com` };
    await emailExists(under.club, visit, named);
    return createContact(under.club, visit, named.email);
  };
  await exhaust(under.club.limits, limitsOf('contact-creation-first', {}));
  for (let index = 0; index < few; index += 1) {
    expect(await create(index, `192.0.2.${index}`)).toHaveProperty('vid');
  }
  await expect(create(few, '192.0.2.99')).rejects.toMatchObject(tooOften);
  expect(await create(few, '198.51.100.1')).toHaveProperty('vid');
});

test('strangers who ask for all codes of an hour leave some to every other network, and other purposes alone', async () => {
  await registerGuest(under, under.visit());
  under.time.now += 3_600_000;
  await exhaust(under.club.limits, limitsOf('code-first', { purpose: 'registration' }));
  const [[few]] = limitTable['code-later']['/24'];
  const ask = (index: number, address: string) =>
    askForCode(under, under.visit(address), 'registration', `g${index}@example.com`);
  for (let index = 0; index < few; index += 1) {
    expect((await ask(index, `192.0.2.${index}`)).answer).toEqual({ success: true });
  }
  await expect(ask(few, '192.0.2.99')).rejects.toMatchObject(tooOften);
  expect((await ask(few, '198.51.100.1')).answer).toEqual({ success: true });
  const reset = await askForCode(under, under.visit('203.0.113.1'), 'reset');
  expect(reset.answer).toEqual({ success: true });
});

test('strangers who have all codes of an e-mail sent do not keep its owner from removing the account', async () => {
  await registerGuest(under, under.visit());
  for (const action of ['code-first', 'code-later'] as const) {
    await exhaust(under.club.limits, limitsOf(action, { purpose: 'reset' }, email.toLowerCase()));
  }
  await exhaust(under.club.limits, limitsOf('wrong-code', {}, email.toLowerCase()));
  const address = '203.0.113.1';
  await exhaust(under.club.limits, limitsOf('code', { address }));
  const visit = under.visit(address);
  await loginLoyaltyUser(under.club, visit, { email, password });
  await expect(askForCode(under, under.visit(), 'reset')).rejects.toMatchObject(tooOften);
  const { answer, code } = await askForCode(under, visit, 'removal');
  expect(answer).toEqual({ success: true });
  expect(await verifyCode(under.club, visit, { email, code, purpose: 'removal' })).toEqual({ success: true });
});

const logIn = (address: string, typed = password) =>
  loginLoyaltyUser(under.club, under.visit(address), { email, password: typed });

test('right log-ins of an address and of an account have limits; a new password opens the account again', async () => {
  await registerGuest(under, under.visit());
  const { login, 'right-login': right } = limitTable;
  await exhaust(under.club.limits, limitsOf('login', { address: '192.0.2.1' }));
  await expect(logIn('192.0.2.1')).rejects.toMatchObject(tooOften);
  expect((await logIn('198.51.100.1')).success).toBe(true);
  const [[most]] = right.email;
  expect(most).toBeLessThan(login.address[0][0]);
  const limits = limitsOf('right-login', {}, email.toLowerCase());
  await exhaust(under.club.limits, limits);
  await expect(logIn('203.0.113.1')).rejects.toMatchObject(tooOften);
  await under.club.limits.forget(limits);
  expect((await logIn('203.0.113.1')).success).toBe(true);
});

type Ask = (club: Club, visit: GuestSession) => Promise<unknown>;
test.each<['member-details' | 'contact-update', Ask]>([
  ['member-details', findMember],
  ['contact-update', (...given) => updateContact(...given, email, [{ property: 'firstname', value: 'Eva' }])],
])('%s of a member asks the CRM only so often, in whatever sessions', async (action, ask) => {
  await registerGuest(under, under.visit());
  const visits = [under.visit(), under.visit('198.51.100.1')];
  for (const visit of visits) await loginLoyaltyUser(under.club, visit, { email, password });
  const [[most]] = limitTable[action].email;
  for (let count = 0; count < most; count += 1) await ask(under.club, visits[count % 2] ?? under.visit());
  for (const visit of visits) await expect(ask(under.club, visit)).rejects.toMatchObject(tooOften);
});

test('a log-in that found the server busy was no try', async () => {
  await registerGuest(under, under.visit());
  const verify = () => Promise.reject(new ApiError('Busy', 5));
  const busy = { ...under.club, passwords: { ...under.club.passwords, verify } };
  const [[most]] = limitTable.login.address;
  for (let index = 0; index <= most; index += 1) {
    const visit = under.visit('198.51.100.1');
    await expect(loginLoyaltyUser(busy, visit, { email, password })).rejects.toMatchObject({ code: 'Busy' });
  }
  expect((await logIn('198.51.100.1')).success).toBe(true);
});

test.each([
  ['one account, from many addresses', (index: number) => ({ emailKey: email, address: `192.0.2.${index}` })],
  ['one address, for many accounts', (index: number) => ({ emailKey: `g${index}`, address: '192.0.2.1' })],
  ['one /48', (index: number) => ({ emailKey: `g${index}`, address: `2001:db8:1:${index}::/64` })],
])('a flood of %s leaves places to wait, and the next turn, to others', async (_, floodOf) => {
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const passwords = createPasswordHasher({ cost, atOnce: 1, waiting: 8 });
  const settled: string[] = [];
  const hash = (name: string, asker: ReturnType<typeof floodOf>) =>
    passwords.hash(password, asker).then(
      () => settled.push(name),
      (thrown: unknown) => settled.push(String(thrown)),
    );
  const flood = Array.from({ length: 12 }, (__, index) => hash('flood', floodOf(index)));
  const other = hash('other', { emailKey: 'eva@example.com', address: '198.51.100.1' });
  expect(passwords.load()).toEqual({ running: 1, waiting: 8 });
  await Promise.all([...flood, other]);
  const isRefused = (name: string) => name.includes('Busy');
  expect(settled.filter(isRefused)).toHaveLength(4);
  expect(settled.filter((name) => !isRefused(name)).indexOf('other')).toBe(2);
  expect(passwords.load()).toEqual({ running: 0, waiting: 0 });
});

test.each([
  ['enquiry-first', {}, 'enquiry-first/site/60'],
  ['code-first', { purpose: 'reset' }, 'code-first/purpose/60'],
  ['contact-creation-later', { address: '192.0.2.1' }, 'contact-creation-later//24/1440'],
  ['contact-creation-later', { address: '2001:db8:1:2::/64' }, 'contact-creation-later//48/1440'],
  ['enquiry', { address: '192.0.2.1' }, undefined],
  ['mail-copy', {}, undefined],
  ['crm-guest', {}, undefined],
] as const)('when %s of %j is used up, the alarm is %s', async (action, attempt, alarm) => {
  const recorded: unknown[] = [];
  const limits = watchLimits(under.club.limits, { record: (...line) => void recorded.push(line) });
  const list = limitsOf(action, attempt);
  await exhaust(limits, list);
  expect(recorded).toEqual([]);
  await expect(limits.consume(list)).rejects.toMatchObject(tooOften);
  expect(recorded).toEqual(
    alarm === undefined ? [] : [['quota.reached', { outcome: 'failed', limit: alarm }]],
  );
  expect([...limits.reached]).toEqual(alarm === undefined ? [] : [[alarm, 1]]);
});
