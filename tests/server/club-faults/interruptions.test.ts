/* The site is interrupted while guests use it: it keeps all that it acknowledged, and nothing half done. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { OperationId } from '../../../generated/api/operations.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { newEmail, password } from '../club-api/person.ts';
import { readRecords } from '../club-api/records.ts';
import { createPostgresDatabase, startPostgres } from '../conformance/postgres.ts';
import { dumpDatabase } from '../guest-data/dump-database.ts';
import { ask } from '../integration/fixture/ask.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { Crowd } from './crowd.ts';
import { startSiteProcess } from './running-process.ts';
import { showMails } from './shown-mails.ts';
import { createAddress, WatchedClub } from './watched-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-interrupted-'));
afterAll(() => rmSync(folder, { recursive: true }));
let databasePath = '';
beforeEach(({ task }) => {
  databasePath = join(folder, `${task.id}.db`);
});
const SESSION_SECRET = 'a secret that all processes of the site share';

/** A site, and what its guests do there. @param limits shell commands that are run before */
async function start(env: Readonly<Record<string, string>> = {}, limits?: string) {
  const own = { DATABASE_URL: `sqlite:${databasePath}`, TRUST_PROXY: '127.0.0.1', ...env };
  const server = await startSiteProcess(own, limits);
  return { server, club: new WatchedClub(server.url) };
}

/** Kills a site when guests are about to make a call, or when it has just begun to deliver what waits. */
async function killAt(
  { server, club }: Awaited<ReturnType<typeof start>>,
  moment: OperationId | 'start',
  gone: Promise<unknown>,
): Promise<void> {
  if (moment !== 'start') await Promise.race([gone, club.nextCall(moment)]);
  await sleep(Math.random() * 120);
  expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  await gone;
  if (moment !== 'start') club.expectSilentLog(server.said.stderr.split('\n'), [SESSION_SECRET]);
}

const moments: readonly (OperationId | 'start')[] = [
  'registerLoyaltyUser',
  'resetPassword',
  'start',
  'submitRegistration',
  'updateContact',
  'start',
  'registerLoyaltyUser',
  'resetPassword',
  'start',
];

test('killed at any moment, the site goes on with its guests', async () => {
  const crowd = new Crowd(6);
  for (const moment of sampleOf(moments, 4, 0)) {
    const site = await start();
    await killAt(site, moment, crowd.visit(site.club));
    await crowd.expectKept(readRecords(databasePath));
  }
  const { server, club } = await start();
  await crowd.finish(club);
  await crowd.expectKept(readRecords(databasePath), club);
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
});

test('on a full disk calls are refused with 503, and with room again everybody goes on', async () => {
  // No file of the process may grow beyond 1 MiB, in units of 512 bytes; a write that would is a fault, not its end.
  const { server: full, club } = await start({}, "trap '' XFSZ; ulimit -f 2048");
  const crowd = new Crowd(4);
  // Each visit ends with a refused call; a guest who tries again is refused again.
  expect(await crowd.visit(club)).toBe(false);
  await crowd.visit(club);
  await expect.poll(async () => (await ask(full, '/readyz')).text).toContain('storeUnavailable');
  const statuses = { '/readyz': 503, '/healthz': 200, '/en/offers': 200 };
  for (const [path, status] of Object.entries(statuses)) expect((await ask(full, path)).status).toBe(status);
  const { code, stderr: errors } = await full.end('SIGTERM');
  expect(code).toBe(0);
  expect(errors).toMatch(/"event":"(limit|request)\.failed".*SQLITE_(FULL|IOERR)/);
  club.expectSilentLog(errors.split('\n'));
  await crowd.expectKept(readRecords(databasePath));

  const roomy = await start();
  expect((await ask(roomy.server, '/readyz')).status).toBe(200);
  await crowd.finish(roomy.club);
  await crowd.expectKept(readRecords(databasePath), roomy.club);
  await roomy.server.end('SIGTERM');
});

test('a site whose database file is deleted says so, acknowledges nothing, and goes on showing pages', async () => {
  const { server, club } = await start({ RATE_LIMITS: 'off' });
  const { email } = await club.createMember();
  expect((await ask(server, '/readyz')).status).toBe(200);

  rmSync(databasePath);
  const statuses = { '/readyz': 503, '/healthz': 200, '/en/offers': 200 };
  for (const [path, status] of Object.entries(statuses))
    expect((await ask(server, path)).status).toBe(status);
  for (const typed of [password, `${password}!`])
    expect(await club.guest().logIn(email, typed)).toBe('Unavailable');
  const { code, stderr: errors } = await server.end('SIGTERM');
  expect(code).toBe(0);
  const reports = errors.split('\n').filter((line) => line.includes('"level":60'));
  expect(reports).toEqual([expect.stringMatching(/deleted or replaced.*restart/)]);
  expect(reports[0]).toContain(databasePath);
});

