import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { createStamp } from '../../../server/forms/form-stamp.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn, pathOf } from './form-guest.ts';
import { noon, withServedForms } from './served-forms.ts';

const SESSION_SECRET = 'a secret of the tests that is long enough';
const served = withServedForms(() => ({ SESSION_SECRET, RATE_LIMITS: 'off' }));
const secrets = deriveSecrets(SESSION_SECRET);
let counter = 0;

/** A form that is filled in with an e-mail of its own. */
async function filledIn() {
  const guest = served.guest();
  const email = `repeats-${++counter}@example.com`;
  const form = await guest.open('question', 'en');
  const body = fillIn(form, { ...validAnswers('question'), email_address: email });
  const send = (changes: Readonly<Record<string, string>> = {}) => {
    const changed = new URLSearchParams(body);
    for (const [name, value] of Object.entries(changes)) changed.set(name, value);
    return guest.post(form.action, changed);
  };
  const stored = () => served.rows('enquiries', { email_key: email });
  const copies = () => served.rows('mailbox', { recipient_key: email });
  return { email, guest, form, body, send, stored, copies };
}

const day = 24 * 60 * 60_000;
const stampAt = (time: number, by = secrets) =>
  createStamp(by, new Date(time).toISOString().slice(0, 10), time);
const [today = '', time = ''] = stampAt(noon).split('.');
const mac = createHmac('sha256', 'guessed').update(`${today}.${time}`).digest('base64url');
test.each([
  ['expired', stampAt(noon - 2 * day)],
  ['far ahead', stampAt(noon + 3 * day)],
  ['forged', [today, time, mac].join('.')],
  ['changed', stampAt(noon).replace(today, '2026-01-01')],
  ['of another site', stampAt(noon, deriveSecrets('another secret that is long enough'))],
  ['cut', stampAt(noon).slice(0, -1)],
  ['longer', `${stampAt(noon)}A`],
  ['missing', ''],
  ['garbage', '\u0000<script>'],
])('a stamp that is %s is refused with a new one, which is accepted', async (_what, token) => {
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

test.each([
  ['of yesterday', noon - day],
  ['ahead of a clock that was set back', noon + day],
])('a stamp %s is accepted', async (_what, at) => {
  const { send, stored } = await filledIn();
  expect((await send({ _token: stampAt(at) })).status).toBe(303);
  expect(stored()).toHaveLength(1);
});

test('what fills in the hidden field is refused as it is, and shown again', async () => {
  const { send, stored } = await filledIn();
  const { status, text, form } = await send({ website: 'https://spam.example' });
  expect([status, stored()]).toEqual([422, []]);
  expect(text).toContain('data-notice="sendAgain"');
  expect(form?.controls.get('website')?.values).toEqual(['']);
});

test('all guests get the same document of a form, and one that the address fills in is for one guest', async () => {
  const ask = (query = '', headers = {}) => served.guest().ask(pathOf('stay', 'en') + query, { headers });
  const about = `?about=${pageForms.stay.aboutKeys[0]}`;
  for (const [query, canonical] of [
    ['', ''],
    ['?utm_source=mail&about=nothing', ''],
    [`${about}&utm_source=mail`, about],
  ] as const) {
    const [shared, same] = [await ask(query), await ask(canonical, { Cookie: 'user=x; sid=x' })];
    expect(same.text).toBe(shared.text);
    expect(shared.headers['cache-control']).toBe('no-cache');
    expect(same.headers.etag).toBe(shared.headers.etag);
    expect(same.headers['set-cookie']).toBeUndefined();
    const { status, text } = await ask(query, { 'If-None-Match': String(shared.headers.etag) });
    expect([status, text]).toEqual([304, '']);
  }
  const token = 'A'.repeat(43);
  for (const query of ['?guest_name=Ana', '?book', '?member', `${about}&adults=2`]) {
    const own = await ask(query, { 'If-None-Match': '*' });
    expect([own.status, own.headers['cache-control']], query).toEqual([200, 'no-store']);
  }
  const link = await served.guest().ask(`${pathOf('newsletter', 'en')}?confirm=${token}`);
  expect([link.status, link.headers['cache-control']]).toEqual([200, 'no-store']);
});
