import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFormToken } from '../../../server/forms/form-token.ts';
import { deriveSecrets } from '../../../server/security/secrets.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn, referenceOf } from './form-guest.ts';
import type { ShownForm } from './read-form.ts';
import { noon, withServedForms } from './served-forms.ts';

const SESSION_SECRET = 'a secret of the tests that is long enough';
const served = withServedForms(() => ({ SESSION_SECRET, RATE_LIMITS: 'off' }));
const secrets = deriveSecrets(SESSION_SECRET);
let counter = 0;

/** A form that is filled in with an e-mail of its own. */
async function filledIn() {
  const guest = served().guest();
  const email = `repeats-${++counter}@example.com`;
  const form = await guest.open('question', 'en');
  const body = fillIn(form, { ...validAnswers('question'), email_address: email });
  const send = (changes: Readonly<Record<string, string>> = {}) => {
    const changed = new URLSearchParams(body);
    for (const [name, value] of Object.entries(changes)) changed.set(name, value);
    return guest.post(form.action, changed);
  };
  const stored = () =>
    served()
      .rows('enquiries')
      .filter((row) => row.email_key === email);
  const copies = () =>
    served()
      .rows('mailbox')
      .filter((row) => row.recipient_key === email);
  return { email, guest, form, body, send, stored, copies };
}

test('the same token with the same answers is one request, sent twice or twenty times at once', async () => {
  const [twice, often] = [await filledIn(), await filledIn()];
  const first = await twice.send();
  const second = await twice.send();
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(second.headers.location).toBe(first.headers.location);
  const all = await Promise.all(Array.from({ length: 20 }, () => often.send()));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([303]));
  expect(new Set(all.map(referenceOf)).size).toBe(1);
  await served().settled();
  for (const { stored, copies } of [twice, often]) expect([stored(), copies()]).toMatchObject([[{}], [{}]]);
  // To each guest, and to the office for each of them.
  expect(served().rows('mailbox')).toHaveLength(4);
  // When everything has been delivered.
  expect((await twice.send()).headers.location).toBe(first.headers.location);
  expect(served().rows('outbox')).toEqual([]);
});

test('the same token with another answer is another request', async () => {
  const { send, stored } = await filledIn();
  const first = await send();
  const other = await send({ message: 'And one more thing.' });
  expect(other.status).toBe(303);
  expect(referenceOf(other)).not.toBe(referenceOf(first));
  expect(stored()).toHaveLength(2);
});

const day = 24 * 60 * 60_000;
const forge = (content: string) =>
  `${content}.${createHmac('sha256', 'guessed').update(content).digest('base64url')}`;
test.each([
  ['expired', createFormToken(secrets, noon - 2 * day - 1000)],
  ['from the future', createFormToken(secrets, noon + day)],
  ['forged', forge(`${noon.toString(36)}.AAAAAAAAAAAAAAAA`)],
  ['of another site', createFormToken(deriveSecrets('another secret that is long enough'), noon)],
  ['cut', createFormToken(secrets, noon).slice(0, -1)],
  ['longer', `${createFormToken(secrets, noon)}A`],
  ['missing', ''],
  ['garbage', '\u0000<script>'],
])('a token that is %s is refused with a new one, which is accepted', async (_what, token) => {
  const { send, stored, guest, body } = await filledIn();
  const { status, form, text } = await send({ _token: token });
  expect([status, form?.errors, stored()]).toEqual([422, {}, []]);
  expect(text).toContain('data-notice="sendAgain"');
  if (form === undefined) return;
  const again = fillIn(form, {});
  expect(again.get('_token')).not.toBe(token);
  for (const [name, value] of body) if (name !== '_token') expect(again.get(name), name).toBe(value);
  expect((await guest.post(form.action, again)).status).toBe(303);
  expect(stored()).toHaveLength(1);
});

test('a token of yesterday is accepted', async () => {
  const { send, stored } = await filledIn();
  expect((await send({ _token: createFormToken(secrets, noon - day) })).status).toBe(303);
  expect(stored()).toHaveLength(1);
});

test('what fills in the hidden field is refused as it is, and shown again', async () => {
  const { send, stored } = await filledIn();
  const { status, text, form } = await send({ website: 'https://spam.example' });
  expect([status, stored()]).toEqual([422, []]);
  expect(text).toContain('data-notice="sendAgain"');
  expect(form?.controls.get('website')?.values).toEqual(['']);
});

test('with RATE_LIMITS=off, nobody is asked to wait', async () => {
  const guest = served().guest();
  const entered = { ...validAnswers('question'), email_address: 'often@example.com' };
  for (let round = 0; round < 50; round += 1) {
    const { status } = await guest.send(await guest.open('question'), entered);
    expect(status).toBe(303);
  }
});

test('each visit has a token of its own, and shows nothing that another has entered', async () => {
  const guest = served().guest();
  const tokenOf = ({ controls }: ShownForm) => controls.get('_token')?.values[0];
  const emailOf = ({ controls }: ShownForm) => controls.get('email_address')?.values[0];
  const given = '?email_address=ana%40example.com';
  const visits = [];
  for (const query of ['', given, '', given]) visits.push(await guest.open('question', 'en', query));
  expect(visits.map(emailOf)).toEqual(['', 'ana@example.com', '', 'ana@example.com']);
  expect(new Set(visits.map(tokenOf)).size).toBe(4);
});
