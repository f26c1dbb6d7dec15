/* A service that guests need is away: what is answered meanwhile, what is kept, and that all goes on afterwards. */
import { describe, expect, test, vi } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import type { ApiAnswer } from '../club-api/guest.ts';
import { readRecords } from '../club-api/records.ts';
import { forms } from '../conformance/crm/crm-under-test.ts';
import { errorAnswer, type Fault, limitReached } from '../conformance/crm/hubspot-replies.ts';
import { startPostgres } from '../conformance/postgres.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { ask } from '../integration/fixture/ask.ts';
import { withStarted } from '../integration/fixture/started.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { type Front, withFront } from './front.ts';
import { type Call, type Gathered, gather } from './gathered-guests.ts';
import { withHubspot } from './real-services.ts';
import { type ServedClubSettings, withServedClub } from './served-club.ts';
import { showMails } from './shown-mails.ts';
import type { WatchedClub } from './watched-club.ts';

const forever = { timeout: 600_000, interval: 25 };

/** Blames nobody: 503 with a code, and when to come back. */
function expectUnavailable({ status, body, headers }: ApiAnswer): void {
  expect([status, body.code]).toEqual([503, expect.stringMatching(/^(Crm)?Unavailable$/)]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.getSetCookie()).toEqual([]);
}

interface Service {
  settings?(): ServedClubSettings;
  fail(club: WatchedClub): unknown;
  recover(club: WatchedClub): unknown;
  /** Nothing has arrived so far. */
  expectNothing?(given: Gathered, club: WatchedClub): unknown;
  /** Whether all that was acknowledged has arrived. */
  expectAll?(given: Gathered, club: WatchedClub): unknown;
}

interface Outage {
  readonly what: string;
  readonly isReady?: boolean;
  /** Calls that are refused meanwhile and done afterwards, in this order. */
  readonly refused: readonly Call[];
  /** Calls that are done meanwhile. */
  readonly done?: readonly Call[];
  /** Prepares the service for a suite. */
  readonly prepare: () => Service;
}

const hubspotFaults: readonly (readonly [string, Fault])[] = [
  ['cuts every connection', { kind: 'cut' }],
  ['says nothing', { kind: 'silent' }],
  ['answers 500', errorAnswer(500, 'internal error')],
  ['throttles', limitReached('SECONDLY', { 'Retry-After': '2' })],
];

const mailFaults: readonly (readonly [string, (place: Front) => void])[] = [
  ['cuts every connection', (place) => place.cut()],
  ['has no time', (place) => place.say('421 4.3.2 come back later\r\n')],
  ['says nothing', (place) => place.silence()],
];

function prepareHubspot(fault: Fault): Service {
  const hubspot = withHubspot();
  return {
    settings: () => ({
      env: { ...hubspot().env, HUBSPOT_PAGE_FORMS: `stay=${forms.stay}` },
      findMails: hubspot().sentCodes,
      secrets: [hubspot().server.token],
    }),
    fail: () => hubspot().server.fail(fault),
    expectNothing: ({ emails }) => expect(hubspot().registrations(emails.proven)).toEqual([]),
    recover: () => hubspot().server.recover(),
    async expectAll({ emails, member }, { databasePath }) {
      await vi.waitUntil(() => readRecords(databasePath).outbox?.length === 0, forever);
      expect(hubspot().properties(emails.proven)).toMatchObject({ firstname: 'Ana', phone: '+385912345678' });
      expect(hubspot().properties(member.email)).toMatchObject({ firstname: 'Ana', phone: '+385981111111' });
      expect(hubspot().registrations(emails.proven)).toMatchObject([{ firstname: 'Ana', lastname: 'Marić' }]);
    },
  };
}

function prepareMail(fail: (place: Front) => void): Service {
  const mailServer = withMailServer();
  const front = withFront(() => mailServer().port);
  const received = (email: string) => showMails(mailServer(), email);
  return {
    settings: () => ({
      env: { SMTP_URL: `smtp://127.0.0.1:${front().port}`, MAIL_FROM: 'club@hotel.example' },
      findMails: async (email) => received(email),
    }),
    fail: () => fail(front()),
    expectNothing: ({ emails }) => expect(received(emails.named)).toEqual([]),
    recover: () => front().open(),
    async expectAll({ emails, member }) {
      // The code, and the copy of the form.
      await vi.waitUntil(() => received(emails.named).length === 2, forever);
      expect(received(emails.named).some(({ code }) => code !== undefined)).toBe(true);
      await vi.waitUntil(() => received(member.email).length === 3, forever);
      expect(received(member.email)[0]).not.toHaveProperty('code');
    },
  };
}

