import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerValidators } from '../../../generated/api/validators.js';
import { runsOf } from '../../runner/campaigns.ts';
import {
  askForCode,
  createMember,
  logIn,
  newEmail,
  proveEmail,
  register,
} from '../club-api/registration-steps.ts';
import { ask } from '../integration/fixture/ask.ts';
import { arbitraryCall, arbitraryTarget } from './arbitrary-calls.ts';
import { learn, perform } from './drawn-call.ts';
import { type SiteProcess, startSiteProcess } from './running-process.ts';
import { WatchedClub } from './watched-club.ts';
import type { WatchedGuest } from './watched-guest.ts';

let server: SiteProcess;
let club: WatchedClub;

beforeAll(async () => {
  server = await startSiteProcess({
    DATABASE_URL: 'sqlite::memory:',
    RATE_LIMITS: 'off',
    GOOGLE_CLIENT_ID: 'hotel',
    GOOGLE_CLIENT_SECRET: 'a secret of Google',
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
  pinned: (guest: WatchedGuest, email: string) =>
    guest.call('emailExists', { body: { email, locale: 'en' } }),
  asked: (guest: WatchedGuest, email: string) => askForCode(club, guest, email),
  proven: (guest: WatchedGuest, email: string) => proveEmail(club, guest, email),
  registered: (guest: WatchedGuest, email: string) => register(club, guest, email),
  member: async (guest: WatchedGuest, email: string) => {
    await register(club, guest, email);
    await logIn(guest, email);
  },
};

/** The club still serves, and has had no fault of its own. */
async function expectHealth(): Promise<void> {
  const { guest, email } = await createMember(club);
  expect((await logIn(guest, email)).body).toMatchObject({ success: true });
  const lines = server.log().split('\n').slice(0, -1);
  const faults = lines.filter((line) => {
    const { level, event, reason } = JSON.parse(line);
    // The provider of these tests does not exist.
    return level > 30 && !(event === 'login.google' && reason === 'IdentityUnavailable');
  });
  expect(faults).toEqual([]);
  club.expectSilentLog(lines, ['a secret of Google']);
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
