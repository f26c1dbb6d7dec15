import { beforeEach, describe, expect, test } from 'vitest';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import { newEmail, password } from '../club-api/person.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';

let club: ClubUnderTest;
beforeEach(async () => {
  club = await openClub();
});

const kept = 'žana.kos@bücher.example.com';
const mailbox = 'žana.kos@xn--bcher-kva.example.com';
const spellings = [
  kept,
  kept.toUpperCase(),
  kept.replace('k', 'K'),
  kept.normalize('NFD'),
  kept.toUpperCase().normalize('NFD'),
  kept.replace('kos', 'ｋｏｓ'),
  kept.replace('kos', 'ＫＯＳ'),
  kept.replace('k', '\u212a'),
  kept.replace('s@', 'ſ@'),
  kept.replace('bücher', 'xn--bcher-kva'),
  kept.replace('bücher', 'XN--BCHER-KVA'),
];

describe('one e-mail', () => {
  test.each(spellings)('in the spelling %s has one key', (email) => {
    expect(emailKeyOf(email)).toBe(mailbox);
  });

  test('is one account in all its spellings, and the mailbox of the account gets its codes', async () => {
    await club.register(club.guest(), kept);
    for (const email of spellings) {
      const guest = club.guest();
      expect(await guest.nameEmail(email)).toBe('done');
      expect(await guest.sendCode(email)).toBe('ErrorMessage');
      const own = await guest.ask('findContact', undefined, { email: kept });
      expect(await guest.ask('createContact', undefined, { email })).toEqual(own);
      expect(await guest.logIn(email)).toBe('done');
    }
    for (const email of spellings.slice(5, 9)) {
      const guest = club.guest();
      const { code } = await club.askForCode(guest, email, 'reset');
      expect((await club.codeMailTo(email))?.to).toBe(mailbox);
      expect(await guest.enter(kept, code, 'reset')).toBe('done');
    }
  });

  test('gets a mail about the account, whichever spelling another guest has asked for', async () => {
    const [plain, wide] = ['ivo.kos@example.com', 'ＩＶＯ.kos@example.com'];
    const { token } = await club.askForCode(club.guest(), wide);
    const owner = club.guest();
    const { email, recordId } = await owner.ask('verifyLink', { token });
    expect(emailKeyOf(email)).toBe(plain);
    await owner.updateContact(recordId);
    await owner.openAccount({ email, recordId });
    await owner.setPassword(wide, await club.getKey(owner, plain), 'novo more sunca');
    const [notice] = await club.takeQueued();
    expect(String(Object(notice?.payload).to).toLowerCase()).toBe(plain);
  });
});

test.each([
  ['a dotless i', 'ıvan'],
  ['a capital I with a dot', 'İvan'],
  ['a Cyrillic a', 'ivаn'],
  ['an accent', 'ivàn'],
  ['a dot', 'iv.an'],
  ['a plus', 'ivan+a'],
  ['a sharp s for two', 'ivanß'],
])('a letter that only looks alike is somebody else: %s', async (_what, name) => {
  const owner = `ivan${name.endsWith('ß') ? 'ss' : ''}`;
  const email = `${owner}@example.com`;
  const alike = email.replace(owner, name);
  expect(emailKeyOf(alike)).not.toBe(emailKeyOf(email));
  await club.createMember(email);
  const guest = club.guest();
  await club.expectUnchanged(async () => {
    expect(await guest.nameEmail(alike)).toBe('refused');
    expect(await guest.sendCode(alike, 'reset')).toBe('InvalidEmail');
    expect(await guest.logIn(alike)).toBe('LoginUnsuccessful');
    expect(await guest.try('findContact', undefined, { email })).toBe('NotPinned');
  });
  const { code } = await club.askForCode(guest, alike);
  expect(await guest.enter(email, code)).toBe('InvalidCode');
  expect(await club.opening(email, password)).toEqual([password]);
});

describe('an e-mail that would be more than an address', () => {
  test.each([
    ...['ana@example.com\r\nBcc: evil@example.com', 'ana@example.com\nBcc: evil@example.com'],
    ...['ana@example.com\rBcc: evil@example.com', 'ana@example.com%0d%0aBcc: evil@example.com'],
    ...['ana\r\n@example.com', 'ana@example.com\r\n', 'ana@example.com\0', 'ana\0@example.com'],
    ...['ana@example.com\u2028evil@example.com', 'ana@example.com\u0085', 'ana@example.com,evil@example.com'],
    ...['ana@example.com, evil@example.com', 'ana@example.com;evil@example.com'],
    ...['ana@example.com evil@example.com', 'ana@example.com\tevil@example.com', 'ana@evil@example.com'],
    ...['ana@@example.com', '@evil.example:ana@example.com', '"ana"@example.com', '"ana evil"@example.com'],
    ...['"ana@evil.example"@example.com', 'ana(evil)@example.com', 'Ana <ana@example.com>'],
    ...['"evil@example.com" <ana@example.com>', '<ana@example.com>', 'mailto:ana@example.com'],
    ...['ana@[127.0.0.1]', 'ana@127.0.0.1', 'ana@localhost', 'ana@example.com:25', 'ana@example.com/evil'],
    ...['ana\\@example.com', 'ana@exam\u202eple.com', 'ana\u200b@example.com', 'ana@example.com\ufeff'],
    ...['ana@exa\ud800mple.com', '-oQ/tmp/evil@-example.com', '=?utf-8?q?ana?=@example.com\r\n'],
    ...[`${'a'.repeat(65)}@example.com`, '__proto__', 'constructor@__proto__'],
  ])('is refused, and nothing comes of it: %j', async (email) => {
    const guest = club.guest();
    await club.expectUnchanged(async () => {
      expect(await guest.nameEmail(email)).toBe('InvalidEmail');
      expect(guest.cookies.size).toBe(0);
      for (const purpose of ['registration', 'reset'] as const)
        expect(await guest.sendCode(email, purpose)).toBe('NotPinned');
      expect(await guest.try('createContact', undefined, { email })).toBe('NotPinned');
      expect(await guest.logIn(email)).toBe('LoginUnsuccessful');
    });
  });

  test('is no other spelling of an address that was named: neither mail nor contact comes of it', async () => {
    const [guest, email] = [club.guest(), newEmail()];
    await guest.nameEmail(email);
    await club.expectUnchanged(async () => {
      for (const odd of [`${email}\r\n`, ` ${email}`, `${email}\n\n`, `\ufeff${email}`, `${email}\u2028`])
        expect(await guest.sendCode(odd), odd).not.toBe('done');
    });
    expect(club.mails).toEqual([]);
  });

  test.each([
    ['requestPasswordReset', {}],
    ['verifyCode', { code: '123456', purpose: 'reset' }],
    ['registerLoyaltyUser', { password, recordId: '1' }],
    ['resetPassword', { newPassword: password, secretKey: 'x' }],
  ] as const)('is answered by %s as any other', async (operation, more) => {
    const guest = club.guest();
    const odd = [
      'a\ud800@example.com',
      'a\0@example.com',
      '',
      '@',
      'a@[::1',
      'a@ﷺ.ﷺ.com',
      `a@${'x'.repeat(250)}`,
    ];
    await club.expectUnchanged(async () => {
      const usual = await guest.ask(operation, { ...more, email: newEmail(), locale: 'en' });
      for (const email of odd)
        expect(await guest.ask(operation, { ...more, email, locale: 'en' }), email).toEqual(usual);
    });
  });
});
