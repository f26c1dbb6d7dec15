import { expect, test } from 'vitest';
import { newEmail } from '../club-api/person.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { expectUnavailable } from './expect-unavailable.ts';
import { withServedClub } from './served-club.ts';

const served = withServedClub();
const locale = 'en';
const purpose = 'registration';

/** Takes the table of the limits away from the running site, or gives it back. */
const rename = (from: string, to: string) =>
  runSql(`sqlite:${served().databasePath}`, `alter table ${from} rename to ${to}`);

test('a limiter that cannot count closes log-in, codes and resets, and leaves everything as it was', async () => {
  const club = served();
  const { guest: member, email } = await club.createMember();
  const [resetting, proving, asking] = [club.guest(), club.guest(), club.guest()];
  const secretKey = await club.getKey(resetting, email);
  const [provenEmail, askedEmail] = [newEmail(), newEmail()];
  const { code, token } = await club.askForCode(proving, provenEmail);
  await asking.nameEmail(askedEmail);
  const newPassword = 'novo more sunca';

  await rename('limits', 'limits_away');
  for (const answer of [
    await club.guest().call('loginLoyaltyUser', { body: { email, password: newPassword, locale } }),
    await asking.call('emailExists', { body: { email: askedEmail, locale } }),
    await asking.call('sendActivationCode', { body: { email: askedEmail, locale, purpose } }),
    await proving.call('verifyCode', { body: { email: provenEmail, code, purpose, locale } }),
    await asking.call('findLink', { body: { token } }),
    await asking.call('verifyLink', { body: { token } }),
    await resetting.call('requestPasswordReset', { body: { email, locale } }),
    await resetting.call('resetPassword', { body: { email, locale, newPassword, secretKey } }),
  ])
    expectUnavailable(answer, 'Unavailable');
  expect(await member.isSignedIn()).toBe(true);
  expect(await club.mailsTo(askedEmail)).toEqual([]);

  await rename('limits_away', 'limits');
  expect(await club.guest().logIn(email)).toBe('done');
  expect(await asking.sendCode(askedEmail)).toBe('done');
  expect(await proving.enter(provenEmail, code)).toBe('done');
  expect(await resetting.setPassword(email, secretKey, newPassword)).toBe('done');
});
