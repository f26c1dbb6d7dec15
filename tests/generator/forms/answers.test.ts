import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageForm, pageForms } from '../../../generated/forms/page-forms.ts';
import { askedPages, finishAnswers, readAnswers, startAnswers } from '../../../generator/runtime/answers.ts';
import { findErrors, isAsked } from '../../../generator/runtime/rules.ts';
import { runsOf } from '../../runner/campaigns.ts';
import { contextAt } from './form-examples.ts';

const text = { control: 'text', rules: [] };
const list = { control: 'choices', list: true, rules: [] } as const;
const tick = { control: 'checkbox', rules: [] };

/** Food is asked of groups only, allergies where there is food, details where there are allergies. */
const nested = {
  kind: { ...text, start: 'group' },
  food: { ...text, when: { field: 'kind', is: ['group', 'school'] } },
  allergies: { ...text, when: { field: 'food', is: ['lunch'] }, start: 'no' },
  details: { ...text, when: { field: 'allergies', is: ['yes'] } },
};

describe('readAnswers', () => {
  const fields = { name: text, note: text, interests: list, terms: tick };

  test.each<[string, string, object]>([
    ['texts', 'name=Ana&note=Hvala', { name: 'Ana', note: 'Hvala' }],
    ['line breaks as one character', 'note=a%0D%0Ab%0Dc%0Ad', { note: 'a\nb\nc\nd' }],
    ['white space around a text', 'name=+Ana+', { name: ' Ana ' }],
    [
      'no character that steers a terminal or turns others',
      'note=%1B%5D0%3Bx%07%C2%9B2J%7F%E2%80%AEa%E2%81%A6b%00%09%0B%C2%85%E2%80%8F',
      { note: ']0;x2Jab\t\n\n\u200f' },
    ],
    ['no text of such characters alone', 'note=%1B%E2%80%AE', {}],
    ['no empty or blank text', 'name=&note=+%0D%0A%C2%A0', {}],
    ['the first of two texts', 'name=Ana&name=Eva', { name: 'Ana' }],
    ['the first text that is not blank', 'name=&name=Eva', { name: 'Eva' }],
    [
      'all texts of a list, also equal ones',
      'interests=a&interests=b&interests=a',
      { interests: ['a', 'b', 'a'] },
    ],
    ['no blank texts of a list', 'interests=&interests=a&interests=', { interests: ['a'] }],
    ['no list where nothing is chosen', 'interests=', {}],
    ['a box by its value', 'terms=true', { terms: true }],
    ['a box that is not ticked', 'terms=on', { terms: false }],
    ['no unknown names', 'admin=true&name%5B%5D=Ana&name.x=1&Name=Ana', {}],
    ['no names of JavaScript', '__proto__=x&constructor=x&toString=x&hasOwnProperty=x', {}],
  ])('reads %s', (_about, query, want) => {
    expect(readAnswers(fields, new URLSearchParams(query))).toEqual(want);
  });

  test('leaves out what is no text', () => {
    const sent = [0, true, null, undefined, ['Ana'], { toString: () => 'Ana' }, Symbol('Ana')];
    expect(
      readAnswers(
        fields,
        sent.map((value) => ['name', value] as const),
      ),
    ).toEqual({});
  });

  test('gives no object of its own to a field that is called like one of JavaScript', () => {
    const answers = readAnswers({ ['__proto__']: text, name: text }, [['__proto__', 'x']]);
    expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('takes 10,000 parameters, and keeps those of its fields', () => {
    const sent = Array.from(
      { length: 10_000 },
      (_, index) => [index % 2 ? 'interests' : `x${index}`, 'a'] as const,
    );
    expect(readAnswers(fields, sent)).toEqual({ interests: Array.from({ length: 5000 }, () => 'a') });
  });
});

describe('isAsked', () => {
  test.each<[string, object, boolean]>([
    ['kind', {}, true],
    ['food', {}, true],
    ['food', { kind: 'couple' }, false],
    ['food', { kind: '' }, true],
    ['allergies', {}, false],
    ['allergies', { food: 'lunch' }, true],
    ['allergies', { kind: 'couple', food: 'lunch' }, false],
    ['details', { food: 'lunch' }, false],
    ['details', { food: 'lunch', allergies: 'yes' }, true],
    ['details', { kind: 'couple', food: 'lunch', allergies: 'yes' }, false],
    // A list is no answer to a question with one.
    ['food', { kind: ['school'] }, true],
    ['details', { food: 'lunch', allergies: ['yes'] }, false],
    ['details', Object.create({ food: 'lunch', allergies: 'yes' }), false],
    ['unknown', {}, true],
  ])('%s with %j: %s', (name, answers, want) => {
    expect(isAsked(nested, name, answers)).toBe(want);
  });

  test.each([undefined, null, 7, 'kind', []])('with %j, the start values count', (answers) => {
    expect(Object.keys(nested).filter((name) => isAsked(nested, name, answers))).toEqual(['kind', 'food']);
  });
});

describe('finishAnswers', () => {
  test('leaves out what is not asked, also by a condition of a condition, and boxes that are not ticked', () => {
    const answers = { kind: 'couple', food: 'lunch', allergies: 'yes', details: 'nuts' };
    expect(finishAnswers(nested, answers)).toEqual({ kind: 'couple' });
    expect(finishAnswers(nested, { ...answers, kind: 'school' })).toEqual({ ...answers, kind: 'school' });
    expect(finishAnswers({ terms: tick, news: tick }, { terms: true, news: false })).toEqual({ terms: true });
  });

  test('takes white space from both ends', () => {
    const answers = { name: '  Ana  Marić \n', interests: [' a '] };
    expect(finishAnswers({ name: text, interests: list }, answers)).toEqual({
      name: 'Ana  Marić',
      interests: ['a'],
    });
  });

  test('keeps several lines only where the field has them', () => {
    const answers = { name: 'Ana\n\tMarić', note: 'a\n\tb' };
    expect(finishAnswers({ name: text, note: { ...text, control: 'longText' } }, answers)).toEqual({
      name: 'Ana  Marić',
      note: 'a\n\tb',
    });
  });
});

test('startAnswers gives the values that fields have at first', () => {
  expect(startAnswers(nested)).toEqual({ kind: 'group', allergies: 'no' });
});

test('askedPages leaves out pages of which nothing is asked', () => {
  const pages = [['kind'], ['food', 'allergies'], ['details']];
  expect(askedPages(pages, nested, {})).toEqual([0, 1]);
  expect(askedPages(pages, nested, { kind: 'couple' })).toEqual([0]);
  expect(askedPages(pages, nested, { food: 'lunch', allergies: 'yes' })).toEqual([0, 1, 2]);
});

describe.each(Object.entries(pageForms) as [string, PageForm][])('the form %s', (_form, { fields }) => {
  const names = Object.keys(fields);
  const options = Object.values(fields).flatMap(({ rules }) =>
    rules.flatMap((rule) => (rule.rule === 'option' ? rule.options : [])),
  );
  const known = fc.constantFrom(...options, 'true', '2026-07-01', '2', 'ana@example.com', '+385912345678');
  const value = fc.oneof(known, fc.string({ unit: 'binary', maxLength: 40 }));
  const name = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom('__proto__', 'constructor', '_page'),
    fc.string(),
  );
  const sent = fc.array(fc.tuple(name, value), { maxLength: 40 });
  const context = contextAt('2026-01-01T12:00:00Z');

  test('what is stored is read again as it is, and has no error that it did not have', () => {
    fc.assert(
      fc.property(sent, (given) => {
        const answers = readAnswers(fields, given);
        expect(names).toEqual(expect.arrayContaining(Object.keys(answers)));
        const stored = finishAnswers(fields, answers);
        expect(finishAnswers(fields, stored)).toEqual(stored);
        const again = Object.entries(stored).flatMap(([field, answer]) =>
          [answer].flat().map((one) => [field, String(one)] as const),
        );
        expect(readAnswers(fields, again)).toEqual(stored);
      }),
      { numRuns: runsOf(500) },
    );
  });

  test('any values have errors of asked fields only, the same each time', () => {
    const anything = fc.record(
      Object.fromEntries(names.map((field) => [field, fc.oneof(value, fc.array(value), fc.anything())])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, fc.anything()), (values) => {
        const errors = findErrors(fields, values, context);
        for (const field of Object.keys(errors)) expect(isAsked(fields, field, values)).toBe(true);
        expect(findErrors(fields, values, context)).toEqual(errors);
      }),
      { numRuns: runsOf(500) },
    );
  });
});

test.each([null, [], ['2026-07-01'], { year: Symbol('2026') }, 20260701])(
  'a departure is compared with no arrival that is no text',
  (arrival) => {
    const context = contextAt('2026-01-01T12:00:00Z');
    const { departure, ...others } = findErrors(
      pageForms.offer.fields,
      { arrival, departure: '2026-07-02' },
      context,
    );
    expect(departure).toBeUndefined();
    expect(others).toHaveProperty('arrival');
  },
);