test('PostgreSQL is stopped and started under load', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const DATABASE_URL = `${postgres.url}/postgres`;
  const { server, club } = await start({ DATABASE_URL, SESSION_SECRET });
  const crowd = new Crowd(5);
  for (let stop = 0; stop < 2; stop += 1) {
    const gone = crowd.visit(club);
    await Promise.race([gone, sleep(700 + Math.random() * 800)]);
    await postgres.stop();
    await gone;
    await postgres.start();
    await expect.poll(async () => (await ask(server, '/readyz')).status).toBe(200);
  }
  await crowd.finish(club);
  await crowd.expectKept(await dumpDatabase(DATABASE_URL), club);
  await server.end('SIGTERM');
});

describe('two processes on one database', () => {
  async function startTwo() {
    const { url, remove } = await createPostgresDatabase();
    onTestFinished(remove);
    const startAnother = () => start({ DATABASE_URL: url, SESSION_SECRET });
    return { url, startAnother, staying: await startAnother() };
  }

  test('have one set of sessions, codes and limits, whichever is asked', async () => {
    const { staying, startAnother } = await startTwo();
    const here = staying.club;
    const { server, club: there } = await startAnother();
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
    for (const each of [server, staying.server]) await each.end('SIGTERM');
  });

  test('one is killed under load: the other goes on, and takes its guests over with their cookies', async () => {
    const { url, staying, startAnother } = await startTwo();
    const over = new AbortController();
    const [regulars, moving] = [new Crowd(3), new Crowd(4)];
    const stay = regulars.visit(staying.club, over.signal);
    for (const moment of sampleOf(['registerLoyaltyUser', 'resetPassword', 'updateContact'] as const, 3, 0)) {
      const site = await startAnother();
      await killAt(site, moment, Promise.race([moving.visit(site.club), stay]));
      await moving.finish(staying.club);
    }
    over.abort();
    expect(await stay).toBe(true);

    const records = await dumpDatabase(url);
    await regulars.expectKept(records);
    await moving.expectKept(records, staying.club);
    const { stderr: errors } = await staying.server.end('SIGTERM');
    staying.club.expectSilentLog(errors.split('\n'), [SESSION_SECRET]);
  });
});

/** Goes on with the mails whose recipient the server has been asked to take; while undefined, it takes them at once. */
let held: (() => void)[] | undefined;
const mailServer = withMailServer({
  onRcptTo(_address, _session, goOn) {
    if (held === undefined) goOn();
    else held.push(goOn);
  },
});

test('told to stop, the site answers all that it has accepted', async () => {
  const { server, club } = await start({ RATE_LIMITS: 'off' });
  const { email } = await club.createMember();
  const guests = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const [guest, address] = [club.guest(), newEmail()];
      return { guest, email: address, recordId: await club.completeContact(guest, address) };
    }),
  );
  // Hashing takes its turn, so that most of them still wait when the first has its answer.
  const calls = guests.flatMap(({ guest, ...rest }) => [guest.openAccount(rest), club.guest().logIn(email)]);
  await Promise.race(calls);
  const ended = server.end('SIGTERM');
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['done']));
  expect(await ended).toMatchObject({ code: 0, signal: null });
  expect(readRecords(databasePath).members).toHaveLength(guests.length + 1);
});

test('told to stop, the site finishes the mail that it has begun to deliver', async () => {
  const env = { DATABASE_URL: `sqlite:${databasePath}`, RATE_LIMITS: 'off', MAIL_FROM: 'a@hotel.example' };
  const server = await startSiteProcess({ ...env, SMTP_URL: mailServer().url });
  const club = new WatchedClub(server.url, { findMails: async (email) => showMails(mailServer(), email) });
  const { email } = await club.createMember();
  const guest = club.guest();
  const key = await club.getKey(guest, email);
  const waiting: (() => void)[] = [];
  held = waiting;
  expect(await guest.setPassword(email, key, 'novo more sunca')).toBe('done');
  await expect.poll(() => waiting).toHaveLength(1);

  const ended = server.end('SIGTERM');
  await expect.poll(() => server.said.stderr).toContain('site stopping');
  for (const goOn of waiting) goOn();
  expect(await ended).toMatchObject({ code: 0, signal: null });
  expect(readRecords(databasePath).outbox).toEqual([]);
  expect(showMails(mailServer(), email)).toHaveLength(3);
});
