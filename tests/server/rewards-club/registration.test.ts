import { beforeEach, describe, expect, test } from 'vitest';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { registerLoyaltyUser } from '../../../server/rewards-club/register-loyalty-user.ts';
import { updateContact } from '../../../server/rewards-club/update-contact.ts';
import { verifyCode } from '../../../server/rewards-club/verify-code.ts';
import { verifyLink } from '../../../server/rewards-club/verify-link.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { askForCode, email, password, proveEmail, registerGuest } from './journeys.ts';

let under: ClubUnderTest;
beforeEach(async () => {
  under = await openClub();
});

describe('registering', () => {
  test('with the code makes an account that can log in, whatever the case of the e-mail', async () => {
    const answer = await registerGuest(under, under.visit());
    expect(answer).toMatchObject({ success: true });
    const login = await loginLoyaltyUser(under.club, under.visit(), { email: email.toUpperCase(), password });
    expect(login).toMatchObject({ success: true, user_id: 'user_id' in answer ? answer.user_id : '' });
  });

  test('again from the same session gets the first answer and changes nothing', async () => {
    const visit = under.visit();
    const first = await registerGuest(under, visit);
    const recordId = (await under.club.crm.findContact(email))?.vid ?? '';
    const again = { email, password: 'another one', recordId, locale: 'en' as const };
    expect(await registerLoyaltyUser(under.club, visit, again)).toEqual(first);
    expect(
      await loginLoyaltyUser(under.club, under.visit(), { email, password: 'another one' }),
    ).toMatchObject({
      success: false,
    });
  });

  test('twenty times at once makes one account', async () => {
    const visit = under.visit();
    const recordId = await proveEmail(under, visit);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        registerLoyaltyUser(under.club, visit, { email, password, recordId, locale: 'en' }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true });
  });

  test.each([
    { what: 'without a code', prepare: async () => '1' },
    {
      what: 'before the contact is complete',
      prepare: async (under: ClubUnderTest, visit: ReturnType<ClubUnderTest['visit']>) => {
        const { code } = await askForCode(under, visit, 'registration');
        await verifyCode(under.club, visit, { email, code, purpose: 'registration' });
        return (await under.club.crm.findContact(email))?.vid ?? '';
      },
    },
    {
      what: 'with another contact’s id',
      prepare: async (under: ClubUnderTest, visit: ReturnType<ClubUnderTest['visit']>) => {
        await proveEmail(under, visit);
        return (await under.club.crm.createContact('somebody@example.com')).vid;
      },
    },
  ])('$what is refused', async ({ prepare }) => {
    const visit = under.visit();
    const recordId = await prepare(under, visit);
    const answer = await registerLoyaltyUser(under.club, visit, { email, password, recordId, locale: 'en' });
    expect(answer).toEqual({ success: false, code: 'ErrorWithRegistering' });
  });

  test('from another session with a proven e-mail is refused', async () => {
    const recordId = await proveEmail(under, under.visit());
    const thief = under.visit();
    const answer = await registerLoyaltyUser(under.club, thief, { email, password, recordId, locale: 'en' });
    expect(answer).toEqual({ success: false, code: 'ErrorWithRegistering' });
  });

  test('with a password that the form would refuse says why, and goes on with another', async () => {
    const visit = under.visit();
    const recordId = await proveEmail(under, visit);
    const registration = { email, recordId, locale: 'en' as const };
    expect(await registerLoyaltyUser(under.club, visit, { ...registration, password: 'short' })).toEqual({
      success: false,
      code: 'PasswordLength',
    });
    expect(await registerLoyaltyUser(under.club, visit, { ...registration, password })).toMatchObject({
      success: true,
    });
  });

  test('more than an hour after the proof is refused', async () => {
    const visit = under.visit();
    const recordId = await proveEmail(under, visit);
    under.time.now += 61 * 60_000;
    const answer = await registerLoyaltyUser(under.club, visit, { email, password, recordId, locale: 'en' });
    expect(answer).toMatchObject({ success: false });
  });
});

