import { describe, expect, test } from 'vitest';
import { CrmRefused, CrmUnavailable } from '../../../../server/core/ports/crm.ts';
import { everyCall, expectFailure, expectNoData } from './crm-suite.ts';
import { activation, context, email, startHubspotCrm } from './crm-under-test.ts';
import { errorAnswer, errorPage, type Fault, jsonAnswer, limitReached, reply } from './hubspot-replies.ts';
import { startHubspotServer } from './hubspot-server.ts';

const plain = { type: 'text/plain' };
const html = { type: 'text/html;charset=utf-8' };
const repeated = (fault: Fault) => Array.from({ length: 5 }, () => fault);

/** Faults of one answer of HubSpot or a gateway before it: nothing was done for now or until somebody mends it, or perhaps all. */
const faults: Readonly<
  Record<'later' | 'missing' | 'mended' | 'undecided', Readonly<Record<string, Fault>>>
> = {
  later: {
    'throttled by the second': limitReached('SECONDLY'),
    'throttled by ten seconds': limitReached('TEN_SECONDLY_ROLLING'),
    'throttled for the day': limitReached('DAILY'),
    'throttled in plain text': reply(429, 'You have reached your secondly limit. guest@example.com', plain),
    'throttled without a word': reply(429),
    'a locked record': errorAnswer(423, 'Locked: guest@example.com'),
    'an account that is moved': reply(477, 'Migration in Progress', { headers: { 'Retry-After': '86400' } }),
    '500': errorAnswer(500, 'internal error for guest@example.com'),
    '502 with a page': reply(502, errorPage, html),
    '503 in plain text': reply(503, 'upstream guest@example.com', plain),
    '504': reply(504),
    '521 of the network': reply(521, errorPage, html),
  },
  // Of a form, that it is missing.
  missing: {
    'a missing page instead of a missing contact': reply(404, errorPage, html),
    'a 404 without a body': reply(404),
    'a 404 that is not HubSpot’s': jsonAnswer(404, { detail: 'Not Found' }),
    'a 404 in plain text': reply(404, 'not found', plain),
  },
  mended: {
    'a token that is not accepted': errorAnswer(401, 'Bearer pat-eu1 expired', 'EXPIRED_AUTHENTICATION'),
    'a scope that is missing': errorAnswer(403, 'no scope', 'MISSING_SCOPES'),
    'a method that is not allowed': reply(405, errorPage, html),
    'an unknown status': reply(299, '{}'),
  },
  undecided: {
    'success with a page': reply(200, errorPage, html),
    'success without a body': reply(200),
    'success with a list': jsonAnswer(200, [{ id: '1' }]),
    'success that says error': jsonAnswer(200, { status: 'error', message: 'guest@example.com' }),
    'success with half of JSON': reply(200, '{"id":"1","prop'),
    'success without end': reply(200, `{"id":"1","properties":{},"x":"${'x'.repeat(2_000_000)}"}`),
    'no answer': { kind: 'silent' },
    'half an answer': { kind: 'stalled' },
    'a connection cut before the answer': { kind: 'cut' },
    'a connection cut once it was done': { kind: 'cut', isDone: true },
    'a connection cut in the answer': { kind: 'cut', inBody: true },
  },
};
const table = Object.entries(faults).flatMap(([state, named]) =>
  Object.entries(named).map(([what, fault]) => ({ what, state, fault })),
);

const calls: typeof everyCall = {
  ...everyCall,
  setNewsletter: (crm) => crm.setNewsletter(email, false, 'x'),
};

describe.each(table)('$what', ({ state, fault }) => {
  test.each(Object.entries(calls))(
    '%s is tried again unless HubSpot may have the form, and then an outage that tells nothing',
    async (name, call) => {
      const { crm, server } = await startHubspotCrm();
      const { vid } = await crm.createContact(email);
      server.seen.length = 0;
      server.faults.push(fault);
      const isRepeated = state === 'later' || (state !== 'mended' && !name.startsWith('submit'));
      await call(crm, vid).then(
        () => expect(isRepeated).toBe(true),
        (thrown) => expect([isRepeated, thrown]).toEqual([false, expect.any(CrmUnavailable)]),
      );
      expect(server.seen).toHaveLength(isRepeated ? 2 : 1);

      const taken = server.forms.received.length;
      server.faults.push(...repeated(fault));
      const thrown = await expectFailure(call(crm, vid), CrmUnavailable);
      expect(thrown).toHaveProperty('isUndecided', state === 'undecided');
      expectNoData(thrown);
      expect(server.seen.length).toBeLessThanOrEqual(5);
      expect(server.forms.received.length).toBeLessThanOrEqual(taken + 1);
    },
  );
});

