import { expect, test } from 'vitest';
import { readRecords } from '../club-api/records.ts';
import { withHubspot } from './real-services.ts';
import { withServedClub } from './served-club.ts';
import { waitUntil } from './wait-until.ts';

const hubspot = withHubspot();
const served = withServedClub(() => ({ env: hubspot().env, findMails: hubspot().sentCodes }));

test('a change that waits for the CRM does not undo a later one', async () => {
  const club = served();
  const { guest, email } = await club.createMember();
  const change = async (property: string, value: string) =>
    expect(await guest.updateContact(email, [{ property, value }])).toBe('done');
  hubspot().fail();
  await change('phone', '+385981111111');
  await change('lastname', 'Horvat');
  await change('phone', '+385982222222');
  hubspot().recover();
  await change('phone', '+385983333333');
  await waitUntil(() => readRecords(club.databasePath).outbox?.length === 0);
  expect(hubspot().properties(email)).toMatchObject({
    firstname: 'Ana',
    lastname: 'Horvat',
    phone: '+385983333333',
  });
});