describe('a code', () => {
  const wrongOf = (code: string) => (code === '100000' ? '100001' : '100000');

  test('wrong five times is spent, even if the sixth is right', async () => {
    const visit = under.visit();
    const { code } = await askForCode(under, visit, 'registration');
    for (let go = 0; go < 5; go += 1) {
      expect(
        await verifyCode(under.club, visit, { email, code: wrongOf(code), purpose: 'registration' }),
      ).toEqual({ success: false, code: 'InvalidCode' });
    }
    expect(await verifyCode(under.club, visit, { email, code, purpose: 'registration' })).toMatchObject({
      success: false,
    });
  });

  test.each([
    { what: 'of another purpose', change: { purpose: 'reset' as const } },
    { what: 'for another e-mail', change: { email: 'somebody@example.com' } },
    {
      what: 'with full-width digits',
      digits: (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    },
    { what: 'with a space', digits: (code: string) => `${code} ` },
  ])('$what is refused', async ({ change = {}, digits = (code: string) => code }) => {
    const visit = under.visit();
    const { code } = await askForCode(under, visit, 'registration');
    const asked = { email, purpose: 'registration' as const, ...change, code: digits(code) };
    expect(await verifyCode(under.club, visit, asked)).toEqual({ success: false, code: 'InvalidCode' });
  });

  test('is refused in another session, after ten minutes, and the second time', async () => {
    const visit = under.visit();
    const { code } = await askForCode(under, visit, 'registration');
    const right = { email, code, purpose: 'registration' as const };
    expect(await verifyCode(under.club, under.visit(), right)).toMatchObject({ success: false });
    expect(await verifyCode(under.club, visit, right)).toEqual({ success: true });
    expect(await verifyCode(under.club, visit, right)).toMatchObject({ success: false });
    under.time.now += 2 * 60_000;
    const late = await askForCode(under, visit, 'registration');
    under.time.now += 10 * 60_000;
    expect(await verifyCode(under.club, visit, { ...right, code: late.code })).toMatchObject({
      success: false,
    });
  });

  test('whose mail is slow is good, and the one before it is not', async () => {
    const visit = under.visit();
    const first = await askForCode(under, visit, 'registration');
    under.time.now += 61_000;
    under.mailSystem.isSlow = true;
    const { answer, code } = await askForCode(under, visit, 'registration');
    expect(answer).toEqual({ success: true });
    const asked = { email, purpose: 'registration' as const };
    expect(await verifyCode(under.club, visit, { ...asked, code: first.code })).toMatchObject({
      success: false,
    });
    expect(await verifyCode(under.club, visit, { ...asked, code })).toEqual({ success: true });
    await expect(askForCode(under, visit, 'registration')).rejects.toMatchObject({ code: 'TooManyRequests' });
  });

  test('is sent once a minute and five times a day', async () => {
    const visit = under.visit();
    await askForCode(under, visit, 'registration');
    await expect(askForCode(under, visit, 'registration')).rejects.toMatchObject({ code: 'TooManyRequests' });
    for (let go = 0; go < 4; go += 1) {
      under.time.now += 61_000;
      await askForCode(under, visit, 'registration');
    }
    under.time.now += 61_000;
    await expect(askForCode(under, visit, 'registration')).rejects.toMatchObject({ code: 'TooManyRequests' });
  });

  test('is not sent for an e-mail that the session has not named', async () => {
    const stranger = under.visit();
    const { sendActivationCode } = await import('../../../server/rewards-club/send-activation-code.ts');
    const asked = { email, locale: 'en' as const, purpose: 'registration' as const, homePath: '/en/' };
    await expect(sendActivationCode(under.club, stranger, asked)).rejects.toMatchObject({
      code: 'NotPinned',
    });
  });
});

describe('a magic link', () => {
  test('proves the e-mail of the session that presents it, not of the one that asked', async () => {
    const asking = under.visit();
    const { token } = await askForCode(under, asking, 'registration');
    const presenting = under.visit('198.51.100.7');
    const proof = await verifyLink(under.club, presenting, { token });
    expect(proof).toMatchObject({ success: true, email });
    const vid = 'recordId' in proof ? proof.recordId : '';
    const values = [{ property: 'firstname', value: 'Eve' }] as const;
    await expect(updateContact(under.club, asking, vid, values)).rejects.toMatchObject({
      code: 'NotVerified',
    });
    await expect(updateContact(under.club, presenting, vid, values)).rejects.toMatchObject({
      code: 'BadRequest',
    });
    expect(await verifyLink(under.club, presenting, { token })).toEqual({
      success: false,
      code: 'InvalidCode',
    });
  });
});
