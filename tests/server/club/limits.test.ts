import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../../server/core/api-error.ts';
import { type Limited, limitsOf, limitTable } from '../../../server/core/limit-table.ts';
import { newEmail, password } from '../club-api/person.ts';
import { type ClubUnderTest, cheapHasher, minute, openClub } from './club-under-test.ts';
import { exhaust } from './exhaust.ts';
import type { Visitor } from './visitor.ts';

let club: ClubUnderTest;
let member: { readonly guest: Visitor; readonly email: string };
beforeEach(async () => {
  club = await openClub();
  member = await club.createMember();
});

const tooOften = 'TooManyRequests';
const named = (email: string) => ({ email, locale: 'en', code: '123456', purpose: 'registration', password });

/** Calls of a member that has named the own e-mail, by the limits that they have. */
const calls: readonly (readonly [Limited, (guest: Visitor, email: string) => Promise<unknown>])[] = [
  ['email-exists', (guest, email) => guest.ask('emailExists', { email })],
  ['contact', (guest, email) => guest.ask('findContact', undefined, { email })],
  ['contact', (guest, email) => guest.ask('createContact', undefined, { email })],
  ['contact-creation', (guest, email) => guest.ask('createContact', undefined, { email })],
  ['contact-update', (guest, email) => guest.ask('updateContact', [], { contact: email })],
  ['code', (guest, email) => guest.ask('sendActivationCode', { ...named(email), purpose: 'reset' })],
  ['code-first', (guest, email) => guest.ask('sendActivationCode', { ...named(email), purpose: 'reset' })],
  [
    'removal-code',
    (guest, email) => guest.ask('sendActivationCode', { ...named(email), purpose: 'removal' }),
  ],
  ['verify-code', (guest, email) => guest.ask('verifyCode', named(email))],
  ['find-link', (guest) => guest.ask('findLink', { token: 'x' })],
  ['verify-link', (guest) => guest.ask('verifyLink', { token: 'x' })],
  ['reset-request', (guest, email) => guest.ask('requestPasswordReset', named(email))],
  [
    'reset',
    (guest, email) => guest.ask('resetPassword', { ...named(email), newPassword: password, secretKey: 'x' }),
  ],
  ['passkey-log-in', (guest) => guest.ask('logInWithPasskey', { clientDataJSON: '' })],
  ['right-login', (guest, email) => guest.ask('loginLoyaltyUser', named(email))],
  ['login-known', (guest, email) => guest.ask('loginLoyaltyUser', named(email))],
  ['wrong-login-known', (guest, email) => guest.ask('loginLoyaltyUser', named(email))],
  ['member', (guest) => guest.ask('findAccount')],
  ['member-details', (guest) => guest.ask('findMember')],
  ['export', (guest) => guest.ask('exportMemberData')],
];

test.each(calls)('each limit of %s closes its call, until it ends', async (action, call) => {
  const { guest, email } = member;
  const { limits } = club.club;
  const attempt = await guest.act(async (session) => ({
    address: session.address,
    sentSession: session.sentSession,
    purpose: 'reset' as const,
    device: session.deviceOf(email) ?? '',
  }));
  if ('success' in attempt) throw new Error('no session');
  club.time.now += 2 * minute;
  const list = limitsOf(action, attempt, email).filter(({ most }) => most <= 60);
  expect(list).not.toEqual([]);
  for (const limit of list) {
    await exhaust(limits, [limit]);
    // Where the first limits of a code are used up, the later ones count.
    if (action === 'code-first') await exhaust(limits, limitsOf('code-later', attempt, email));
    const answer = Object(await call(guest, email));
    expect(answer.code, limit.name).toBe(tooOften);
    expect(answer.retryAfter * 1000).toBeLessThanOrEqual(Math.max(limit.windowMilliseconds, 60 * minute));
    await limits.forget([limit, ...limitsOf('code-later', attempt, email)]);
    expect(Object(await call(guest, email)).code, limit.name).not.toBe(tooOften);
    await limits.forget(limitsOf('code', attempt, email));
    await limits.forget(limitsOf('removal-code', attempt, email));
  }
});

test.each([
  ['/24', (index: number) => `192.0.2.${index % 250}`],
  ['/56', (index: number) => `2001:db8:1:${index.toString(16)}::/64`],
  ['/48', (index: number) => `2001:db8:1:${(index * 256).toString(16)}::/64`],
] as const)('addresses of one %s network cannot look up more than it may', async (size, addressOf) => {
  const [[most]] = limitTable['email-exists'][size];
  for (let index = 0; index < most; index += 1)
    await club.club.limits.consume(limitsOf('email-exists', { address: addressOf(index) }));
  expect(await club.guest(addressOf(most)).nameEmail(newEmail())).toBe(tooOften);
  expect(await club.guest('198.51.100.1').nameEmail(newEmail())).toBe('refused');
});

