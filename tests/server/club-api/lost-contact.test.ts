import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { logIn, newEmail, register } from './registration-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });

test('an account whose contact is gone gets one again by the documented calls, and a code', async () => {
  const email = newEmail();
  const lost = await register(club(), club().guest(), email);
  await club().records();
  const database = new DatabaseSync(club().databasePath);
  database.prepare('delete from contacts where vid = ?').run(lost);
  database.close();

  const guest = club().guest();
  const named = { email, locale: 'en' };
  expect((await guest.call('emailExists', { body: named })).body).toEqual({ success: true });
  expect((await guest.call('findContact', { path: { email } })).body).toEqual({ error: 'NotFound' });
  const { vid } = (await guest.call('createContact', { path: { email } })).body;
  const body = { ...named, purpose: 'registration' };
  // A second code as well: the contact has not been adopted yet.
  for (let time = 0; time < 2; time += 1) {
    expect((await guest.call('sendActivationCode', { body })).body).toEqual({ success: true });
  }
  const mail = await club().codeMailTo(email);
  const proof = { ...body, code: mail?.code };
  expect((await guest.call('verifyCode', { body: proof })).body).toEqual({ success: true });
  expect((await logIn(guest, email)).body).toMatchObject({ success: true, record_id: vid });

  expect((await guest.call('sendActivationCode', { body })).body).toEqual({
    success: false,
    code: 'ErrorMessage',
  });
});
