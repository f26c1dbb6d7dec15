/** Typed texts: how they are filtered and folded, and which are e-mail addresses. */
import { describe, expect, test } from 'vitest';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { finishAnswers } from '../../../generator/runtime/answers.ts';
import { isEmailAddress, topLevelDomainOf } from '../../../generator/runtime/email-address.ts';
import { filters, foldDigits } from '../../../generator/runtime/filters.ts';
import { findErrors, foldText } from '../../../generator/runtime/rules.ts';

describe('the filter letters', () => {
  test.each([
    ['Ana Marija', 'Ana Marija'],
    ['Ana-Marija', 'Ana Marija'],
    ['O’Brien', 'O Brien'],
    ['Jean\u2010Pierre\u2011Luc\u2013Marie\u2014Guy\u2212Jo', 'Jean Pierre Luc Marie Guy Jo'],
    ['O\u2018a\u02bce\u02bbi`o\u00b4u\uff07y\u2032z', 'O a e i o u y z'],
    ['Mar\u00adija', 'Marija'],
    ['Čačić Žužul Đurđa', 'Čačić Žužul Đurđa'],
    ['Łukasz Ørsted Æsa ß Þór ŋ', 'Łukasz Ørsted Æsa ß Þór ŋ'],
    ['Иван Ђорђевић Їжак', 'Иван Ђорђевић Їжак'],
    ['Zoe\u0308', 'Zoë'],
    // No single character for these: the marks stay.
    ['Ẹ\u0301niọ\u0301lá', 'Ẹ\u0301niọ\u0301lá'],
    ['i\u0328\u0303', 'į\u0303'],
    ['\u0301Ana', 'Ana'],
    [`a${'\u0323\u0301'.repeat(20)}`, 'ạ\u0323\u0323'],
    ['Ana\u00a0Marija\tIva\nMia', 'Ana Marija Iva Mia'],
    ['太郎 Taro', ' Taro'],
    ['Ana123!?<b>', 'Anab'],
    ['A\u200bn\u00ada\u202e', 'Ana'],
    ['\ud83dAna', 'Ana'],
    ['Ⅷ ² ª', '  ª'],
  ])('keeps of %j %j', (given, want) => {
    expect(filters.letters(given)).toBe(want);
  });
});

describe('the filter phone', () => {
  test.each([
    ['+385 91 234-5678', '+385912345678'],
    ['00385/91', '+38591'],
    ['385+91', '38591'],
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
    ['ana@example.com\0', false],
    ['ana@example。com', false],
    ['ana\u202e@example.com', false],
    ['アナ@例え.jp', true],
    ['नाम@उदाहरण.भारत', true],
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
