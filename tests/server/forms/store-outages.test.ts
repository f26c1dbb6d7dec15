import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { validAnswers } from './example-answers.ts';
import { type FormGuest, fillIn } from './form-guest.ts';
import { withServedForms } from './served-forms.ts';

// The outbox may be due while another process holds the database.
const served = withServedForms(undefined, /the outbox cannot be read/);

/** Changes the database of the running site. */
function change(statement: string): void {
  const database = new DatabaseSync(served.databasePath, { timeout: 600_000 });
  database.exec(statement);
  database.close();
}

/** Sends a form that has to be refused; gives it as it is shown again. */
async function refuse(guest: FormGuest, email: string) {
  const form = await guest.open('question', 'fr');
  const sent = fillIn(form, { ...validAnswers('question'), email_address: email });
  const { status, headers, text, form: shown } = await guest.post(form.action, sent);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(text).toContain('data-notice="unavailable"');
  const again = shown === undefined ? new URLSearchParams() : fillIn(shown, {});
  for (const [name, value] of sent) if (name !== '_token') expect(again.get(name), name).toBe(value);
  return { action: form.action, again };
}

test('while limits cannot be counted, forms are refused, and taken later', async () => {
  const [guest, email] = [served.guest(), 'uncounted@example.com'];
  const stored = () => served.rows('enquiries', { email_key: email });
  change('alter table limits rename to away');
  const { action, again } = await refuse(guest, email).finally(() =>
    change('alter table away rename to limits'),
  );
  expect(stored()).toEqual([]);
  expect((await guest.post(action, again)).status).toBe(303);
  expect(stored()).toHaveLength(1);
});

test('while another process holds the database, forms are refused, and taken later', async () => {
  const [guest, email] = [served.guest(), 'held@example.com'];
  const holder = new DatabaseSync(served.databasePath, { timeout: 600_000 });
  holder.exec('begin immediate');
  const { action, again } = await refuse(guest, email).finally(() => holder.close());
  expect((await guest.post(action, again)).status).toBe(303);
  expect(served.rows('enquiries', { email_key: email })).toHaveLength(1);
});
