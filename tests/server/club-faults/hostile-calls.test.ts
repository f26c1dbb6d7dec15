import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { type DocumentedCall, documentedCalls } from '../club-api/api-document.ts';
import type { Guest } from '../club-api/guest.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { withStarted } from '../integration/fixture/started.ts';
import { notoriousTexts } from './notorious-texts.ts';
import { type SiteProcess, startSiteProcess } from './running-process.ts';
import { WatchedClub } from './watched-club.ts';

const GOOGLE_CLIENT_SECRET = 'a secret of Google';
const database = withStarted(createPostgresDatabase, ({ remove }) => remove());
let server: SiteProcess;
let club: WatchedClub;

beforeAll(async () => {
  server = await startSiteProcess({
    DATABASE_URL: database().url,
    SESSION_SECRET: 'a secret of the processes on one database',
    RATE_LIMITS: 'off',
    GOOGLE_CLIENT_ID: 'hotel',
    GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER_URL: 'http://127.0.0.1:1',
  });
  club = new WatchedClub(server.url);
});
afterAll(async () => {
  const { guest } = await club.createMember();
  expect(await guest.isSignedIn()).toBe(true);
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
});

/** The club has had no fault of its own, and no secret stands in its log. */
function expectNoFault(): void {
  const lines = server.said.stderr.split('\n').slice(0, -1);
  const faults = lines.filter((line) => {
    const { level, event, reason } = JSON.parse(line);
    // The provider of these tests does not exist.
    return level > 30 && !(event === 'login.google' && reason === 'IdentityUnavailable');
  });
  expect(faults).toEqual([]);
  club.expectSilentLog(lines, [GOOGLE_CLIENT_SECRET, database().url]);
}

/** A browser that has asked for a code, and what it can name: the same by all names under which operations take it. */
async function asked(guest: Guest, email: string) {
  const { code, token } = await club.askForCode(
    guest,
    email,
    guest.cookies.has('user') ? 'reset' : undefined,
  );
  const { vid: recordId = '1' } = await guest.ask('createContact', undefined, { email });
  return { guest, known: { email, contact: recordId, recordId, attributeValue: recordId, code, token } };
}

type Known = Readonly<Record<string, string>>;

/** A body in which the fields that a guest knows have their values. */
function fill(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((inner) => fill(inner, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, known[name] ?? fill(inner, known)]),
  );
}

/** The bodies of a call in each of which one field has this text. */
function spoil({ bodies }: DocumentedCall, known: Known, text: string): unknown[] {
  return bodies.flatMap((example) => {
    const objects = [example].flat().filter((value) => typeof value === 'object');
    const fields = objects.flatMap((object, at) => Object.keys(Object(object)).map((name) => ({ at, name })));
    return fields.map(({ at, name }) => {
      const body = fill(example, known);
      Object([body].flat()[at])[name] = text;
      return body;
    });
  });
}

test.each(documentedCalls)('$id takes any text in any field, of a member and of a newcomer', async (call) => {
  const { guest: member, email } = await club.createMember();
  const askers = [await asked(member, email), await asked(club.guest(), `other.${email}`)];
  for (const { guest, known } of askers) {
    const path = Object.fromEntries(call.inPath.map((name) => [name, known[name as keyof typeof known]]));
    const sent = notoriousTexts.flatMap((text) => [
      ...spoil(call, known, text).map((body) => ({ path, body: JSON.stringify(body) })),
      ...[...call.inPath, ...call.inQuery].map((name) => {
        const odd = { [name]: text.toWellFormed() || 'x' };
        return call.inPath.includes(name) ? { path: odd } : { path, query: odd };
      }),
    ]);
    for (const one of sampleOf(sent, 9, 0)) {
      const { status, text } = await guest.call(call.id, one);
      expect([...call.statuses], `${status} ${text}`).toContain(status);
      expect(status).toBeLessThan(500);
    }
  }
  expectNoFault();
});
