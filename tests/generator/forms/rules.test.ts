import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEmailStep } from '../../../generated/forms/email-step.ts';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { readRegistration, registrationForm } from '../../../generated/forms/registration.ts';
import { messages } from '../../../generated/messages/index.ts';
import { finishAnswers } from '../../../generator/runtime/answers.ts';
import { isEmailAddress, topLevelDomainOf } from '../../../generator/runtime/email-address.ts';
import { filters, foldDigits } from '../../../generator/runtime/filters.ts';
import { findErrors, foldText, type Rule, type RuleContext } from '../../../generator/runtime/rules.ts';

const errorKeys = Object.keys(messages.hr.errors);

const root = join(import.meta.dirname, '../../..');

test.each(['rules', 'answers', 'days', 'filters', 'email-address', 'easy-password', 'birth-date'])(
  'generated code is a copy of generator/runtime/%s.ts after the header',
  (name) => {
    const source = readFileSync(join(root, `generator/runtime/${name}.ts`), 'utf8');
    const header = `// Generated from generator/runtime/${name}.ts by “npm run generate”. Do not edit.\n\n`;
    expect(readFileSync(join(root, `generated/forms/${name}.ts`), 'utf8')).toBe(header + source);
  },
);

test('the error keys of the documents have texts', () => {
  const required = 'EmailAddress Title FirstName LastName Password ConfirmPassword DateOfBirth Terms'.split(
    ' ',
  );
  const others =
    'CannotBeEmpty InvalidEmail InvalidPassword PasswordLength CharacterLengthNotValid EmptyOrSpaces';
  const more = 'invalidPhone InvalidDate InvalidAge CodeIsRequired InvalidCode';
  const flow = 'ErrorMessage ErrorWithRegistering LoginUnsuccessful ErrorResettingPassword PasswordChanged';
  expect(errorKeys).toEqual(
    expect.arrayContaining([
      ...required.map((name) => `Required${name}`),
      ...`${others} ${more} ${flow}`.split(' '),
    ]),
  );
});

describe('the filter letters', () => {
  test.each([
    ['Ana', 'Ana'],
    ['Ana Marija', 'Ana Marija'],
    ['  Ana ', '  Ana '],
    ['Ana-Marija', 'Ana Marija'],
    ['O’Brien', 'O Brien'],
    ["D'Angelo", 'D Angelo'],
    ['Jean\u2010Pierre\u2011Luc\u2013Marie\u2014Guy\u2212Jo', 'Jean Pierre Luc Marie Guy Jo'],
    ['O\u2018a\u02bce\u02bbi`o\u00b4u\uff07y\u2032z', 'O a e i o u y z'],
    ['Mar\u00adija', 'Marija'],
    ['Čačić Žužul Đurđa', 'Čačić Žužul Đurđa'],
    ['Łukasz Ørsted Æsa ß Þór ŋ', 'Łukasz Ørsted Æsa ß Þór ŋ'],
    ['Nguyễn Thị', 'Nguyễn Thị'],
    ['Иван Ђорђевић Їжак', 'Иван Ђорђевић Їжак'],
    ['Zoe\u0308', 'Zoë'],
    ['Иии\u0306', 'Иий'],
    // No single character for these: the marks stay.
    ['Ẹ\u0301niọ\u0301lá', 'Ẹ\u0301niọ\u0301lá'],
    ['i\u0328\u0303', 'į\u0303'],
    ['\u0301Ana', 'Ana'],
    ['A1\u0301', 'A'],
    [`a${'\u0323\u0301'.repeat(20)}`, 'ạ\u0323\u0323'],
    ['Ana\u00a0Marija\tIva\nMia', 'Ana Marija Iva Mia'],
    ['太郎 Taro', ' Taro'],
    ['Ana123!?<b>', 'Anab'],
    ['A\u200bn\u00ada\u202e', 'Ana'],
    ['Ana 🌊', 'Ana '],
    ['\ud83dAna', 'Ana'],
    ['Ⅷ ² ª', '  ª'],
  ])('keeps of %j %j', (given, want) => {
    expect(filters.letters(given)).toBe(want);
  });
});

describe('the filter phone', () => {
  test.each([
    ['+385 91 234-5678', '+385912345678'],
    ['(+385) 91', '+38591'],
    ['00385/91', '+38591'],
    ['385+91', '38591'],
    ['++385', '+385'],
    ['+38+5+', '+385'],
    ['abc', ''],
    ['٣٨٥', '385'],
    ['＋３８５', '+385'],
    ['tel:+385\r\n91', '+38591'],
  ])('keeps of %j %j', (given, want) => {
    expect(filters.phone(given)).toBe(want);
  });
});

