import { expect, test } from 'vitest';
import { validAnswers } from './example-answers.ts';
import { type FormAnswer, type FormGuest, fillIn } from './form-guest.ts';
import { withServedForms } from './served-forms.ts';

const served = withServedForms();
let counter = 0;

/** Sends a question that nobody has sent before. */
async function sendQuestion(
  guest: FormGuest,
  { email = `limits-${++counter}@example.com` } = {},
): Promise<FormAnswer & { readonly sent: URLSearchParams }> {
  const form = await guest.open('question');
  const message = `This is question number ${++counter}.`;
  const body = fillIn(form, { ...validAnswers('question'), message, email_address: email });
  return { ...(await guest.post(form.action, body)), sent: body };
}

async function statusesOf(count: number, send: () => Promise<FormAnswer>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send()).status);
  return statuses;
}

/** Expects 429 with the form and everything that was entered, and that nothing was stored. */
function expectToWait(
  { status, headers, form, text, sent }: Awaited<ReturnType<typeof sendQuestion>>,
  most: number,
) {
  expect(status).toBe(429);
  const wait = Number(headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(most);
  expect(text).toContain('data-notice="tooMany"');
  const again = form === undefined ? new URLSearchParams() : fillIn(form, {});
  for (const [name, value] of sent) if (name !== '_token') expect(again.get(name), name).toBe(value);
  expect(served.rows('enquiries', { email: sent.get('email_address') })).toEqual([]);
}

test('an address sends six forms in ten minutes; a repeat does not count, another address may', async () => {
  const guest = served.guest();
  const first = await sendQuestion(guest);
  expect(first.status).toBe(303);
  expect(await statusesOf(8, () => guest.post('/en/forms/question', first.sent))).toEqual(Array(8).fill(303));
  expect(await statusesOf(5, () => sendQuestion(guest))).toEqual(Array(5).fill(303));
  expectToWait(await sendQuestion(guest), 600);
  expect((await guest.post('/en/forms/question', first.sent)).headers.location).toBe(first.headers.location);
  expect((await sendQuestion(served.guest())).status).toBe(303);
});

test('an address follows thirty wrong links a minute; right ones pass all the same', async () => {
  const guest = served.guest();
  const email = 'links@example.com';
  await guest.fill('newsletter', 'ko', { ...validAnswers('newsletter'), email_address: email });
  const mailed = () =>
    served.rows('mailbox', { to: email }).map(({ link }) => new URL(String(link)).searchParams);
  await served.settled();
  const target = '/ko/forms/newsletter';
  const follow = (action: string, token: string) =>
    guest.post(`${target}/${action}`, new URLSearchParams({ token }));
  const actions = ['confirm', 'unsubscribe'];
  const wrong = (index: number) => follow(actions[index % 2] ?? '', String(index).padStart(43, 'A'));
  let tries = 0;
  expect(await statusesOf(30, () => wrong(tries++))).toEqual(Array(30).fill(422));
  for (const action of actions) {
    const { status, headers, text } = await follow(action, 'A'.repeat(43));
    expect([status, text.includes('data-notice="tooManyLinks"')]).toEqual([429, true]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('<html lang="ko"');
  }
  const oneClick = (token: string) => guest.post(`${target}/unsubscribe?token=${token}`, '');
  expect((await oneClick('A'.repeat(43))).status).toBe(429);

  const { headers } = await follow('confirm', mailed()[0]?.get('confirm') ?? '');
  expect(headers.location).toMatch(/\?confirmed$/);
  await served.settled();
  const welcome = mailed().find((query) => query.has('unsubscribe'));
  expect((await oneClick(welcome?.get('unsubscribe') ?? '')).status).toBe(200);
});
