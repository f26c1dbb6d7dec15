import { expect, test } from 'vitest';
import { newEmail, password } from '../club-api/person.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { withStarted } from '../integration/fixture/started.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { withHubspot } from './real-services.ts';
import { withServedClub } from './served-club.ts';

const hubspot = withHubspot();
const mail = withMailServer();

const SESSION_SECRET = 'a secret that all processes of the site share';
const database = withStarted(createPostgresDatabase, ({ remove }) => remove());

const served = withServedClub(() => ({
  env: {
    ...hubspot().env,
    DATABASE_URL: database().url,
    SESSION_SECRET,
    SMTP_URL: `smtp://127.0.0.1:${mail().port}`,
    MAIL_FROM: 'Club <club@hotel.example>',
  },
  findMails: hubspot().sentCodes,
  secrets: [hubspot().server.token, SESSION_SECRET, new URL(database().url).password],
}));

test('with HubSpot, a mail server and PostgreSQL, a guest registers, logs in, resets and logs out', async () => {
  const club = served();
  const [guest, email] = [club.guest(), newEmail()];
  expect(await guest.nameEmail(email)).toBe('refused');
  expect(await guest.ask('findContact', undefined, { email })).toEqual({ error: 'NotFound' });
  const recordId = await club.register(guest, email);
  expect(await guest.ask('findContact', undefined, { email })).toEqual({ vid: recordId });
  expect(hubspot().properties(email)).toMatchObject({
    firstname: 'Ana',
    lastname: 'Marić',
    phone: '+385912345678',
    titula_kontakta: 'Ms.',
    birth_date: String(Date.UTC(1980, 11, 26)),
  });
  const page = { locale: 'hr', pageUri: `${guest.url}/`, pageName: 'Početna' };
  expect(await guest.try('submitRegistration', page)).toBe('done');
  expect(await guest.logIn(email)).toBe('done');
  await expect.poll(() => hubspot().registrations(email)).not.toEqual([]);
  expect(hubspot().registrations(email)).toMatchObject([
    { firstname: 'Ana', gdpr_marketing_privola: 'false' },
  ]);

  // From another address, since this one has had its code of the minute.
  const phone = club.guest();
  expect(await phone.setPassword(email, await club.getKey(phone, email), `${password}!`)).toBe('done');
  await expect.poll(() => mail().received).not.toEqual([]);
  expect(mail().received.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: 'club@hotel.example', to: [email] },
  ]);
  expect(JSON.stringify(mail().received)).not.toContain(password);

  expect(await guest.isSignedIn()).toBe(false);
  expect(await club.opening(email, password, `${password}!`)).toEqual([`${password}!`]);
  expect(await phone.logIn(email, `${password}!`)).toBe('done');
  expect(await phone.try('logout', {})).toBe('done');
  expect(await phone.isSignedIn()).toBe(false);
  expect((await phone.send('GET', '/dev/mailbox')).status).toBe(404);
});
