import { beforeEach, expect, test } from 'vitest';
import { createContact } from '../../../server/rewards-club/create-contact.ts';
import { emailExists } from '../../../server/rewards-club/email-exists.ts';
import { type Limited, limitsOf, limitTable } from '../../../server/rewards-club/limit-table.ts';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { limitedAddress } from '../../../server/security/client-address.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { askForCode, email, password, registerGuest } from './journeys.ts';

let under: ClubUnderTest;
beforeEach(async () => {
  under = await openClub();
});

/** Uses up what all guests share of an action. */
async function useUp(action: Limited, attempt: Parameters<typeof limitsOf>[1] = {}): Promise<void> {
  const limits = limitsOf(action, attempt);
  expect(limits.length).toBeGreaterThan(0);
  while (await under.club.limits.isLeft(limits)) await under.club.limits.consume(limits);
}

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
  await useUp('contact-creation-first');
  for (let index = 0; index < few; index += 1) {
    expect(await create(index, `192.0.2.${index}`)).toHaveProperty('vid');
  }
  await expect(create(few, '192.0.2.99')).rejects.toMatchObject(tooOften);
  expect(await create(few, '198.51.100.1')).toHaveProperty('vid');
});

test('strangers who ask for all codes of an hour leave some to every other network, and other purposes alone', async () => {
  await registerGuest(under, under.visit());
  under.time.now += 3_600_000;
  await useUp('code-first', { purpose: 'registration' });
  const [[few]] = limitTable['code-later']['/24'];
  const ask = (index: number, address: string) =>
    askForCode(under, under.visit(address), 'registration', `g${index}@example.com`);
  for (let index = 0; index < few; index += 1) {
    expect((await ask(index, `192.0.2.${index}`)).answer).toEqual({ success: true });
  }
  await expect(ask(few, '192.0.2.99')).rejects.toMatchObject(tooOften);
  expect((await ask(few, '198.51.100.1')).answer).toEqual({ success: true });
  await useUp('code-later', { purpose: 'registration' });
  await expect(ask(few + 1, '203.0.113.1')).rejects.toMatchObject(tooOften);
  const reset = await askForCode(under, under.visit('203.0.113.1'), 'reset');
  expect(reset.answer).toEqual({ success: true });
});

test('strangers who have all codes of an e-mail sent do not keep its owner from removing the account', async () => {
  await registerGuest(under, under.visit());
  for (const action of ['code-first', 'code-later'] as const) {
    const limits = limitsOf(action, { purpose: 'reset' }, email.toLowerCase());
    while (await under.club.limits.isLeft(limits)) await under.club.limits.consume(limits);
  }
  const visit = under.visit('203.0.113.1');
  await loginLoyaltyUser(under.club, visit, { email, password });
  await expect(askForCode(under, under.visit(), 'reset')).rejects.toMatchObject(tooOften);
  expect((await askForCode(under, visit, 'removal')).answer).toEqual({ success: true });
});