test.each([
  ['a contact without an id', { properties: {} }],
  ['a contact with a number for an id', { id: 7, properties: {} }],
  ['a contact with an odd id', { id: '../7', properties: {} }],
  ['a contact without properties', { id: '7' }],
  ['another kind of answer', { results: [], total: 0 }],
])('%s is an outage, not a missing contact', async (_, body) => {
  const { crm, server } = await startHubspotCrm();
  for (const call of [crm.findContact, crm.createContact]) {
    server.faults.push(jsonAnswer(200, body));
    await expect(call(email)).rejects.toThrow(CrmUnavailable);
  }
});

test('a conflict with a contact that cannot be found is an outage', async () => {
  const { crm, server } = await startHubspotCrm();
  server.faults.push(errorAnswer(409, 'A conflict', 'CONFLICT'));
  await expect(crm.createContact(email)).rejects.toThrow(CrmUnavailable);
});

test('an archived contact counts as missing', async () => {
  const { crm, server } = await startHubspotCrm();
  server.faults.push(jsonAnswer(200, { id: '7', properties: { email }, archived: true }));
  expect(await crm.findContact(email)).toBeUndefined();
});

test('the time for an answer is bounded', async () => {
  const timing = { attemptMilliseconds: 20 };
  const timeout = (milliseconds: number) => AbortSignal.timeout(milliseconds);
  const { crm, server } = await startHubspotCrm({ onHang: () => undefined }, { timing, timeout });
  server.faults.push(...repeated({ kind: 'silent' }));
  await expect(crm.findContact(email)).rejects.toThrow(/no answer in time/);
});

test('nobody listening is an outage', async () => {
  const { url, close } = await startHubspotServer();
  await close();
  const { crm } = await startHubspotCrm({}, { apiUrl: url });
  expect(String(await expectFailure(crm.findContact(email), CrmUnavailable))).toContain('ECONNREFUSED');
});

test('a redirect is not followed, so that the token stays with HubSpot', async () => {
  const [{ crm, server }, elsewhere] = [await startHubspotCrm(), await startHubspotCrm()];
  for (const status of [301, 302, 303, 307, 308]) {
    server.faults.push(reply(status, '', { headers: { Location: elsewhere.server.url } }));
    await expect(crm.findContact(email)).rejects.toThrow(CrmUnavailable);
  }
  expect(elsewhere.server.seen).toEqual([]);
});

describe('what HubSpot refuses on its merits', () => {
  test('names codes and fields, and no value', async () => {
    const { crm } = await startHubspotCrm();
    const { vid } = await crm.createContact(email);
    const updating = crm.updateContact(vid, { titula_kontakta: 'guest Žofia', firstname: 'Ana' });
    const thrown = await expectFailure(updating, CrmRefused);
    expect(String(thrown)).toMatch(
      /refused with 400 VALIDATION_ERROR, INVALID_OPTION; fields named: titula_kontakta \(correlation [\da-f-]{36}\)/,
    );
    expectNoData(thrown);
    expect((await crm.findContact(email))?.properties).toEqual({});
  });

  test('an account whose birth date wants UTC midnight says so', async () => {
    const { crm } = await startHubspotCrm({}, { dateEncoding: 'as-is' });
    const { vid } = await crm.createContact(email);
    const updating = crm.updateContact(vid, { birth_date: '332460000000' });
    await expect(updating).rejects.toThrow(/INVALID_DATE; fields named: birth_date/);
  });

  test('a blocked address', async () => {
    const { crm, server } = await startHubspotCrm();
    server.forms.blockedEmails.add(email);
    const thrown = await expectFailure(crm.submitActivationCode(activation, context), CrmRefused);
    expect(String(thrown)).toContain('BLOCKED_EMAIL; fields named: email');
    expectNoData(thrown);
  });

  test.each(['INVALID_HUTK', 'INVALID_PAGE_URI'])('%s costs the context, not the form', async (errorType) => {
    const { crm, server } = await startHubspotCrm();
    const errors = [{ message: 'Invalid', errorType }];
    server.faults.push(errorAnswer(400, 'The request is not valid', undefined, { errors }));
    await crm.submitActivationCode(activation, context);
    expect(server.forms.received).toMatchObject([{ context: undefined, fields: { email } }]);
  });

  test('a form that the account does not have is an outage', async () => {
    const { crm } = await startHubspotCrm({ formIds: [] });
    await expect(crm.submitActivationCode(activation, context)).rejects.toThrow(CrmUnavailable);
  });
});
