import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../generated/api/operations.ts';
import { ask } from '../integration/fixture/ask.ts';
import { documentedBodies, operationsWithBody } from './api-document.ts';
import { withClubSite } from './club-site.ts';
import type { Guest, SentHeaders } from './guest.ts';
import { createMember } from './registration-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
const writing = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method !== 'GET');

let member: Guest;
let email: string;
beforeAll(async () => {
  ({ guest: member, email } = await createMember(club()));
});
// Whatever is sent is a guest's mistake: nothing that somebody has to look after.
afterEach(() => expect(club().site.logged).toEqual([]));

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

/** Sends bytes to an operation, which refuses them and changes nothing. */
async function expectFault(id: OperationId, body: string | Buffer, code: string, headers: SentHeaders = {}) {
  await club().expectUnchanged(async () => {
    const sent = typeof body === 'string' ? body : Uint8Array.from(body);
    const answer = await member.call(id, { path: { email, contact: email }, body: sent, headers });
    expect(answer.body.code).toBe(code);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
}

describe.each(writing)('%s refuses', (id) => {
  test.each([
    ['no JSON', '{'],
    ['a word', 'undefined'],
    ['a script', 'alert(1)'],
    ['a comment', '/* */{}'],
    ['single quotes', "{'email':'a'}"],
    ['a comma at the end', '{"email":"a",}'],
    ['two values', '{}{}'],
    ['a form', 'email=a%40example.com'],
    ['a NUL', '\0'],
    ['white space', ' \n '],
    ['a deep list', `${'['.repeat(8000)}${']'.repeat(8000)}`],
    ['a deep object', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
    ['a list without end', '['.repeat(16_000)],
    ['quotes and backslashes', `"${'\\"'.repeat(8000)}`],
    ['many members', `{${Array.from({ length: 1500 }, (_none, index) => `"${index}":1`).join()}}`],
  ])('%s', (_what, body) => expectFault(id, body, 'BadRequest'));

  test('two megabytes, however they are announced', async () => {
    const body = `{"email":"${'a'.repeat(2_000_000)}"}`;
    await expectFault(id, body, 'TooLarge');
    await expectFault(id, ' '.repeat(2_000_000), 'TooLarge');
    const target = operations[id].path.replace(/\{\w+\}/, 'x');
    const headers = {
      ...{ origin: member.url, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    };
    const { status } = await ask(club().site, target, { method: 'POST', headers, body });
    expect(status).toBe(413);
  });

  test('a compressed body, and any charset but UTF-8', async () => {
    for (const coding of ['gzip', 'deflate', 'br', 'x', 'gzip, identity']) {
      await expectFault(id, gzipSync('{}'), 'UnsupportedMediaType', { 'content-encoding': coding });
    }
    for (const charset of ['utf-16', 'utf-16le', 'utf-7', 'utf-32', 'iso-8859-1', 'ascii', 'x', '"']) {
      const type = { 'content-type': `application/json; charset=${charset}` };
      await expectFault(id, bytes('{}'), 'UnsupportedMediaType', type);
      await expectFault(id, Buffer.from('{}', 'utf16le'), 'UnsupportedMediaType', type);
    }
  });
});

describe.each(operationsWithBody)('%s refuses', (id) => {
  const text = JSON.stringify(documentedBodies(id)[0]);
  // Into a text that anybody may type, where there is one; names and listed words would be refused as such.
  const free = text.search(/@|(?<="(value|token|pageName|id|password)":")/);
  const at = free < 0 ? text.search(/(?<="locale":")/) : free;

  test.each([
    ['a byte that is in no text', [0xff]],
    ['an overlong letter', [0xc1, 0xa1]],
    ['half a character', [0xed, 0xa0, 0x80]],
    ['a character cut off', [0xf0, 0x9f, 0x8c]],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('%s', async (_what, odd) => {
    expect(at).toBeGreaterThan(0);
    await expectFault(id, bytes(text.slice(0, at), odd, text.slice(at)), 'BadRequest');
  });

  test('its own body in UTF-16', async () => {
    await expectFault(id, Buffer.from(text, 'utf16le'), 'BadRequest');
    await expectFault(id, Buffer.from(`\ufeff${text}`, 'utf16le'), 'BadRequest');
  });
});
