import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { newEmail, password } from '../club-api/person.ts';
import { readRecords } from '../club-api/records.ts';
import { errorAnswer, type Fault, limitReached } from '../conformance/crm/hubspot-replies.ts';
import { ask } from '../integration/fixture/ask.ts';
import { expectUnavailable } from './expect-unavailable.ts';
import { withHubspot } from './real-services.ts';
import { withServedClub } from './served-club.ts';
import { waitUntil } from './wait-until.ts';

const locale = 'en';
const page = { locale, pageUri: 'https://www.example.com/en/', pageName: 'Home' };

const faults: readonly (readonly [string, Fault])[] = [
  ['cuts every connection', { kind: 'cut' }],
  ['says nothing', { kind: 'silent' }],
  ['answers 500', errorAnswer(500, 'internal error')],
  ['throttles', limitReached('SECONDLY', { 'Retry-After': '2' })],
];

/** Answers to guests while HubSpot is down, slow, or throttling. */
export function describeCrmOutages(): void {
  describe.concurrent.each(sampleOf(faults, 2, 0))('while HubSpot %s', (_what, fault) => {
    const hubspot = withHubspot();
    const served = withServedClub(() => ({
      env: hubspot().env,
      findMails: hubspot().sentCodes,
      secrets: [hubspot().server.token],
    }));

    test('nothing is taken for missing, what is acknowledged arrives later, and then all goes on', async () => {
      const club = served();
      const member = await club.createMember();
      const [proven, email, newcomer, newcomerEmail] = [club.guest(), newEmail(), club.guest(), newEmail()];
      await club.prove(proven, email);
      const { vid: recordId } = await proven.ask('createContact', undefined, { email });
      await newcomer.nameEmail(newcomerEmail);
      const path = { email: newcomerEmail };

      hubspot().fail(fault);
      const [completed, changed, ...refused] = await Promise.all([
        proven.updateContact(email),
        member.guest.updateContact(member.email, [{ property: 'phone', value: '+385981111111' }]),
        newcomer.call('findContact', { path }),
        newcomer.call('createContact', { path }),
        newcomer.call('sendActivationCode', { body: { ...path, locale, purpose: 'registration' } }),
      ]);
      for (const answer of refused) expectUnavailable(answer, 'CrmUnavailable');
      expect([completed, changed]).toEqual(['done', 'done']);
      expect(await proven.openAccount({ email, recordId })).toBe('done');
      expect(await proven.try('submitRegistration', page)).toBe('done');
      const opened = await proven.ask('loginLoyaltyUser', { email, password, locale });
      expect(opened).toMatchObject({ success: true, record_id: recordId });
      expect((await ask(club.site, '/readyz')).status).toBe(200);
      expect(hubspot().registrations(email)).toEqual([]);

      hubspot().recover();
      expect(await newcomer.ask('findContact', undefined, path)).toEqual({ error: 'NotFound' });
      // The code that could not be sent has not used up the one of this minute.
      expect(await newcomer.sendCode(newcomerEmail)).toBe('done');
      await waitUntil(() => readRecords(club.databasePath).outbox?.length === 0);
      expect(hubspot().properties(email)).toMatchObject({ firstname: 'Ana', phone: '+385912345678' });
      expect(hubspot().properties(member.email)).toMatchObject({ firstname: 'Ana', phone: '+385981111111' });
      expect(hubspot().registrations(email)).toMatchObject([{ firstname: 'Ana', lastname: 'Marić' }]);
    });
  });
}