describe('strangers who use up', () => {
  test('all contacts of a day leave a few to every other network', async () => {
    const [[few]] = limitTable['contact-creation-later']['/24'];
    const create = async (address: string) => {
      const [guest, email] = [club.guest(address), newEmail()];
      await guest.nameEmail(email);
      return guest.ask('createContact', undefined, { email });
    };
    await exhaust(club.club.limits, limitsOf('contact-creation-first', {}));
    for (let index = 0; index < few; index += 1)
      expect(await create(`192.0.2.${index}`)).toHaveProperty('vid');
    expect(await create('192.0.2.99')).toMatchObject({ code: tooOften });
    expect(await create('198.51.100.1')).toHaveProperty('vid');
  });

  test('all codes of an hour leave some to every other network, and other purposes alone', async () => {
    const [[few]] = limitTable['code-later']['/24'];
    const ask = (address: string) => club.askForCode(club.guest(address), newEmail());
    await exhaust(club.club.limits, limitsOf('code-first', { purpose: 'registration' }));
    for (let index = 0; index < few; index += 1) await ask(`192.0.2.${index}`);
    await expect(ask('192.0.2.99')).rejects.toThrow('TooManyRequests');
    await ask('198.51.100.1');
    await club.askForCode(club.guest(), member.email, 'reset');
  });

  test('all codes of an e-mail leave its owner one an hour, and the removal of the account', async () => {
    const { guest, email } = member;
    const { limits } = club.club;
    await exhaust(limits, limitsOf('code-first', { purpose: 'reset' }, email));
    await exhaust(limits, limitsOf('wrong-code', {}, email));
    await club.askForCode(club.guest(), email, 'reset');
    await expect(club.askForCode(club.guest(), email, 'reset')).rejects.toThrow('TooManyRequests');
    const { code } = await club.askForCode(guest, email, 'removal');
    expect(await guest.enter(email, code, 'removal')).toBe('done');
    club.time.now += 60 * minute;
    await club.askForCode(club.guest(), email, 'reset');
  });

  test('the wrong codes of an e-mail leave it the link of its mail', async () => {
    const [owner, email] = [club.guest(), newEmail()];
    await exhaust(club.club.limits, limitsOf('wrong-code', {}, email));
    const { code, token } = await club.askForCode(owner, email);
    expect(await owner.enter(email, code)).toBe(tooOften);
    expect(await owner.ask('verifyLink', { token })).toMatchObject({ success: true, email });
  });
});

describe('wrong passwords', () => {
  const wrong = 'LoginUnsuccessful';
  const [[mostHere]] = limitTable['wrong-login']['email, address'];
  const [[most]] = limitTable['wrong-login'].email;
  const [[mostOfAddress]] = limitTable['wrong-login'].address;
  const guess = (count: number, from: () => Visitor, email = () => member.email) =>
    Promise.all(Array.from({ length: count }, (_, index) => from().logIn(email(), `guess no. ${index}`)));

  test('of an address close an e-mail there, in all its spellings, and nowhere else', async () => {
    const here = () => club.guest('192.0.2.1');
    const { email } = member;
    expect(new Set(await guess(mostHere, here))).toEqual(new Set([wrong]));
    // The right one, too: else the limit would tell it.
    for (const spelling of [email, email.toUpperCase(), email.replace('ana', 'ａｎａ')])
      expect(await here().logIn(spelling)).toBe(tooOften);
    expect(await here().logIn(newEmail())).toBe(wrong);
    expect(await club.guest().logIn(email)).toBe('done');
  });

  test('for whatever e-mails close an address; at once as well', async () => {
    const here = () => club.guest('192.0.2.1');
    const answers = await guess(mostOfAddress + 15, here, newEmail);
    expect(answers.filter((answer) => answer === wrong)).toHaveLength(mostOfAddress);
    expect(await here().logIn(member.email)).toBe(tooOften);
    expect(await club.guest().logIn(member.email)).toBe('done');
  });

  test('are not forgiven an address for right ones in between', async () => {
    const here = () => club.guest('192.0.2.1');
    for (let count = 1; count < mostHere; count += 1) {
      await guess(1, here);
      expect(await here().logIn(member.email)).toBe('done');
    }
    await guess(1, here);
    expect(await here().logIn(member.email)).toBe(tooOften);
  });

  test('from everywhere close an account to strangers; its owner gets one mail, and can log in', async () => {
    const { guest: home, email } = member;
    await home.ask('logout', {});
    await guess(most, () => club.guest());
    const away = club.guest();
    expect(await away.logIn(email)).toBe(tooOften);
    await guess(3, () => club.guest());
    expect(await club.takeQueued()).toMatchObject([{ payload: { to: email, kind: 'wrongLogIns' } }]);
    // The owner is known at home, where strangers cannot count.
    expect(await home.logIn(email)).toBe('done');
    await away.setPassword(email, await club.getKey(away, email), 'novo more sunca');
    expect(await club.guest().logIn(email, 'novo more sunca')).toBe('done');
  });

  test('get no more tries with the cookie of a device than that device has, for its e-mail only', async () => {
    const { guest: home, email } = member;
    await home.ask('logout', {});
    let place = 0;
    const copy = () => {
      place += 1;
      return home.copy(`198.51.100.${place}`);
    };
    const [[mostKnown]] = limitTable['wrong-login-known'].device;
    expect(new Set(await guess(mostKnown, copy))).toEqual(new Set([wrong]));
    expect(await copy().logIn(email)).toBe(tooOften);
    const { email: other } = await club.createMember();
    await guess(
      most,
      () => club.guest(),
      () => other,
    );
    expect(await copy().logIn(other)).toBe(tooOften);
  });

  test('for a change of the password count as wrong log-ins', async () => {
    const { guest, email } = member;
    const body = { password: 'a guess', newPassword: 'novo more sunca', locale: 'en' };
    const [[mostKnown]] = limitTable['wrong-login-known'].device;
    for (let count = 0; count < mostKnown; count += 1)
      expect(await guest.try('changePassword', body)).toBe(wrong);
    expect(await guest.try('changePassword', body)).toBe(tooOften);
    expect(await guest.logIn(email)).toBe(tooOften);
  });

  test('that found the server busy were no tries', async () => {
    const verify = () => Promise.reject(new ApiError('Busy', 5));
    const busy = { ...club.club, passwords: { ...cheapHasher, verify } };
    const guest = club.guest();
    for (let count = 0; count <= limitTable.login.address[0][0]; count += 1)
      expect(await guest.at(busy).logIn(member.email)).toBe('Busy');
    expect(await guest.logIn(member.email)).toBe('done');
  });
});
