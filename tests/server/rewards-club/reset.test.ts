import { beforeEach, describe, expect, test } from 'vitest';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { requestPasswordReset } from '../../../server/rewards-club/request-password-reset.ts';
import { resetPassword } from '../../../server/rewards-club/reset-password.ts';
import { verifyCode } from '../../../server/rewards-club/verify-code.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { askForCode, email, password, registerGuest } from './journeys.ts';

let under: ClubUnderTest;
beforeEach(async () => {
  under = await openClub();
  await registerGuest(under, under.visit());
  under.time.now += 2 * 60_000;
});

type GuestSession = ReturnType<ClubUnderTest['visit']>;
const newPassword = 'a calm sea';

async function getKey(visit: GuestSession): Promise<string> {
  const { code } = await askForCode(under, visit, 'reset');
  await verifyCode(under.club, visit, { email, code, purpose: 'reset' });
  const answer = await requestPasswordReset(under.club, visit, { email });
  return 'secret_key' in answer ? answer.secret_key : '';
}

describe('resetting a password', () => {
  test('sets the new one, ends every session and tells the member', async () => {
    const elsewhere = under.visit();
    await loginLoyaltyUser(under.club, elsewhere, { email, password });
    const visit = under.visit();
    const reset = { email, locale: 'de' as const, newPassword, secretKey: await getKey(visit) };
    expect(await resetPassword(under.club, visit, reset)).toEqual({ success: true });
    expect(await under.takeQueued()).toMatchObject([
      { kind: 'notice', payload: { to: email, kind: 'passwordChanged', locale: 'de' } },
    ]);
    expect(await under.club.store.sessions.find(elsewhere.sessionHash, under.time.now)).toBeUndefined();
    expect(await loginLoyaltyUser(under.club, under.visit(), { email, password })).toMatchObject({
      success: false,
    });
    expect(await loginLoyaltyUser(under.club, under.visit(), { email, password: newPassword })).toMatchObject(
      {
        success: true,
      },
    );
  });

  test('twenty times at once uses the key once', async () => {
    const visit = under.visit();
    const reset = { email, locale: 'de' as const, newPassword, secretKey: await getKey(visit) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => resetPassword(under.club, visit, reset)),
    );
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  });

  test('with a password that may not be used leaves the key as it is', async () => {
    const visit = under.visit();
    const reset = { email, locale: 'de' as const, newPassword, secretKey: await getKey(visit) };
    expect(await resetPassword(under.club, visit, { ...reset, newPassword: 'short' })).toEqual({
      success: false,
      code: 'PasswordLength',
    });
    expect(await resetPassword(under.club, visit, reset)).toEqual({ success: true });
  });

  test.each([
    { what: 'a key that nobody made', change: { secretKey: 'x'.repeat(43) } },
    { what: 'another e-mail', change: { email: 'somebody@example.com' } },
  ])('with $what is refused', async ({ change }) => {
    const visit = under.visit();
    const reset = { email, locale: 'de' as const, newPassword, secretKey: await getKey(visit), ...change };
    expect(await resetPassword(under.club, visit, reset)).toEqual({
      success: false,
      code: 'ErrorResettingPassword',
    });
    expect(await loginLoyaltyUser(under.club, under.visit(), { email, password })).toMatchObject({
      success: true,
    });
  });

  test('from another session, or after ten minutes, is refused', async () => {
    const visit = under.visit();
    const reset = { email, locale: 'de' as const, newPassword, secretKey: await getKey(visit) };
    expect(await resetPassword(under.club, under.visit(), reset)).toMatchObject({
      success: false,
    });
    under.time.now += 10 * 60_000;
    expect(await resetPassword(under.club, visit, reset)).toMatchObject({
      success: false,
    });
  });
});

describe('a reset key', () => {
  test('is refused alike without a code, with the code of a registration, and to another session', async () => {
    const refusal = { success: false, code: 'ErrorResettingPassword' };
    expect(await requestPasswordReset(under.club, under.visit(), { email })).toEqual(refusal);
    const visit = under.visit();
    await getKey(visit);
    expect(await requestPasswordReset(under.club, under.visit(), { email })).toEqual(refusal);
    expect(await requestPasswordReset(under.club, visit, { email: 'somebody@example.com' })).toEqual(refusal);
  });

  test('is not given where the e-mail has no account', async () => {
    const visit = under.visit();
    const { answer } = await askForCode(under, visit, 'reset', 'somebody@example.com');
    expect(answer).toEqual({ success: false, code: 'InvalidEmail' });
  });

  test('is not given where the e-mail has a contact and no account, and no code is mailed', async () => {
    const address = 'somebody@example.com';
    await under.club.crm.createContact(address);
    const { answer } = await askForCode(under, under.visit(), 'reset', address);
    expect(answer).toEqual({ success: false, code: 'InvalidEmail' });
    expect(under.mails.filter(({ to }) => to === address)).toEqual([]);
  });
});

describe('logging in', () => {
  test('after ten wrong passwords from an address is refused there, and nowhere else', async () => {
    for (let go = 0; go < 10; go += 1) {
      expect(await loginLoyaltyUser(under.club, under.visit(), { email, password: `wrong ${go}` })).toEqual({
        success: false,
        code: 'LoginUnsuccessful',
      });
    }
    await expect(loginLoyaltyUser(under.club, under.visit(), { email, password })).rejects.toMatchObject({
      code: 'TooManyRequests',
    });
    expect(await loginLoyaltyUser(under.club, under.visit('203.0.113.9'), { email, password })).toMatchObject(
      {
        success: true,
      },
    );
  });

  test('does not tell an unknown e-mail from a wrong password', async () => {
    const unknown = await loginLoyaltyUser(under.club, under.visit(), {
      email: 'nobody@example.com',
      password,
    });
    expect(unknown).toEqual(await loginLoyaltyUser(under.club, under.visit(), { email, password: 'wrong' }));
  });

  test('begins a session under a new id', async () => {
    const visit = under.visit();
    const before = visit.sessionHash;
    await loginLoyaltyUser(under.club, visit, { email, password });
    expect(visit.sessionHash).not.toBe(before);
    expect(await under.club.store.sessions.find(visit.sessionHash, under.time.now)).toMatchObject({
      memberId: visit.member?.id,
    });
  });
});
