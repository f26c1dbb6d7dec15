/* The site is interrupted while guests use it: it keeps all that it acknowledged. Steps that are cut off: club/cut-off.test.ts */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { newEmail, password } from '../club-api/person.ts';
import { readRecords } from '../club-api/records.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { ask } from '../integration/fixture/ask.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { startSiteProcess } from './running-process.ts';
import { showMails } from './shown-mails.ts';
import { createAddress, WatchedClub } from './watched-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-interrupted-'));
afterAll(() => rmSync(folder, { recursive: true }));
let databasePath = '';
beforeEach(({ task }) => {
  databasePath = join(folder, `${task.id}.db`);
});

/** A site, and what its guests do there. */
async function start(env: Readonly<Record<string, string>> = {}) {
  const own = { DATABASE_URL: `sqlite:${databasePath}`, TRUST_PROXY: '127.0.0.1', ...env };
  const server = await startSiteProcess(own);
  return { server, club: new WatchedClub(server.url) };
}

test('killed, the site has kept what it acknowledged, and goes on with its guests', async () => {
  const { server: killed, club } = await start();
  const { guest, email } = await club.createMember();
  expect(await killed.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
  const { server, club: again } = await start();
  expect(await again.welcome(guest).isSignedIn()).toBe(true);
  expect(await again.guest().logIn(email)).toBe('done');
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
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

test('two processes have one set of sessions, codes and limits; one that is killed takes nothing with it', async () => {
  const { url, remove } = await createPostgresDatabase();
  onTestFinished(remove);
  const env = { DATABASE_URL: url, SESSION_SECRET: 'a secret that all processes of the site share' };
  const { server: killed, club: here } = await start(env);
  const { server, club: there } = await start(env);
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
  const elsewhere = here.guest();
  expect(await elsewhere.logIn(memberEmail)).toBe('done');
  await killed.end('SIGKILL');
  expect(await there.welcome(elsewhere).isSignedIn()).toBe(true);
  await server.end('SIGTERM');
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
