import { expect, test } from 'vitest';
import { readRecords } from '../club-api/records.ts';
import { createMember } from '../club-api/registration-steps.ts';
import { withHubspot } from './real-services.ts';
import { withServedClub } from './served-club.ts';
import { waitUntil } from './wait-until.ts';

const hubspot = withHubspot();
const served = withServedClub(() => ({ env: hubspot().env, findMails: hubspot().sentCodes }));

const phone = (value: string) => [{ property: 'phone', value }];
const lastName = (value: string) => [{ property: 'lastname', value }];

test('a change that waits for the CRM does not undo a later one', async () => {
  const club = served();
  const { guest, email } = await createMember(club);
  const change = async (body: readonly object[]) => {
    const answer = await guest.call('updateContact', { path: { contact: email }, body });
    expect(answer.body).toEqual({ success: true });
  };
  hubspot().fail();
  await change(phone('+385981111111'));
  await change(lastName('Horvat'));
  await change(phone('+385982222222'));
  hubspot().recover();
  await change(phone('+385983333333'));
  await waitUntil(() => readRecords(club.databasePath).outbox?.length === 0);
  expect(hubspot().properties(email)).toMatchObject({
    firstname: 'Ana',
    lastname: 'Horvat',
    phone: '+385983333333',
  });
});
