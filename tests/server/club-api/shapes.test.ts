import { beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../generated/api/operations.ts';
import { requestValidators } from '../../../generated/api/validators.js';
import { documentedCalls, type Schema } from './api-document.ts';
import { withClubSite } from './club-site.ts';
import type { Guest } from './guest.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
let member: Guest;
let email: string;
beforeAll(async () => {
  ({ guest: member, email } = await club().createMember());
});

type Fields = Readonly<Record<string, unknown>>;

const foreignValues: readonly unknown[] = [
  ...[0, 7, -1, 1e300, true, false, null, [], {}, [[]]],
  ...[['a'], ['a', 'b'], { a: 'b' }, { $ne: '' }, { toString: 'a' }, { length: 1, 0: 'a' }],
];
const inherited = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];
const names = [...inherited, '', 'length', 'id', 'code ', 'Email', 'isAdmin', 'emailVerifiedAt', 'member'];
const words = [
  ...['', ' ', 'EN', 'en ', 'en\n', 'en-GB', 'xx', '../en', '//evil.example', 'RESET'],
  ...['email', 'hs_object_id', 'FirstName', ...inherited],
];

/** Whether the shape of a body, as a value or as JSON, is the documented one. */
function fits(id: OperationId, body: unknown): boolean {
  const validators: Readonly<Partial<Record<string, (value: unknown) => boolean>>> = requestValidators[id];
  return validators.body?.(typeof body === 'string' ? JSON.parse(body) : body) ?? false;
}

const withBody = documentedCalls.filter(({ id }) => ![null, 'Nothing'].includes(operations[id].body));

describe.each(withBody)('$id', ({ id, schema, bodies: [example] }) => {
  const isList = schema.type === 'array';
  const fields: Readonly<Record<string, Schema>> = (isList ? schema.items : schema)?.properties ?? {};
  const good = (isList ? (example as readonly Fields[])[0] : example) as Fields;
  const text = JSON.stringify(good);
  const wrap = (body: Fields) => (isList ? [body] : body);
  const wrapText = (body: string) => (isList ? `[${body}]` : body);
  /** The body as JSON with one more member, at its end. */
  const withMember = (more: string) => wrapText(text.replace(/\}$/, `,${more}}`));

  /** Bodies each of which is of no shape that the document knows. */
  const expectUnfit = (given: readonly unknown[]) =>
    expect(given.filter((body) => fits(id, body)).map((body) => JSON.stringify(body))).toEqual([]);

  test('has fields, and takes the documented body', async () => {
    expect(Object.keys(fields)).not.toHaveLength(0);
    const { status } = await member.call(id, { path: { contact: email }, body: wrap(good) });
    expect([200, 403]).toContain(status);
  });

  test.each(Object.keys(fields))('takes nothing but its type for %s', (name) => {
    const isBox = fields[name]?.type === 'boolean';
    const values = isBox
      ? [...foreignValues, 'true', ''].filter((one) => typeof one !== 'boolean')
      : foreignValues;
    expectUnfit(values.map((value) => wrap({ ...good, [name]: value })));
  });

  test('takes no words that are not in the list, nor longer ones than the document says', () => {
    const named = Object.entries(fields);
    const listed = named.filter(([, { enum: choices }]) => choices !== undefined);
    expectUnfit(listed.flatMap(([name]) => words.map((word) => wrap({ ...good, [name]: word }))));
    const texts = named.filter(([, { type, enum: choices }]) => type === 'string' && choices === undefined);
    expect(texts.length).toBeGreaterThan(0);
    expectUnfit(texts.map(([name]) => wrap({ ...good, [name]: 'x'.repeat(5000) })));
  });

  test('takes nothing that is not listed, by whatever name, and no other kind of body', () => {
    const others = names.filter((name) => !Object.hasOwn(fields, name));
    const more = others.flatMap((name) =>
      ['"x"', '{"email":"x"}', 'null', '[]'].map((value) => `${JSON.stringify(name)}:${value}`),
    );
    expectUnfit(more.map(withMember));
    const kinds = [
      null,
      true,
      7,
      '"text"',
      '""',
      Object.values(good),
      [[good]],
      [null],
      { '': good },
      { body: good },
    ];
    const odd = isList ? [good, [good, null], []] : [[good], { 0: good }, {}];
    expectUnfit([...kinds, ...odd]);
  });

  test('is refused by HTTP with a member more, and with a name that stands twice, also escaped', async () => {
    const twice = Object.entries(good).flatMap(([name, value]) => {
      const same = `"${name}":${JSON.stringify(value)}`;
      const escaped = same.replace(name[0] ?? '', `\\u00${name.charCodeAt(0).toString(16)}`);
      return [same, escaped, `"${name}":"other"`];
    });
    await club().expectUnchanged(async () => {
      for (const body of [...twice, '"__proto__":{"email":"x"}', '"isAdmin":true'].map(withMember))
        expect((await member.call(id, { path: { contact: email }, body })).body.code, body).toBe(
          'BadRequest',
        );
    });
    expect(Object.prototype).not.toHaveProperty('email');
  });
});

test.each(['logout', 'createContact'] as const)('%s takes nothing at all', (id) => {
  const odd = [...names.map((name) => `{${JSON.stringify(name)}:1}`), '[]', 'null', '7', '""', '[{}]'];
  expect([...odd, '{"a":{}}'].filter((body) => fits(id, body))).toEqual([]);
});
