import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerValidators, requestValidators } from '../../../generated/api/validators.js';
import { runsOf } from '../../runner/campaigns.ts';
import { api, examplesOfAnswer, examplesOfBody } from './read-document.ts';

type Validate = ((value: unknown) => boolean) & { readonly errors?: readonly object[] | null };
const requests: Readonly<Record<string, Readonly<Record<string, Validate>>>> = requestValidators;
const answers: Readonly<Record<string, Readonly<Record<number, Validate>>>> = answerValidators;

test('the file is self-contained: no import, no require, no code generated at run time', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../generated/api/validators.js'), 'utf8');
  expect(text).not.toMatch(/^\s*import\b|[^_]\brequire\((?!"ajv\/dist\/runtime)|new Function|\beval\(/m);
  expect(text.match(/^export \{[^}]*\};$/gm)).toEqual([
    'export {\n  answerValidators,\n  requestValidators\n};',
  ]);
});

test('there is a validator for each body, path and query, and for each answer with a body', () => {
  const wanted = api.operations.map(({ id, parameters, body, answers: list }) => [
    id,
    [...new Set([...parameters.map((parameter) => parameter.in), ...(body === undefined ? [] : ['body'])])],
    list.filter(({ schema }) => schema !== undefined).map(({ status }) => String(status)),
  ]);
  const found = Object.keys(requests).map((id) => [
    id,
    Object.keys(requests[id] ?? {}),
    Object.keys(answers[id] ?? {}),
  ]);
  expect(found).toEqual(wanted);
});

const bodies = api.operations
  .filter(({ body }) => body !== undefined)
  .flatMap(({ id }) => examplesOfBody(id).map(([name, value]) => ({ id, name, value })));

const replies = api.operations.flatMap(({ id, answers: list }) =>
  list.flatMap(({ status }) =>
    examplesOfAnswer(id, status).map(([name, value]) => ({ id, status, name, value })),
  ),
);

describe('examples of the document', () => {
  test('each body and each answer with a body has one', () => {
    for (const { id, body, answers: list } of api.operations) {
      if (body !== undefined) expect([id, examplesOfBody(id).length]).not.toEqual([id, 0]);
      for (const { status, schema } of list)
        if (schema !== undefined)
          expect([id, status, examplesOfAnswer(id, status).length]).not.toEqual([id, status, 0]);
    }
  });

  test.each(bodies)('the body $name of $id is accepted', ({ id, value }) => {
    expect([requests[id]?.body?.(value), requests[id]?.body?.errors]).toEqual([true, null]);
  });

  test.each(replies)('the answer $name ($status) of $id is accepted', ({ id, status, value }) => {
    expect([answers[id]?.[status]?.(value), answers[id]?.[status]?.errors]).toEqual([true, null]);
  });
});

const objects = bodies.filter(({ value }) => !Array.isArray(value));

describe.each(objects)('the body $name of $id', ({ id, value }) => {
  const example = value as Readonly<Record<string, unknown>>;
  const isValid = (given: unknown) => requests[id]?.body?.(given);

  test.each([null, true, 0, '', 'x', [], [value], [[]]])('is not %j', (other) => {
    expect(isValid(other)).toBe(false);
  });

  test('rejects unlisted fields, even JavaScript’s own', () => {
    for (const name of ['admin', '', '__proto__', 'constructor', 'toString', 'Email', 'email ']) {
      const fields = Object.entries({ ...example }).map((field) =>
        field.map((part) => JSON.stringify(part)).join(':'),
      );
      const more = JSON.parse(`{${[`${JSON.stringify(name)}:"x"`, ...fields].join(',')}}`);
      expect([name, isValid(more)]).toEqual([name, false]);
    }
  });

  test('rejects inherited fields', () => {
    if (Object.keys(example).length > 0) expect(isValid(Object.create(example))).toBe(false);
  });

  test.each(Object.keys(example))('accepts only text in %s, not a number, a list or null', (name) => {
    const others =
      typeof example[name] === 'boolean' ? ['true', 1, null] : [7, true, null, [example[name]], {}];
    for (const other of others)
      expect([other, isValid({ ...example, [name]: other })]).toEqual([other, false]);
    if (name !== 'termsAccepted') {
      const { [name]: _left, ...rest } = example;
      expect(isValid(rest)).toBe(false);
    }
  });
});

const most = Number(api.schemas.get('ContactProperties')?.maxItems);
const login = { email: 'ana@example.com', password: 'sunce1', locale: 'hr' };

test.each<[string, string, unknown, boolean]>([
  ['an e-mail of 254 characters', 'loginLoyaltyUser', { ...login, email: 'a'.repeat(254) }, true],
  ['an e-mail of 255 characters', 'loginLoyaltyUser', { ...login, email: 'a'.repeat(255) }, false],
  [
    'an empty password, for which there is an error key',
    'loginLoyaltyUser',
    { ...login, password: '' },
    true,
  ],
  ['a password of 200 characters', 'loginLoyaltyUser', { ...login, password: '🌊'.repeat(200) }, true],
  ['a password of 201 characters', 'loginLoyaltyUser', { ...login, password: '🌊'.repeat(201) }, false],
  ['a locale that does not exist', 'loginLoyaltyUser', { ...login, locale: 'sv' }, false],
  ['a locale in capitals', 'loginLoyaltyUser', { ...login, locale: 'HR' }, false],
  ['a list of no properties', 'updateContact', [], false],
  [
    'a property too many',
    'updateContact',
    Array(most + 1).fill({ property: 'phone', value: '+38591' }),
    false,
  ],
  ['the property email', 'updateContact', [{ property: 'email', value: 'eve@example.com' }], false],
  ['a property without value', 'updateContact', [{ property: 'phone' }], false],
  ['a property that is a number', 'updateContact', [{ property: 'birth_date', value: 346633200000 }], false],
  ['nothing', 'logout', {}, true],
  ['something', 'logout', { all: true }, false],
])('the body with %s: %s', (_what, id, value, want) => {
  expect(requests[id]?.body?.(value)).toBe(want);
});

test.each<[string, string, string, unknown, boolean]>([
  ['an e-mail', 'findContact', 'path', { email: 'ana@example.com' }, true],
  ['no e-mail', 'findContact', 'path', {}, false],
  ['an empty e-mail', 'findContact', 'path', { email: '' }, false],
  ['an endless e-mail', 'findContact', 'path', { email: 'a'.repeat(255) }, false],
  ['no page to come back to', 'startGoogleSignIn', 'query', {}, true],
  ['two pages to come back to', 'startGoogleSignIn', 'query', { return: ['/', '/'] }, false],
  [
    'what Google adds',
    'finishGoogleSignIn',
    'query',
    { state: 's', code: 'c', scope: 'openid', hd: 'x' },
    true,
  ],
  ['no state', 'finishGoogleSignIn', 'query', { code: 'c' }, false],
  ['a state that is an object', 'finishGoogleSignIn', 'query', { state: { a: 'b' }, code: 'c' }, false],
])('parameters with %s: %s %s', (_what, id, place, value, want) => {
  expect(requests[id]?.[place]?.(value)).toBe(want);
});

test.each<[string, number, unknown]>([
  ['emailExists', 200, { success: 'true' }],
  ['emailExists', 200, { success: true, code: 'InvalidEmail' }],
  ['emailExists', 200, { success: false, code: 'NoIdea' }],
  ['emailExists', 200, { success: false, requestId: '1' }],
  ['findContact', 200, { vid: 3051 }],
  ['findContact', 200, { vid: '3051', email: 'ana@example.com' }],
  ['findContact', 200, {}],
  ['registerLoyaltyUser', 200, { success: true }],
  ['verifyLink', 200, { success: true, email: 'ana@example.com' }],
  ['requestPasswordReset', 200, { success: true, secret_key: 'short' }],
  ['emailExists', 429, { code: 'TooManyRequests' }],
  ['emailExists', 429, { type: 'about:blank', title: 'x', status: 200, code: 'TooManyRequests' }],
  ['emailExists', 429, { type: 'about:blank', title: 'x', status: 429, code: 'TooManyRequests', stack: '' }],
])('%s does not answer %i with %j', (id, status, value) => {
  expect(answers[id]?.[status]?.(value)).toBe(false);
});

test('for any value, validators accept or give reasons', () => {
  const all = [...Object.values(requests), ...Object.values(answers)].flatMap((group) =>
    Object.values(group),
  );
  const known = bodies.map(({ value }) => value);
  const value = fc.oneof(fc.jsonValue(), fc.anything(), fc.constantFrom(...known));
  fc.assert(
    fc.property(fc.constantFrom(...all), value, (validate, given) => {
      const isValid = validate(given);
      expect(isValid).toBeTypeOf('boolean');
      expect((validate.errors ?? []).length > 0).toBe(!isValid);
    }),
    { numRuns: runsOf(3000) },
  );
});
