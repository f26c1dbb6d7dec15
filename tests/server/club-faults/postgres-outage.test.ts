import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { newEmail, password, person } from '../club-api/person.ts';
import { startPostgres } from '../conformance/postgres.ts';
import { dumpDatabase } from '../guest-data/dump-database.ts';
import { ask } from '../integration/fixture/ask.ts';
import { Crowd } from './crowd.ts';
import { expectKept, expectOpens } from './expect-kept.ts';
import { expectUnavailable } from './expect-unavailable.ts';
import { withServedClub } from './served-club.ts';
import { waitUntil } from './wait-until.ts';

const postgres = await startPostgres();
afterAll(() => postgres.remove());
const databaseUrl = `${postgres.url}/postgres`;
const SESSION_SECRET = 'a secret that all processes of the site share';
const served = withServedClub(() => ({
  env: { DATABASE_URL: databaseUrl, SESSION_SECRET },
  secrets: [SESSION_SECRET, new URL(databaseUrl).password],
}));
const isReady = async () => (await ask(served().site, '/readyz')).status === 200;

test('while PostgreSQL is away every call says so, pages are served, and guests go on when it is back', async () => {
  const club = served();
  const member = await club.createMember();
  const [guest, email] = [club.guest(), newEmail()];
  const { code } = await club.askForCode(guest, email);

  await postgres.stop();
  const locale = 'en';
  const order = { email, locale, purpose: 'registration' };
  const refused = await Promise.all([
    guest.call('emailExists', { body: { email, locale } }),
    guest.call('findContact', { path: { email } }),
    guest.call('createContact', { path: { email } }),
    guest.call('verifyCode', { body: { ...order, code } }),
    guest.call('verifyLink', { body: { token: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA' } }),
    guest.call('requestPasswordReset', { body: { email, locale } }),
    guest.call('sendActivationCode', { body: order }),
    guest.call('registerLoyaltyUser', { body: { email, password, recordId: '1', locale } }),
    guest.call('resetPassword', { body: { email, newPassword: password, secretKey: 'none', locale } }),
    guest.call('submitRegistration', { body: { locale, pageUri: '', pageName: '' } }),
    member.guest.call('updateContact', { path: { contact: member.email }, body: person }),
    guest.call('loginLoyaltyUser', { body: { email, password, locale } }),
    member.guest.call('setPromoCookie'),
    member.guest.call('refreshCookie'),
    member.guest.call('logout', { body: {} }),
  ]);
  for (const answer of refused) expectUnavailable(answer, 'Unavailable', 'CrmUnavailable');
  expect(await isReady()).toBe(false);
  expect((await ask(club.site, '/healthz')).status).toBe(200);
  expect((await ask(club.site, '/en/offers')).status).toBe(200);

  await postgres.start();
  await waitUntil(isReady);
  expect(await member.guest.isSignedIn()).toBe(true);
  expect(await guest.enter(email, code)).toBe('done');
});

test('stopped and started under load, it keeps all that was acknowledged, and nothing half done', async () => {
  const club = served();
  const crowd = new Crowd(5);
  for (let stop = 0; stop < 2; stop += 1) {
    const gone = crowd.visit(club);
    await Promise.race([gone, sleep(700 + Math.random() * 800)]);
    await postgres.stop();
    await gone;
    await postgres.start();
    await waitUntil(isReady);
  }
  await crowd.finish(club);
  const records = await dumpDatabase(databaseUrl);
  for (const life of crowd.lives) {
    expectKept(records, life);
    await expectOpens(club, life);
  }
});