describe('the text that rules see, and that is stored', () => {
  const spaces = '\u00a0\u3000\u2003\u200b\ufeff \t\r\n';
  test.each([
    ['number', `２${spaces}`, '2'],
    ['ages', '٧', '7'],
    ['day', `${spaces}२०२६-०७-०१`, '2026-07-01'],
    ['time', '１９：３０', '19:30'],
    ['month', ' 07', '07'],
    ['date', '٢٦/١٢/١٩٨٠ ', '26/12/1980'],
    ['code', `４８２９１５${spaces}`, '482915'],
    ['email', `${spaces}ana＠ｅｘａｍｐｌｅ.com${spaces}`, 'ana@example.com'],
    ['email', 'ana٢@example.com', 'ana٢@example.com'],
    ['select', ' half ', 'half'],
    ['text', `${spaces}Soba ２${spaces}`, 'Soba ２'],
    ['longText', ' a\n b \n', 'a\n b'],
    ['text', ' \u00a0', ' \u00a0'],
    ['password', ' １\u00a0', ' １\u00a0'],
  ])('of the control %s is for %j %j', (control, typed, want) => {
    expect(foldText(typed, { control })).toBe(want);
    expect(foldText(want, { control })).toBe(want);
  });

  test.each(['𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '၀၁၂၃၄၅၆၇၈၉'])(
    'has the digits %s as 0 to 9',
    (digits) => {
      expect(foldDigits(digits)).toBe('0123456789');
    },
  );

  test('is that of each item of a list', () => {
    const ages = {
      control: 'ages',
      list: true,
      rules: pageForms.stay.fields.children_ages?.rules ?? [],
    } as const;
    expect(findErrors({ ages }, { ages: ['４ ', ' 17'] })).toEqual({});
    expect(finishAnswers({ ages }, { ages: ['４ ', ' 17'] })).toEqual({ ages: ['4', '17'] });
  });
});

test('white space within a text costs no more than other characters', () => {
  const text = `a${' '.repeat(2_000_000)}b`;
  expect(foldText(`${text}  `, { control: 'text' })).toBe(text);
});

describe('isEmailAddress', () => {
  const [label63, label64] = ['a'.repeat(63), 'a'.repeat(64)];
  test.each([
    [`${'a'.repeat(64)}@example.com`, true],
    [`${'a'.repeat(65)}@example.com`, false],
    [`ana@${label63}.com`, true],
    [`ana@${label64}.com`, false],
    [`ana@${label63}.${label63}.${label63}.${'a'.repeat(58)}`, true],
    [`ana@${label63}.${label63}.${label63}.${'a'.repeat(59)}`, false],
    ["!#$%&'*+/=?^_`{|}~-@example.com", true],
    ['a..b@example.com', false],
    ['ana@exa_mple.com', false],
    ['ana@example.c0m', true],
    ['ana@example.123', false],
    ['ana@example.com\0', false],
    ['ana@example。com', false],
    ['ana\u202e@example.com', false],
    ['アナ@例え.jp', true],
    ['नाम@उदाहरण.भारत', true],
    ['', false],
    ['@', false],
    ['.', false],
    [`${'a@'.repeat(100)}`, false],
  ])('%j: %s', (text, want) => {
    expect(isEmailAddress(text)).toBe(want);
  });

  test('long ambiguous texts are checked without backtracking', () => {
    for (const part of ['a-', 'a.', '@', '-', 'a\u0301'])
      expect(isEmailAddress(`a@${part.repeat(100_000)}!`)).toBe(false);
    expect(isEmailAddress(`a@${'a-'.repeat(120)}`)).toBe(false);
  });
});

test.each([
  ['ana@example.COM', 'com'],
  ['ana@example.РФ', 'рф'],
  ['ana@example', ''],
  ['ana@example.', ''],
  ['com', ''],
])('the top-level domain of %s is “%s”', (address, want) => {
  expect(topLevelDomainOf(address)).toBe(want);
});

/** One field with one rule, which gives InvalidCode. */
function keeps(
  rule: object,
  value: unknown,
  others: object = {},
  context: Partial<RuleContext> = {},
): boolean {
  // The text of a password reaches the rules as it is.
  const field = { control: 'password', rules: [{ ...rule, error: 'InvalidCode' } as Rule] };
  return findErrors({ field }, { ...others, field: value }, context).field === undefined;
}

const zagreb = { timeZone: 'Europe/Zagreb' };
const noon = { now: Date.parse('2026-06-15T10:00:00Z') };

describe('a rule', () => {
  test.each<[string, object, unknown, boolean]>([
    ['required', { rule: 'required' }, '', false],
    ['required', { rule: 'required' }, ' ', true],
    ['required', { rule: 'required' }, 0, true],
    ['ticked', { rule: 'ticked' }, true, true],
    ['ticked', { rule: 'ticked' }, 'true', false],
    ['text', { rule: 'text' }, 'half \ud83c', false],
    ['text', { rule: 'text' }, {}, false],
    ['text', { rule: 'text' }, undefined, true],
    ['shortest', { rule: 'shortest', length: 2 }, '🌊', false],
    ['shortest', { rule: 'shortest', length: 2 }, '🌊🌊', true],
    ['longest', { rule: 'longest', length: 2 }, '🌊🌊', true],
    ['longest', { rule: 'longest', length: 2 }, '🌊🌊🌊', false],
    ['longest', { rule: 'longest', length: 2 }, '', true],
    ['option', { rule: 'option', options: ['a'] }, 'a', true],
    ['option', { rule: 'option', options: ['a'] }, 'toString', false],
    ['pattern', { rule: 'pattern', pattern: '^a$' }, 'a\n', false],
    ['digits', { rule: 'digits', least: 2, most: 3 }, '+12', true],
    ['digits', { rule: 'digits', least: 2, most: 3 }, '1234', false],
    ['digits', { rule: 'digits', least: 2, most: 3 }, '1 2', false],
    ['digits', { rule: 'digits', least: 2, most: 3 }, '1+2', false],
    ['notAllZeros', { rule: 'notAllZeros' }, '+0001', true],
    ['notAllZeros', { rule: 'notAllZeros' }, '+0000', false],
    ['date', { rule: 'date', since: 1900, ...zagreb }, '15/06/2026', true],
    ['date', { rule: 'date', since: 1900, ...zagreb }, '16/06/2026', false],
    ['age', { rule: 'age', years: 18, ...zagreb }, '15/06/2008', true],
    ['age', { rule: 'age', years: 18, ...zagreb }, '16/06/2008', false],
    ['age', { rule: 'age', years: 18, ...zagreb }, 'tomorrow', false],
  ])('%s: %j of %j is kept: %s', (_name, rule, value, want) => {
    expect(keeps(rule, value, {}, noon)).toBe(want);
  });

  test('sameAs compares with the filtered value of the other field', () => {
    const fields = {
      phone: { control: 'phone', filter: 'phone', rules: [] },
      again: { control: 'text', rules: [{ rule: 'sameAs', field: 'phone', error: 'invalidPhone' }] },
    } as const;
    expect(findErrors(fields, { phone: '+385 91', again: '+38591' })).toEqual({});
    expect(findErrors(fields, { phone: '+385 91', again: '+385 91' })).toEqual({ again: 'invalidPhone' });
  });

  test.each([
    ['an e-mail', 'ana@example.com', 'ana@example.com'],
    ['none', undefined, ''],
    ['another value', ['ana@example.com'], ''],
  ])('hardToGuess asks the context, with %s of the other field', (_about, email, want) => {
    const rule = { rule: 'hardToGuess', field: 'email' };
    const asked: string[][] = [];
    const isEasyPassword = (...given: string[]) => asked.push(given) > 1;
    expect(keeps(rule, 'sunce1', { email }, { isEasyPassword })).toBe(true);
    expect(keeps(rule, 'sunce2', { email }, { isEasyPassword })).toBe(false);
    expect(asked).toEqual([
      ['sunce1', want],
      ['sunce2', want],
    ]);
  });

  test('hardToGuess is broken without the context, and kept without a value', () => {
    const rule = { rule: 'hardToGuess', field: 'email' };
    expect(keeps(rule, 'sunce1')).toBe(false);
    expect(keeps(rule, '')).toBe(true);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('date and age are broken when now is %s', (now) => {
    expect(keeps({ rule: 'date', since: 1900, ...zagreb }, '26/12/1980', {}, { now })).toBe(false);
    expect(keeps({ rule: 'age', years: 18, ...zagreb }, '26/12/1980', {}, { now })).toBe(false);
  });
});

test('reading gives filtered texts, and none of another type', () => {
  const answers = readRegistration({
    email_address: ' ana@example.com',
    title: 'Ms.',
    first_name: 'Ana-Zoe\u0308 2',
    last_name: ['Marić'],
    password: ' cafe\u0301 ',
    phone_number: '+385 91/234',
    terms: 'true',
    admin: true,
  });
  expect(Object.keys(answers)).toEqual(Object.keys(registrationForm.fields));
  expect(answers).toMatchObject({
    email_address: 'ana@example.com',
    title: 'Ms.',
    first_name: 'Ana Zoë',
    last_name: '',
    password: ' cafe\u0301 ',
    confirm_password: '',
    phone_number: '+38591234',
    date_of_birth: '',
    terms: false,
  });
  expect(readEmailStep(null)).toEqual({ email_address: '' });
});
