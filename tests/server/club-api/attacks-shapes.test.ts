import { beforeAll, describe, expect, test } from 'vitest';
import { bodySchema, documentedBodies, operationsWithBody, type Schema } from './api-document.ts';
import { withClubSite } from './club-site.ts';
import type { Guest } from './guest.ts';
import { createMember } from './registration-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });

let member: Guest;
let email: string;
beforeAll(async () => {
  ({ guest: member, email } = await createMember(club()));
});

type Fields = Readonly<Record<string, unknown>>;

const foreignValues: readonly unknown[] = [
  ...[0, 7, -1, 1e300, true, false, null, [], {}, [[]]],
  ...[['a'], ['a', 'b'], { a: 'b' }, { $ne: '' }, { toString: 'a' }, { length: 1, 0: 'a' }],
];

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  '',
  'length',
];

describe.each(operationsWithBody)('%s', (id) => {
  const schema = bodySchema(id);
  const isList = schema.type === 'array';
  const fields: Readonly<Record<string, Schema>> = (isList ? schema.items : schema)?.properties ?? {};
  const [example] = documentedBodies(id);
  const good = (isList ? (example as readonly Fields[])[0] : example) as Fields;
  const wrap = (body: Fields) => (isList ? [body] : body);
  const path = () => ({ contact: email });

  /** Sends bodies each of which is of no shape that the document knows. */
  async function expectRefused(bodies: readonly unknown[]): Promise<void> {
    await club().expectUnchanged(async () => {
      for (const body of bodies) {
        const { body: answer } = await member.call(id, { path: path(), body });
        expect(answer.code, JSON.stringify(body)).toBe('BadRequest');
      }
    });
  }

  test('has fields, and takes the documented body', async () => {
    expect(Object.keys(fields)).not.toHaveLength(0);
    const { status } = await member.call(id, { path: path(), body: wrap(good) });
    expect([200, 403]).toContain(status);
  });

  test.each(Object.keys(fields))('takes nothing but its type for %s', async (name) => {
    const { type } = fields[name] ?? {};
    const values =
      type === 'boolean'
        ? [...foreignValues, 'true', ''].filter((one) => typeof one !== 'boolean')
        : foreignValues;
    await expectRefused(values.map((value) => wrap({ ...good, [name]: value })));
  });

  test('takes no words that are not in the list, nor longer ones than the document says', async () => {
    const named = Object.entries(fields);
    const listed = named.filter(([, { enum: words }]) => words !== undefined);
    const words = [
      '',
      ' ',
      'EN',
      'en ',
      'en\n',
      'en-GB',
      'xx',
      '__proto__',
      'constructor',
      'toString',
      '../en',
      'RESET',
    ];
    await expectRefused(listed.flatMap(([name]) => words.map((word) => wrap({ ...good, [name]: word }))));
    const texts = named.filter(([, { type, enum: choices }]) => type === 'string' && choices === undefined);
    expect(texts.length).toBeGreaterThan(0);
    await expectRefused(texts.map(([name]) => wrap({ ...good, [name]: 'x'.repeat(5000) })));
  });

  test('takes nothing that is not listed, by whatever name', async () => {
    const text = JSON.stringify(good);
    const more = [...names, 'id', 'code ', 'Email', 'isAdmin', 'emailVerifiedAt', 'member'].flatMap((name) =>
      ['"x"', '{"email":"x"}', 'null', '[]'].map((value) => `${JSON.stringify(name)}:${value}`),
    );
    const bodies = more.flatMap((member) => [
      text.replace('{', `{${member},`),
      text.replace(/\}$/, `,${member}}`),
    ]);
    await expectRefused(bodies.map((body) => (isList ? `[${body}]` : body)));
    expect(Object.prototype).not.toHaveProperty('email');
  });

  test('takes no name twice, also where it is escaped', async () => {
    const text = JSON.stringify(good);
    const twice = Object.entries(good).flatMap(([name, value]) => {
      const same = `"${name}":${JSON.stringify(value)}`;
      const escaped = same.replace(name[0] ?? '', `\\u00${name.charCodeAt(0).toString(16)}`);
      const other = `"${name}":"other"`;
      return [same, escaped, other].map((member) => text.replace(/\}$/, `,${member}}`));
    });
    expect(twice).not.toHaveLength(0);
    await expectRefused(twice.map((body) => (isList ? `[${body}]` : body)));
  });

  test('takes no other kind of body', async () => {
    const values = Object.values(good);
    const kinds = [null, true, 7, '"text"', '""', [values], [[good]], [null], { '': good }, { body: good }];
    await expectRefused([
      ...kinds,
      isList ? good : [good],
      isList ? [good, null] : { 0: good },
      isList ? [] : {},
    ]);
  });
});

describe.each(['logout', 'createContact'] as const)('%s', (id) => {
  test('takes nothing at all', async () => {
    const bodies = [
      ...names.map((name) => `{${JSON.stringify(name)}:1}`),
      '[]',
      'null',
      '7',
      '""',
      '[{}]',
      '{"a":{}}',
    ];
    await club().expectUnchanged(async () => {
      for (const body of bodies) {
        const answer = await member.call(id, { path: { email }, body });
        expect(answer.body.code, body).toBe('BadRequest');
      }
    });
  });
});
