import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { readRecords } from '../club-api/records.ts';
import {
  askForCode,
  createMember,
  logIn,
  newEmail,
  password,
  person,
} from '../club-api/registration-steps.ts';
import { errorAnswer, type Fault, limitReached } from '../conformance/crm/hubspot-replies.ts';
import { ask } from '../integration/fixture/ask.ts';
import { expectUnavailable } from './expect-unavailable.ts';
import { withHubspot } from './real-services.ts';
import { withServedClub } from './served-club.ts';
import { waitUntil } from './wait-until.ts';
import type { WatchedClub } from './watched-club.ts';

const locale = 'en';
const page = { locale, pageUri: 'https://www.example.com/en/', pageName: 'Home' };

/** A guest who has proven an e-mail and has yet to say who they are. */
async function createProven(club: WatchedClub) {
  const [guest, email] = [club.guest(), newEmail()];
  const { code } = await askForCode(club, guest, email);
  await guest.call('verifyCode', { body: { email, code, purpose: 'registration', locale } });
  const { body } = await guest.call('createContact', { path: { email } });
  return { guest, email, recordId: body.vid };
}

/** A guest who has named an e-mail that nobody knows. */
async function createNewcomer(club: WatchedClub) {
  const [guest, email] = [club.guest(), newEmail()];
  await guest.call('emailExists', { body: { email, locale } });
  return { guest, email, order: { email, locale, purpose: 'registration' } };
}

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
      const [member, proven, newcomer] = await Promise.all([
        createMember(club),
        createProven(club),
        createNewcomer(club),
      ]);

      hubspot().fail(fault);
      const phone = [{ property: 'phone', value: '+385981111111' }];
      const [completed, changed, ...refused] = await Promise.all([
        proven.guest.call('updateContact', { path: { contact: proven.email }, body: person }),
        member.guest.call('updateContact', { path: { contact: member.email }, body: phone }),
        newcomer.guest.call('findContact', { path: { email: newcomer.email } }),
        newcomer.guest.call('createContact', { path: { email: newcomer.email } }),
        newcomer.guest.call('sendActivationCode', { body: newcomer.order }),
      ]);
      for (const answer of refused) expectUnavailable(answer, 'CrmUnavailable');
      expect([completed.body, changed.body]).toEqual([{ success: true }, { success: true }]);
      const { email, recordId } = proven;
      const registration = { email, password, recordId, locale };
      const registered = await proven.guest.call('registerLoyaltyUser', { body: registration });
      expect(registered.body).toMatchObject({ success: true });
      const handedOver = await proven.guest.call('submitRegistration', { body: page });
      expect(handedOver.body).toEqual({ success: true });
      expect((await logIn(proven.guest, email)).body).toMatchObject({ success: true, record_id: recordId });
      expect((await ask(club.site, '/readyz')).status).toBe(200);
      expect(hubspot().registrations(email)).toEqual([]);

      hubspot().recover();
      const { guest, order } = newcomer;
      expect((await guest.call('findContact', { path: { email: newcomer.email } })).body).toEqual({
        error: 'NotFound',
      });
      // The code that could not be sent has not used up the one of this minute.
      expect((await guest.call('sendActivationCode', { body: order })).body).toEqual({ success: true });
      await waitUntil(() => readRecords(club.databasePath).outbox?.length === 0);
      expect(hubspot().properties(email)).toMatchObject({ firstname: 'Ana', phone: '+385912345678' });
      expect(hubspot().properties(member.email)).toMatchObject({ firstname: 'Ana', phone: '+385981111111' });
      expect(hubspot().registrations(email)).toMatchObject([{ firstname: 'Ana', lastname: 'Marić' }]);
    });
  });
}
