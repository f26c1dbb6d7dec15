import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { askForCode, createMember } from '../club-api/registration-steps.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { type DocumentedCall, documentedCalls } from './documented-calls.ts';
import { learn, perform } from './drawn-call.ts';
import { notoriousTexts } from './notorious-texts.ts';
import { type SiteProcess, startSiteProcess } from './running-process.ts';
import { WatchedClub } from './watched-club.ts';

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let server: SiteProcess;
let club: WatchedClub;

beforeAll(async () => {
  database = await createPostgresDatabase();
  const SESSION_SECRET = 'a secret of the processes on one database';
  server = await startSiteProcess({ DATABASE_URL: database.url, SESSION_SECRET, RATE_LIMITS: 'off' });
  club = new WatchedClub(server.url);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.remove();
});

/** Calls that differ from a documented one in the text of one field, or of the path. */
function* spoil(call: DocumentedCall) {
  const plain = { call, body: undefined, headers: {} };
  for (const [example, body] of call.bodies.entries()) {
    const fields = Array.isArray(body) ? body.length * 2 : Object.keys(Object(body)).length;
    for (let at = 0; at < fields; at += 1) {
      for (const value of sampleOf(notoriousTexts, 9, at + example)) {
        yield { ...plain, example, parameter: undefined, mutation: { how: 'replace', at, value } } as const;
      }
    }
  }
  for (const parameter of notoriousTexts) {
    yield { ...plain, example: 3, parameter, mutation: { how: 'none', at: 0 } } as const;
  }
}

test.each(documentedCalls)('$id takes any text in any field', async (call) => {
  const { guest, email } = await createMember(club);
  const other = club.guest();
  await askForCode(club, other, `other.${email}`);
  const [known, otherKnown] = [await learn(club, email, []), await learn(club, `other.${email}`, [])];
  // Each log-in costs a hash, whoever tries it.
  const isCostly = call.id === 'loginLoyaltyUser';
  for (const drawn of spoil(call)) {
    await perform(guest, drawn, known);
    if (!isCostly) await perform(other, drawn, otherKnown);
  }
  const lines = server.log().split('\n').slice(0, -1);
  expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
  club.expectSilentLog(lines, [database.url]);
});
