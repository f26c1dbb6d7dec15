import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { askForCode, createMember, logIn, newEmail, register } from '../club-api/registration-steps.ts';
import { askForKey, getKey, isSignedIn, setPassword } from '../club-api/reset-steps.ts';
import { expectUnavailable } from './expect-unavailable.ts';
import { withServedClub } from './served-club.ts';

const served = withServedClub();

/** Takes the table of the limits away from the running site, or gives it back. */
function rename(from: string, to: string): void {
  const database = new DatabaseSync(served().databasePath, { timeout: 600_000 });
  database.exec(`alter table ${from} rename to ${to}`);
  database.close();
}

test('a limiter that cannot count closes log-in, codes and resets, and leaves everything as it was', async () => {
  const club = served();
  const locale = 'en';
  const { guest: member, email } = await createMember(club);
  const resetting = club.guest();
  const key = await getKey(club, resetting, email);
  const [proving, newEmailAddress] = [club.guest(), newEmail()];
  const { code, token } = await askForCode(club, proving, newEmailAddress);
  const [asking, askedEmail] = [club.guest(), newEmail()];
  await asking.call('emailExists', { body: { email: askedEmail, locale } });
  const order = { body: { email: askedEmail, locale, purpose: 'registration' } };
  const proof = { body: { email: newEmailAddress, code, purpose: 'registration', locale } };

  rename('limits', 'limits_away');
  const refused = [
    await logIn(club.guest(), email),
    await asking.call('emailExists', { body: { email: askedEmail, locale } }),
    await asking.call('sendActivationCode', order),
    await proving.call('verifyCode', proof),
    await asking.call('findLink', { body: { token } }),
    await asking.call('verifyLink', { body: { token } }),
    await askForKey(resetting, email),
    await setPassword(resetting, email, key, 'novo more sunca'),
  ];
  for (const answer of refused) expectUnavailable(answer, 'Unavailable');
  expect(await isSignedIn(member)).toBe(true);
  expect(await club.mailsTo(askedEmail)).toEqual([]);

  rename('limits_away', 'limits');
  expect((await logIn(club.guest(), email)).body).toMatchObject({ success: true });
  expect((await asking.call('sendActivationCode', order)).body).toEqual({ success: true });
  expect((await proving.call('verifyCode', proof)).body).toEqual({ success: true });
  expect((await setPassword(resetting, email, key, 'novo more sunca')).body).toEqual({ success: true });
  await register(club, club.guest(), newEmail());
});
