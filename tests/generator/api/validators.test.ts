import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerValidators, requestValidators } from '../../../generated/api/validators.js';
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
const problem = { type: 'about:blank', title: 'x', status: 429, code: 'TooManyRequests' };

/** The allowed values of a part of a request, or of the answer with a status. */
test.each<[id: string, part: string | number, value: unknown, isTaken: boolean]>([
  ['loginLoyaltyUser', 'body', { ...login, email: 'a'.repeat(254) }, true],
  ['loginLoyaltyUser', 'body', { ...login, email: 'a'.repeat(255) }, false],
  // There is an error key for an empty password.
  ['loginLoyaltyUser', 'body', { ...login, password: '' }, true],
  ['loginLoyaltyUser', 'body', { ...login, password: '🌊'.repeat(200) }, true],
  ['loginLoyaltyUser', 'body', { ...login, password: '🌊'.repeat(201) }, false],
  ['loginLoyaltyUser', 'body', { ...login, locale: 'sv' }, false],
  ['loginLoyaltyUser', 'body', { ...login, locale: 'HR' }, false],
  ['updateContact', 'body', [], false],
  ['updateContact', 'body', Array(most + 1).fill({ property: 'phone', value: '+38591' }), false],
  ['updateContact', 'body', [{ property: 'email', value: 'eve@example.com' }], false],
  ['updateContact', 'body', [{ property: 'phone' }], false],
  ['updateContact', 'body', [{ property: 'birth_date', value: 346633200000 }], false],
  ['logout', 'body', {}, true],
  ['logout', 'body', { all: true }, false],
  ['findContact', 'path', { email: 'ana@example.com' }, true],
  ['findContact', 'path', {}, false],
  ['findContact', 'path', { email: '' }, false],
  ['findContact', 'path', { email: 'a'.repeat(255) }, false],
  ['startGoogleSignIn', 'query', {}, true],
  ['startGoogleSignIn', 'query', { return: ['/', '/'] }, false],
  ['finishGoogleSignIn', 'query', { state: 's', code: 'c', scope: 'openid', hd: 'x' }, true],
  ['finishGoogleSignIn', 'query', { code: 'c' }, false],
  ['finishGoogleSignIn', 'query', { state: { a: 'b' }, code: 'c' }, false],
  ['emailExists', 200, { success: 'true' }, false],
  ['emailExists', 200, { success: true, code: 'InvalidEmail' }, false],
  ['emailExists', 200, { success: false, code: 'NoIdea' }, false],
  ['emailExists', 200, { success: false, requestId: '1' }, false],
  ['findContact', 200, { vid: 3051 }, false],
  ['findContact', 200, { vid: '3051', email: 'ana@example.com' }, false],
  ['findContact', 200, {}, false],
  ['registerLoyaltyUser', 200, { success: true }, false],
  ['verifyLink', 200, { success: true, email: 'ana@example.com' }, false],
  ['requestPasswordReset', 200, { success: true, secret_key: 'short' }, false],
  ['emailExists', 429, { code: 'TooManyRequests' }, false],
  ['emailExists', 429, { ...problem, status: 200 }, false],
  ['emailExists', 429, { ...problem, stack: '' }, false],
])('%s, %s: %j is taken: %s', (id, part, value, isTaken) => {
  const validate = typeof part === 'number' ? answers[id]?.[part] : requests[id]?.[part];
  expect(validate?.(value)).toBe(isTaken);
});
