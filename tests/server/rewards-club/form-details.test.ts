import { beforeEach, expect, test } from 'vitest';
import { rememberDetails } from '../../../server/club/remember-details.ts';
import { limitsOf, limitTable } from '../../../server/rewards-club/limit-table.ts';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { CrmUnavailable } from '../../../server/rewards-club/ports/crm-unavailable.ts';
import type { Member } from '../../../server/rewards-club/ports/member-store.ts';
import { updateContact } from '../../../server/rewards-club/update-contact.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { email, password, registerGuest } from './journeys.ts';

const [[most, window]] = limitTable['form-details'].email;
let under: ClubUnderTest;
let asked: number;
let isAway: boolean;
let member: Member;

/** The reader of a process. */
function openReader() {
  const { club } = under;
  return rememberDetails(club, {
    async findContact(address) {
      asked += 1;
      if (isAway) throw new CrmUnavailable('away');
      return club.crm.findContact(address);
    },
  });
}

beforeEach(async () => {
  under = await openClub();
  asked = 0;
  isAway = false;
  await registerGuest(under, under.visit());
  const found = await under.club.store.members.findByEmail(email.toLowerCase());
  if (found === undefined) throw new Error('no member');
  member = found;
});

test('forms ask the CRM once in some minutes for a member, however many come at once', async () => {
  const read = openReader();
  const details = { email, name: 'Ana Horvat', phone: '+385981234567' };
  expect(await Promise.all(Array.from({ length: 50 }, () => read(member)))).toEqual(Array(50).fill(details));
  for (let count = 0; count < 50; count += 1) expect(await read(member)).toEqual(details);
  expect(asked).toBe(1);
  under.time.now += window;
  expect(await read(member)).toEqual(details);
  expect(asked).toBe(2);
});

test('details that the member changes are shown at once, by every process', async () => {
  const readers = [openReader(), openReader()];
  for (const read of readers) expect(await read(member)).toMatchObject({ name: 'Ana Horvat' });
  const visit = under.visit();
  await loginLoyaltyUser(under.club, visit, { email, password });
  under.time.now += 1000;
  await updateContact(under.club, visit, email, [{ property: 'firstname', value: 'Eva' }]);
  for (const read of readers) expect(await read(member)).toMatchObject({ name: 'Eva Horvat' });
  expect(asked).toBe(4);
});

test('a CRM that is away is asked for a member a few times only', async () => {
  const read = openReader();
  isAway = true;
  for (let count = 0; count < most; count += 1) await expect(read(member)).rejects.toThrow('away');
  await expect(read(member)).rejects.toMatchObject({ code: 'TooManyRequests' });
  expect(asked).toBe(most);
  await under.club.limits.forget(limitsOf('form-details', {}, member.emailKey));
  isAway = false;
  expect(await read(member)).toMatchObject({ name: 'Ana Horvat' });
});
