import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { askForCode, createMember, logIn, newEmail } from '../club-api/registration-steps.ts';
import { isSignedIn } from '../club-api/reset-steps.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { Crowd } from './crowd.ts';
import { expectKept } from './expect-kept.ts';
import { expectOpens } from './expect-opens.ts';
import { readPostgresRecords } from './postgres-records.ts';
import { type SiteProcess, startSiteProcess } from './running-process.ts';
import { createAddress, WatchedClub } from './watched-club.ts';

const SESSION_SECRET = 'a secret that all processes of the site share';
let database: Awaited<ReturnType<typeof createPostgresDatabase>>;

async function startProcess(): Promise<{ readonly server: SiteProcess; readonly club: WatchedClub }> {
  const server = await startSiteProcess({
    DATABASE_URL: database.url,
    SESSION_SECRET,
    TRUST_PROXY: '127.0.0.1',
  });
  return { server, club: new WatchedClub(server.url) };
}

let staying: Awaited<ReturnType<typeof startProcess>>;

beforeAll(async () => {
  database = await createPostgresDatabase();
  staying = await startProcess();
});
afterAll(async () => {
  const { errors } = await staying.server.end('SIGTERM');
  staying.club.expectSilentLog(errors.split('\n'), [SESSION_SECRET]);
  await database.remove();
});

test('sessions, codes and limits are one, whichever process is asked', async () => {
  const here = staying.club;
  const { server, club: there } = await startProcess();
  const locale = 'en';

  const [address, email] = [createAddress(), newEmail()];
  const guest = here.guest(address);
  const { code } = await askForCode(here, guest, email);
  const moved = there.welcome(guest, address);
  const order = { email, locale, purpose: 'registration' };
  expect((await moved.call('sendActivationCode', { body: order })).status).toBe(429);
  const proof = { ...order, code };
  expect((await moved.call('verifyCode', { body: proof })).body).toEqual({ success: true });
  expect((await guest.call('verifyCode', { body: proof })).body.code).toBe('InvalidCode');

  const { guest: member, email: memberEmail } = await createMember(here);
  const memberThere = there.guest();
  for (const [name, value] of member.cookies) memberThere.cookies.set(name, value);
  expect(await isSignedIn(memberThere)).toBe(true);
  await memberThere.call('logout', { body: {} });
  expect(await isSignedIn(member)).toBe(false);

  const guesses = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? guest : moved));
  for (const one of guesses) {
    expect((await logIn(one, memberEmail, 'a wrong one')).body.code).toBe('LoginUnsuccessful');
  }
  expect((await logIn(guest, memberEmail)).status).toBe(429);
  expect((await logIn(moved, memberEmail)).status).toBe(429);
  expect((await logIn(there.guest(), memberEmail)).status).toBe(200);
  await server.end('SIGTERM');
});

test('one is killed under load: the other goes on, and takes its guests over with their cookies', async () => {
  const over = new AbortController();
  const [regulars, moving] = [new Crowd(3), new Crowd(4)];
  const stay = regulars.visit(staying.club, over.signal);
  for (const moment of sampleOf(['registerLoyaltyUser', 'resetPassword', 'updateContact'] as const, 3, 0)) {
    const { server, club } = await startProcess();
    const gone = moving.visit(club);
    await Promise.race([gone, stay, club.nextCall(moment)]);
    await sleep(Math.random() * 120);
    expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    await gone;
    club.expectSilentLog(server.log().split('\n'), [SESSION_SECRET]);
    await moving.finish(staying.club);
  }
  over.abort();
  expect(await stay).toBe(true);

  expect(moving.lives.length).toBeGreaterThan(3);
  const records = await readPostgresRecords(database.url);
  for (const life of [...regulars.lives, ...moving.lives]) expectKept(records, life);
  for (const life of moving.lives) await expectOpens(staying.club.guest(), life);
});
