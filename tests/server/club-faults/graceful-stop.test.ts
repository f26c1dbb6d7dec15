import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newEmail } from '../club-api/person.ts';
import { readRecords } from '../club-api/records.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { startSiteProcess } from './running-process.ts';
import { showMails } from './shown-mails.ts';
import { WatchedClub } from './watched-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-stop-'));
/** Goes on with the mails whose recipient the server has been asked to take; while undefined, it takes them at once. */
let held: (() => void)[] | undefined;
const mailServer = withMailServer({
  onRcptTo(_address, _session, goOn) {
    if (held === undefined) goOn();
    else held.push(goOn);
  },
});

afterAll(() => rmSync(folder, { recursive: true }));

test('told to stop, the site answers all that it has accepted', async () => {
  const databasePath = join(folder, 'answers.db');
  const server = await startSiteProcess({ DATABASE_URL: `sqlite:${databasePath}`, RATE_LIMITS: 'off' });
  const club = new WatchedClub(server.url);
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
  const databasePath = join(folder, 'mail.db');
  const env = { DATABASE_URL: `sqlite:${databasePath}`, RATE_LIMITS: 'off', MAIL_FROM: 'a@hotel.example' };
  const server = await startSiteProcess({ ...env, SMTP_URL: `smtp://127.0.0.1:${mailServer().port}` });
  const club = new WatchedClub(server.url, { findMails: async (email) => showMails(mailServer(), email) });
  const { email } = await club.createMember();
  const guest = club.guest();
  const key = await club.getKey(guest, email);
  const waiting: (() => void)[] = [];
  held = waiting;
  expect(await guest.setPassword(email, key, 'novo more sunca')).toBe('done');
  await expect.poll(() => waiting).toHaveLength(1);

  const ended = server.end('SIGTERM');
  await expect.poll(server.log).toContain('site stopping');
  for (const goOn of waiting) goOn();
  expect(await ended).toMatchObject({ code: 0, signal: null });
  expect(readRecords(databasePath).outbox).toEqual([]);
  expect(showMails(mailServer(), email)).toHaveLength(3);
});
