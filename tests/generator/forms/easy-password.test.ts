import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEasyPassword } from '../../../generated/forms/common-passwords.ts';
import { isEasyToGuess } from '../../../generator/runtime/easy-password.ts';
import { readSpec } from '../../../generator/spec/files/read-spec.ts';
import { runsOf } from '../../runner/campaigns.ts';

const { source } = await readSpec(join(import.meta.dirname, '../../../spec'));
const { passwords = '', words = [] } = source.commonPasswords ?? {};
const listed = passwords.trim().split(/\s+/);

const easy = {
  common: new Set(['dragon', '123456']),
  names: ['Blue Bay Hotels', 'Bay'],
  rows: ['01234567890', 'qwertzuiop'],
};
const isEasy = (password: string, email = '') => isEasyToGuess(password, email, easy);

test.each<[what: string, isEasy: boolean, passwords: readonly string[]]>([
  [
    'a common password',
    true,
    ['dragon', 'DRAGON', 'dRaGoN', 'ｄｒａｇｏｎ', 'ＤＲＡＧＯＮ', '𝐝𝐫𝐚𝐠𝐨𝐧', '１２３456'],
  ],
  ['one with white space around it', true, [' \u3000dragon\n']],
  [
    'one with more',
    false,
    ['dragon!', 'dragon1', 'dra gon', 'dragonfly', 'drágon', 'драгон', '1234567a', ''],
  ],
  ['a repeat', true, ['aaaaaa', '121212', 'AbcaBC', '!!!!!!', '123123123', '７７７７７７', 'suncesunce']],
  ['a row', true, ['0123456', '7890', '987654321', 'QWERTZ', 'poiuzt', '0987654']],
  ['almost one', false, ['121213', 'abcabd', 'aaaaab', '1234569', 'qwertz1', 'qwerty', 'sunce i sunce']],
  [
    'a name',
    true,
    ['Blue Bay Hotels', 'bluebayhotels', 'BAY', 'bay2026', 'B-a-y!!', '2026 Bay', 'Blue.Bay.Hotels'],
  ],
  [
    'a name in words',
    false,
    ['blue bay', 'bay is where we met', 'at the bay', 'bayern', 'blue-hotels', 'bаy2026'],
  ],
])('%s is easy to guess: %s', (_what, want, passwords) => {
  for (const password of passwords) expect(isEasy(password), password).toBe(want);
});

test('the guest’s e-mail address is easy to guess, that of another is not', () => {
  const email = 'Ana.Maric@Example.com';
  for (const password of [
    ...['ana.maric@example.com', 'ANA.MARIC@EXAMPLE.COM', 'ana.maric@example.com!', 'anamaricexamplecom'],
    ...[
      'ana.maric',
      'ana maric',
      'AnaMaric1980!',
      '1980anamaric',
      '__ana__1980__maric__',
      'Ａｎａ．Ｍａｒｉｃ',
    ],
  ]) {
    const addresses = [email, '', 'ivo@example.com'];
    const found = addresses.map((address) => isEasy(password, address));
    expect(found, password).toEqual([true, false, false]);
  }
  for (const password of [
    ...['ana', 'maric', 'maricana', 'ana.maric in split', 'my ana.maric@example.com', 'example.com'],
    ...['@example.com', '19801226', '!!!?!!'],
  ])
    expect(isEasy(password, email), password).toBe(false);
});

test.each([
  ['385912345678@example.com', '385-912-345-678', true],
  ['385912345678@example.com', '385912345679', false],
  ['a1@example.com', 'a1!!!!', true],
  // One letter names nobody.
  ['a1@example.com', 'a48203', false],
  ['иван.петров@почта.рф', 'ИванПетров77', true],
  ['zoë@example.com', 'zoe\u0308 2026', true],
  ['zoe@example.com', 'zoë 2026', false],
  ['नमस्ते@example.com', 'नमस्ते२०२६', true],
  ['नमस्ते@example.com', 'नमसत२०२६', false],
  ['"a@b"@example.com', 'a@b123', true],
  ['no address', 'noaddress1', true],
  ['@example.com', '192837465', false],
  ['@', '@@@@@!', false],
])('%s: “%s” is easy to guess: %s', (address, password, want) => {
  expect(isEasy(password, address)).toBe(want);
});

test('any text, and any address, gives the same for every case, width and white space around it', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('dragon', 'ana.maric1', 'bay!'));
  const address = fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' }), fc.constant('ana.maric@x.hr'));
  fc.assert(
    fc.property(text, address, (password, email) => {
      const want = isEasy(password, email);
      expect(isEasy(` ${password.normalize('NFKC')}\t`, email)).toBe(want);
      expect(isEasy(password, ` ${email.normalize('NFKD')} `)).toBe(want);
      if (password.toUpperCase().toLowerCase() === password.toLowerCase())
        expect(isEasy(password.toUpperCase(), email)).toBe(want);
    }),
    { numRuns: runsOf(1000) },
  );
});

describe('the list of the spec', () => {
  test('has 10,000 passwords, each once, in the order of the alphabet and as they are compared', () => {
    expect(listed).toHaveLength(10_000);
    expect(listed).toEqual([...new Set(listed)].sort());
    expect(listed.map((password) => password.normalize('NFKC').toLowerCase())).toEqual(listed);
  });

  test('is refused by the form, and so are its words', () => {
    expect(words.length).toBeGreaterThan(0);
    for (const password of [...listed, ...words, ...words.map((word) => `${word}2026`)])
      expect(isEasyPassword(password, 'ana@example.com'), password).toBe(true);
  });

  test('refuses no more', () => {
    for (const password of ['sunce i more', 'novo more sunca', 'seven seas', 'sunce1', 'correct horse'])
      expect(isEasyPassword(password, 'ana@example.com'), password).toBe(false);
  });
});
