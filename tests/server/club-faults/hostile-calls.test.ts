import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerValidators } from '../../../generated/api/validators.js';
import { runsOf, sampleOf } from '../../runner/campaigns.ts';
import { documentedCalls } from '../club-api/api-document.ts';
import { newEmail } from '../club-api/person.ts';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { ask } from '../integration/fixture/ask.ts';
import { withStarted } from '../integration/fixture/started.ts';
import { arbitraryCall, arbitraryTarget } from './arbitrary-calls.ts';
import { learn, perform } from './drawn-call.ts';
import { notoriousTexts } from './notorious-texts.ts';
import { type SiteProcess, startSiteProcess } from './running-process.ts';
import { WatchedClub } from './watched-club.ts';
import type { WatchedGuest } from './watched-guest.ts';

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
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
});

/** How far a guest has come before anything odd is sent. */
const beginnings = {
  newcomer: async () => undefined,
  pinned: (guest: WatchedGuest, email: string) => guest.nameEmail(email),
  asked: (guest: WatchedGuest, email: string) => club.askForCode(guest, email),
  proven: (guest: WatchedGuest, email: string) => club.completeContact(guest, email),
  registered: (guest: WatchedGuest, email: string) => club.register(guest, email),
  member: async (guest: WatchedGuest, email: string) => {
    await club.register(guest, email);
    await guest.logIn(email);
  },
};

/** The club still serves. */
async function expectHealth(): Promise<void> {
  const { guest } = await club.createMember();
  expect(await guest.isSignedIn()).toBe(true);
  expectNoFault();
}

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

test('whatever a browser sends in whatever order is answered as documented, and harms nobody', async () => {
  const names = Object.keys(beginnings) as (keyof typeof beginnings)[];
  const sequence = fc.array(arbitraryCall, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), sequence, async (beginning, calls) => {
      const [guest, email] = [club.guest(), newEmail()];
      await beginnings[beginning](guest, email);
      const bodies: unknown[] = [];
      for (const drawn of calls) bodies.push(await perform(guest, drawn, await learn(club, email, bodies)));
    }),
    { numRuns: runsOf(120) },
  );
  await expectHealth();
});

test.each(documentedCalls)('$id takes any text in any field, of a member and of a newcomer', async (call) => {
  const { guest, email } = await club.createMember();
  const other = club.guest();
  await club.askForCode(other, `other.${email}`);
  const [known, otherKnown] = [await learn(club, email, []), await learn(club, `other.${email}`, [])];
  const plain = { call, body: undefined, headers: {}, parameter: undefined };
  const inBody = call.bodies.flatMap((body, example) => {
    const fields = Array.isArray(body) ? body.length * 2 : Object.keys(Object(body)).length;
    return Array.from({ length: fields }, (_, at) =>
      sampleOf(notoriousTexts, 9, at + example).map((value) => {
        return { ...plain, example, replacement: { at, value } };
      }),
    ).flat();
  });
  const texts = [...call.inPath, ...call.inQuery].length === 0 ? [] : notoriousTexts;
  const inAddress = sampleOf(texts, 3, 0);
  for (const drawn of [
    ...inBody,
    ...inAddress.map((parameter) => {
      return { ...plain, example: 3, parameter, replacement: undefined };
    }),
  ]) {
    await perform(guest, drawn, known);
    // Each log-in costs a hash, with any e-mail.
    if (call.id !== 'loginLoyaltyUser') await perform(other, drawn, otherKnown);
  }
  expectNoFault();
});

test('any method on any path is answered, under /api always as a program can read it', async () => {
  const isProblem = answerValidators.logout[403];
  const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' };
  await fc.assert(
    fc.asyncProperty(arbitraryTarget, async ({ method, target }) => {
      const answer = await ask(server, target, { method, headers });
      expect(answer.status).toBeLessThan(500);
      const isApi = /^\/api(\/|\?|$)/.test(target);
      if (isApi) expect(answer.headers['cache-control']).toBe('no-store');
      if (!isApi || answer.status < 400 || method === 'HEAD') return;
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(isProblem?.(JSON.parse(answer.text))).toBe(true);
    }),
    { numRuns: runsOf(600) },
  );
  await expectHealth();
});