/** Takes the table of the limits away from the running site, and gives it back. */
function prepareLimits(): Service {
  const rename = ({ databasePath }: WatchedClub, from: string, to: string) =>
    runSql(`sqlite:${databasePath}`, `alter table ${from} rename to ${to}`);
  return {
    fail: (club) => rename(club, 'limits', 'limits_away'),
    expectNothing: async ({ emails }, club) => expect(await club.mailsTo(emails.named)).toEqual([]),
    recover: (club) => rename(club, 'limits_away', 'limits'),
  };
}

function preparePostgres(): Service {
  const SESSION_SECRET = 'a secret that all processes of the site share';
  const postgres = withStarted(startPostgres, ({ remove }) => remove());
  return {
    settings() {
      const DATABASE_URL = `${postgres().url}/postgres`;
      const secrets = [SESSION_SECRET, new URL(DATABASE_URL).password];
      return { env: { DATABASE_URL, SESSION_SECRET }, secrets };
    },
    fail: () => postgres().stop(),
    async recover({ site }) {
      await postgres().start();
      await vi.waitUntil(async () => (await ask(site, '/readyz')).status === 200, forever);
    },
  };
}

const kept: readonly Call[] = ['verifyCode', 'complete', 'change', 'register', 'submit', 'reset', 'sendForm'];
const outages: readonly Outage[] = [
  ...sampleOf(hubspotFaults, 2, 0).map(([how, fault]) => ({
    what: `HubSpot ${how}`,
    refused: ['findContact', 'createContact', 'sendCode', 'sendAgain'] as const,
    done: kept,
    prepare: () => prepareHubspot(fault),
  })),
  ...sampleOf(mailFaults, 2, 0).map(([how, fail]) => ({
    what: `the mail server ${how}`,
    refused: ['sendCode', 'sendAgain'] as const,
    done: kept,
    prepare: () => prepareMail(fail),
  })),
  {
    what: 'limits cannot be counted',
    refused: [
      'emailExists',
      'sendCode',
      'verifyCode',
      'findLink',
      'verifyLink',
      'logIn',
      'getKey',
      'reset',
      'sendForm',
    ],
    done: ['isSignedIn'],
    prepare: prepareLimits,
  },
  {
    what: 'PostgreSQL is away',
    isReady: false,
    refused: [
      'emailExists',
      'findContact',
      'createContact',
      'sendCode',
      'verifyCode',
      'verifyLink',
      'complete',
      'register',
      'submit',
      'change',
      'isSignedIn',
      'refresh',
      'logIn',
      'getKey',
      'reset',
      'sendForm',
      'logOut',
    ],
    prepare: preparePostgres,
  },
];

// At the same time, each with a service and a site of its own: most of the time is spent waiting for a service that says nothing.
describe.concurrent.each(outages)('while $what', ({ refused, done = [], isReady = true, prepare }) => {
  const service = prepare();
  const served = withServedClub(() => service.settings?.() ?? {});

  test('what needs it is refused, what is acknowledged arrives later, and then all goes on', async () => {
    const club = served();
    const given = await gather(club);
    const outcomeOf = async (call: Call) => {
      const {
        status,
        body: { code, success },
      } = await given.calls[call]();
      expect(status).toBeLessThan(400);
      return [call, code ?? (success === false ? 'refused' : 'done')];
    };
    await service.fail(club);
    const answers = await Promise.all(refused.map((call) => given.calls[call]()));
    for (const answer of answers) expectUnavailable(answer);
    for (const call of done) expect(await outcomeOf(call)).toEqual([call, 'done']);
    for (const path of ['/healthz', '/en/offers']) expect((await ask(club.site, path)).status).toBe(200);
    expect((await ask(club.site, '/readyz')).status).toBe(isReady ? 200 : 503);
    await service.expectNothing?.(given, club);

    await service.recover(club);
    for (const call of refused) expect(await outcomeOf(call)).toEqual([call, 'done']);
    await service.expectAll?.(given, club);
  });
});
