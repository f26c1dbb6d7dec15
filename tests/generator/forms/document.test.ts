import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { type PageForm, pageForms } from '../../../generated/forms/page-forms.ts';
import type { Rule } from '../../../generated/forms/rules.ts';
import { locales } from '../../../generated/locales.ts';
import { versions } from '../../../generated/routes/index.ts';
import { findOpenApiProblems } from '../fixture/openapi-problems.ts';
import { examplesOf, pageFormFields } from './form-examples.ts';

/** A JSON Schema of a body, as far as it is read here. */
interface BodySchema {
  readonly required?: readonly string[];
  readonly anyOf?: readonly { readonly required: readonly string[] }[];
  readonly properties: Readonly<Record<string, object>>;
}

const text = readFileSync(join(import.meta.dirname, '../../../generated/forms/openapi.json'), 'utf8');
const document = JSON.parse(text);

const ajv = new Ajv2020({ allErrors: true, validateFormats: false });
const forms = Object.entries(pageForms) as readonly (readonly [string, PageForm])[];

function bodyOf(form: string): BodySchema {
  const content = document.paths[`/forms/${form}`]?.post.requestBody.content;
  const schema: BodySchema | undefined = content?.['application/x-www-form-urlencoded']?.schema;
  if (schema === undefined) throw new Error(`The document has no body of ${form}.`);
  return schema;
}

/** Parameters that a whole request has. */
function requiredOf(form: string): readonly string[] {
  const { required, anyOf } = bodyOf(form);
  return required ?? anyOf?.[0]?.required ?? [];
}

/** The answer to a field as a browser sends it. */
function sent(value: unknown): unknown {
  return typeof value === 'boolean' ? String(value) : value;
}

test('the document is OpenAPI', async () => {
  expect(await findOpenApiProblems(text)).toEqual([]);
  const broken = { ...document, paths: { '/forms/stay': { post: { request: {} } } } };
  expect(await findOpenApiProblems(JSON.stringify(broken))).toEqual([
    'Property `request` is not expected here. #/paths/~1forms~1stay/post/request',
  ]);
});

test('every form has one operation, at the addresses that its pages send it to', () => {
  expect(Object.keys(document.paths)).toEqual(forms.map(([name]) => `/forms/${name}`));
  for (const [name, { page }] of forms) {
    const [server] = document.paths[`/forms/${name}`]?.servers ?? document.servers;
    const prefixes = versions(page).map(({ locale }) => locales[locale].prefix);
    expect([name, [...server.variables.prefix.enum].sort()]).toEqual([name, prefixes.sort()]);
  }
});

test('what is refused with the form is a page, other faults are problems, and a guest is led on by a redirect', () => {
  for (const [name] of forms) {
    const operation = document.paths[`/forms/${name}`]?.post;
    const responses: Readonly<Record<string, { $ref: string }>> = operation.responses;
    const answers = Object.entries(responses).map(([status, { $ref }]) => {
      const { content = {}, headers = {} } =
        document.components.responses[$ref.split('/').at(-1) ?? ''] ?? {};
      return [status, ...Object.keys(content), ...Object.keys(headers)].join(' ');
    });
    expect(answers).toEqual([
      ...(pagesOf(name) > 1 ? ['200 text/html'] : []),
      '303 Location',
      ...['400', '403', '413', '415'].map((status) => `${status} application/problem+json`),
      '422 text/html',
      '429 text/html Retry-After',
      '503 text/html application/problem+json Retry-After',
    ]);
  }
});

function pagesOf(form: string): number {
  const groups = pageForms[form as keyof typeof pageForms].groups.slice(1);
  return 1 + groups.filter(({ startsPage }) => startsPage).length;
}

/** Rules that a schema can state for every value; `whole` only by its digits. */
const stated: readonly Rule['rule'][] = [
  'ticked',
  'text',
  'notBlank',
  'shortest',
  'longest',
  'option',
  'pattern',
  'digits',
  'notAllZeros',
  'oneLine',
  'items',
];

describe.each([...pageFormFields])('the body of %s', (form, declared) => {
  const body = bodyOf(form);
  const validators = new Map<string, ValidateFunction>(
    Object.entries(body.properties).map(([name, schema]) => [name, ajv.compile(schema)]),
  );
  const accepts = (name: string, value: unknown) => validators.get(name)?.(sent(value));
  const examples = examplesOf(form, declared).flatMap(({ field, shown, values, error }) => {
    const value = values[field];
    return value === undefined || value === '' ? [] : [{ field, shown, value, error }];
  });
  const valid = examples.filter(({ error }) => error === undefined);
  /** Examples whose error only rules give that a schema can state. */
  const refused = examples.filter(({ field, error }) => {
    const rules = declared[field]?.rules.filter((rule) => rule.error === error) ?? [];
    return rules.length > 0 && rules.every(({ rule }) => rule === 'required' || stated.includes(rule));
  });

  test.each(valid)('takes for $field $shown', ({ field, value }) => {
    expect(accepts(field, value)).toBe(true);
  });

  test.each(refused)('does not take for $field $shown', ({ field, value }) => {
    expect(accepts(field, value)).toBe(false);
  });

  test('has every field, and needs those that are always asked and needed', () => {
    const { fields, aboutNeeded } = pageForms[form as keyof typeof pageForms];
    expect(Object.keys(body.properties)).toEqual(expect.arrayContaining(Object.keys(fields)));
    const needed = Object.entries(fields).filter(
      ([, { when, rules }]) => !when && rules.some(({ rule }) => rule === 'required' || rule === 'ticked'),
    );
    expect(requiredOf(form)).toEqual([
      ...needed.map(([name]) => name),
      ...(aboutNeeded ? ['_about'] : []),
      '_token',
    ]);
  });

  test('takes a whole request, and none without a needed parameter or with the trap filled in', () => {
    const check = ajv.compile(body);
    const { aboutKeys } = pageForms[form as keyof typeof pageForms];
    const own = Object.fromEntries(valid.map(({ field, value }) => [field, sent(value)]));
    const about = aboutKeys.length > 0 ? { _about: aboutKeys[0] } : {};
    const whole: Readonly<Record<string, unknown>> = { ...own, ...about, _token: 'token', website: '' };
    expect([check(whole), check.errors]).toEqual([true, null]);
    expect(check({ ...whole, website: 'https://spam.example' })).toBe(false);
    expect(check({ ...whole, _about: 'nowhere' })).toBe(aboutKeys.length === 0);
    for (const name of requiredOf(form)) {
      const { [name]: _left, ...rest } = whole;
      expect([name, check(rest)]).toEqual([name, false]);
    }
    if (pagesOf(form) > 1) expect(check({ _page: '0' })).toBe(true);
  });
});
