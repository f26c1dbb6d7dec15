import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { newEmail } from '../club-api/person.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { dumpDatabase } from '../guest-data/dump-database.ts';
import { Crowd } from './crowd.ts';
import { expectKept, expectOpens } from './expect-kept.ts';
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
  const [address, email] = [createAddress(), newEmail()];
  const guest = here.guest(address);
  const { code } = await here.askForCode(guest, email);
  const moved = there.welcome(guest, address);
  expect(await moved.sendCode(email)).toBe('TooManyRequests');
  expect(await moved.enter(email, code)).toBe('done');
  expect(await guest.enter(email, code)).toBe('InvalidCode');

  const { guest: member, email: memberEmail } = await here.createMember();
  const memberThere = there.welcome(member);
  expect(await memberThere.isSignedIn()).toBe(true);
  await memberThere.ask('logout', {});
  expect(await member.isSignedIn()).toBe(false);

  for (let index = 0; index < 10; index += 1) {
    const one = index % 2 === 0 ? guest : moved;
    expect(await one.logIn(memberEmail, 'a wrong one')).toBe('LoginUnsuccessful');
  }
  for (const one of [guest, moved]) expect(await one.logIn(memberEmail)).toBe('TooManyRequests');
  expect(await there.guest().logIn(memberEmail)).toBe('done');
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
  const records = await dumpDatabase(database.url);
  for (const life of [...regulars.lives, ...moving.lives]) expectKept(records, life);
  for (const life of moving.lives) await expectOpens(staying.club, life);
});
