import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForCode, logIn, newEmail, password, register } from '../club-api/registration-steps.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { withHubspot } from './real-services.ts';
import { withServedClub } from './served-club.ts';
import { waitUntil } from './wait-until.ts';

const hubspot = withHubspot();
const mail = withMailServer();

const SESSION_SECRET = 'a secret that all processes of the site share';
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;

beforeAll(async () => {
  database = await createPostgresDatabase();
});
afterAll(() => database.remove());

const served = withServedClub(() => ({
  env: {
    ...hubspot().env,
    DATABASE_URL: database.url,
    SESSION_SECRET,
    SMTP_URL: `smtp://127.0.0.1:${mail().port}`,
    MAIL_FROM: 'Club <club@hotel.example>',
  },
  findMails: hubspot().sentCodes,
  secrets: [hubspot().server.token, SESSION_SECRET, new URL(database.url).password],
}));

test('with HubSpot, a mail server and PostgreSQL, a guest registers, logs in, resets and logs out', async () => {
  const club = served();
  const [guest, email] = [club.guest(), newEmail()];
  const asked = await guest.call('emailExists', { body: { email, locale: 'hr' } });
  expect(asked.body).toEqual({ success: false });
  expect((await guest.call('findContact', { path: { email } })).body).toEqual({ error: 'NotFound' });
  const recordId = await register(club, guest, email);
  expect((await guest.call('findContact', { path: { email } })).body).toEqual({ vid: recordId });
  expect(hubspot().properties(email)).toMatchObject({
    firstname: 'Ana',
    lastname: 'Marić',
    phone: '+385912345678',
    titula_kontakta: 'Ms.',
    birth_date: String(Date.UTC(1980, 11, 26)),
  });
  const page = { locale: 'hr', pageUri: `${guest.url}/`, pageName: 'Početna' };
  expect((await guest.call('submitRegistration', { body: page })).body).toEqual({ success: true });
  expect((await logIn(guest, email)).body).toMatchObject({ success: true, record_id: recordId });
  await waitUntil(() => hubspot().registrations(email).length > 0);
  expect(hubspot().registrations(email)).toMatchObject([
    { firstname: 'Ana', gdpr_marketing_privola: 'false' },
  ]);

  // From another address, since this one has had its code of the minute.
  const phone = club.guest();
  const { code } = await askForCode(club, phone, email, 'reset');
  await phone.call('verifyCode', { body: { email, code, purpose: 'reset', locale: 'hr' } });
  const { body } = await phone.call('requestPasswordReset', { body: { email, locale: 'hr' } });
  const reset = { email, newPassword: `${password}!`, secretKey: body.secret_key, locale: 'hr' };
  expect((await phone.call('resetPassword', { body: reset })).body).toEqual({ success: true });
  await waitUntil(() => mail().received.length > 0);
  expect(mail().received.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: 'club@hotel.example', to: [email] },
  ]);
  expect(JSON.stringify(mail().received)).not.toContain(password);

  expect((await guest.call('setPromoCookie')).body).toEqual({ success: false });
  expect((await logIn(phone, email)).body).toEqual({ success: false, code: 'LoginUnsuccessful' });
  expect((await logIn(phone, email, `${password}!`)).body).toMatchObject({ success: true });
  expect((await phone.call('setPromoCookie')).body).toEqual({ success: true });
  expect((await phone.call('logout', { body: {} })).body).toEqual({ success: true });
  expect((await phone.call('setPromoCookie')).body).toEqual({ success: false });
  const late = await phone.send('GET', '/dev/mailbox');
  expect(late.status).toBe(404);
});

test('the token of the CRM is in one header, and nowhere else', () => {
  const { seen, token } = hubspot().server;
  expect(new Set(seen.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${token}`]));
  expect(JSON.stringify(seen.map(({ target, body }) => [target, body]))).not.toContain(token);
});
