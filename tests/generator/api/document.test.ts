import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findOpenApiProblems } from '../fixture/openapi-problems.ts';
import { api } from './read-document.ts';

const errorKeys = Object.keys(messages.hr.errors);

/** The calls of the product document (section 7) and of the protocol, with the fields of their bodies. */
const calls: [call: string, required: string, optional?: string][] = [
  ['POST /api/crm/create/{email}', ''],
  ['GET /api/crm/{email}', 'none'],
  ['POST /api/crm/update/{contact}', 'list'],
  ['POST /api/loyalty/email-exists', 'email locale'],
  ['POST /api/loyalty/register-loyalty-user', 'email password recordId locale', 'termsAccepted'],
  ['POST /api/loyalty/login-loyalty-user', 'email password locale'],
  ['POST /api/loyalty/update-loyalty-user', 'email password attributeName attributeValue locale'],
  ['POST /api/loyalty/loyalty-password-reset-request', 'email locale'],
  ['POST /api/loyalty/loyalty-password-reset', 'email locale newPassword secretKey'],
  ['GET /api/cookie', 'none'],
  ['GET /api/promo-cookie', 'none'],
  ['POST /api/forms/activation-code', 'email locale purpose'],
  ['POST /api/forms/registration', 'locale pageUri pageName'],
  ['POST /api/loyalty/verify-code', 'email code purpose locale'],
  ['POST /api/loyalty/find-link', 'token'],
  ['POST /api/loyalty/verify-link', 'token'],
  ['GET /api/google/start', 'none'],
  ['GET /api/google/callback', 'none'],
  // For the dialog's details of a member.
  ['GET /api/loyalty/member', 'none'],
  ['GET /api/loyalty/account', 'none'],
  ['POST /api/loyalty/end-session', 'id'],
  ['POST /api/loyalty/end-other-sessions', ''],
  ['POST /api/loyalty/change-password', 'password newPassword locale'],
  ['POST /api/loyalty/unlink', 'locale'],
  ['POST /api/loyalty/begin-passkey', ''],
  ['POST /api/loyalty/add-passkey', 'id clientDataJSON attestationObject locale'],
  ['POST /api/loyalty/remove-passkey', 'id'],
  ['POST /api/loyalty/begin-passkey-log-in', ''],
  ['POST /api/loyalty/log-in-with-passkey', 'id clientDataJSON authenticatorData signature userHandle'],
  ['GET /api/loyalty/member-data', 'none'],
  ['POST /api/loyalty/remove-account', ''],
  ['POST /api/logout', ''],
];

const byCall = new Map(
  api.operations.map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation]),
);

test('the document is OpenAPI', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../../spec/api/openapi.yaml'), 'utf8');
  expect(await findOpenApiProblems(text)).toEqual([]);
});

test('the document has exactly the documented calls', () => {
  expect([...byCall.keys()].sort()).toEqual(calls.map(([call]) => call).sort());
});

test.each(calls)('%s takes %s', (call, required, optional = '') => {
  const body = byCall.get(call)?.body;
  if (required === 'none') {
    expect(body).toBeUndefined();
    return;
  }
  const schema = api.schemas.get(body?.schema ?? '');
  if (required === 'list') {
    expect(schema).toMatchObject({ type: 'array', minItems: 1 });
    return;
  }
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  expect(schema?.additionalProperties).toBe(false);
  expect(schema?.required ?? []).toEqual(words(required));
  const names = Object.keys((schema?.properties ?? {}) as object);
  expect(names.sort()).toEqual([...words(required), ...words(optional)].sort());
});

test('a contact has the five properties of the product document, and may have more', () => {
  const five = ['firstname', 'lastname', 'phone', 'titula_kontakta', 'birth_date'];
  expect(api.schemas.get('ContactProperty')?.properties).toMatchObject({
    property: { enum: expect.arrayContaining(five) },
    value: { type: 'string' },
  });
});

test('locales and error keys match the site’s', () => {
  expect(api.schemas.get('Locale')?.enum).toEqual(localeCodes);
  expect(api.schemas.get('ErrorKey')?.enum).toEqual(errorKeys);
});

describe('every operation', () => {
  test.each(api.operations)(
    '$id answers errors as problem documents, including 429 and 503',
    ({ answers }) => {
      const faults = answers.filter(({ status }) => status >= 400);
      expect(faults.map(({ status }) => status)).toEqual(expect.arrayContaining([429, 503]));
      for (const { schema } of faults) expect(schema).toBe('Problem');
    },
  );

  test.each(api.operations.filter(({ method }) => method === 'post'))(
    '$id may be rejected for its origin, shape, size and type',
    ({ answers }) => {
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 403, 413, 415]));
    },
  );
});

/** Every schema within a schema, with its path. */
function walk(schema: unknown, path: string): [path: string, schema: Readonly<Record<string, unknown>>][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Array.isArray(schema) ? [] : [[path, schema as Readonly<Record<string, unknown>>] as const];
  const inner = Object.entries(schema).flatMap(([key, value]) => walk(value, `${path}/${key}`));
  return [...own.map(([at, found]): [string, Readonly<Record<string, unknown>>] => [at, found]), ...inner];
}

test('every text and list is bounded, and every object rejects unknown fields', () => {
  const parameters = api.operations.flatMap((operation) =>
    operation.parameters.map(({ name, schema }) => [`${operation.id}.${name}`, schema] as const),
  );
  for (const [name, schema] of [...api.schemas, ...parameters]) {
    for (const [path, { type, maxLength, enum: words, maxItems, additionalProperties }] of walk(
      schema,
      name,
    )) {
      if (type === 'string') expect([path, maxLength ?? words]).not.toEqual([path, undefined]);
      if (type === 'array') expect([path, typeof maxItems]).toEqual([path, 'number']);
      // An answer with all that the store and the CRM hold.
      if (type === 'object' && name !== 'MemberData')
        expect([path, additionalProperties]).toEqual([path, false]);
    }
  }
});
