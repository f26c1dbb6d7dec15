import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { askForCode, createMember, newEmail, password, proveEmail } from './registration-steps.ts';
import { askForKey, expectPassword, getKey, isSignedIn, proveForReset, setPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const refused = '{"success":false,"code":"ErrorResettingPassword"}';
const other = 'novo more sunca';

describe('a key is not given', () => {
  test('without a code, before the code, to another session, for an e-mail without account: in the same bytes', async () => {
    const { email } = await createMember(club());
    const stranger = club().guest();
    const waiting = club().guest();
    await askForCode(club(), waiting, email, 'reset');
    const proven = club().guest();
    await proveForReset(club(), proven, email);
    await club().expectUnchanged(async () => {
      expect((await askForKey(stranger, email)).text).toBe(refused);
      await stranger.call('emailExists', { body: { email, locale: 'en' } });
      expect((await askForKey(stranger, email)).text).toBe(refused);
      expect((await askForKey(waiting, email)).text).toBe(refused);
      expect((await askForKey(waiting, newEmail())).text).toBe(refused);
      expect((await askForKey(waiting, 'no e-mail')).text).toBe(refused);
    });
    expect((await askForKey(proven, email)).body).toMatchObject({ success: true });
    await expectPassword(club(), email, password);
  });

  test('for another e-mail than the proven one, nor for the code of a registration', async () => {
    const { email: victim } = await createMember(club());
    const { email: own } = await createMember(club());
    const attacker = club().guest();
    await proveForReset(club(), attacker, own);
    await attacker.call('emailExists', { body: { email: victim, locale: 'en' } });
    const joining = club().guest();
    const joiningEmail = newEmail();
    await proveEmail(club(), joining, joiningEmail);
    await club().expectUnchanged(async () => {
      expect((await askForKey(attacker, victim)).text).toBe(refused);
      expect((await askForKey(joining, joiningEmail)).text).toBe(refused);
    });
    expect((await askForKey(attacker, own)).body).toMatchObject({ success: true });
  });

  test('again once the password is set', async () => {
    const { email } = await createMember(club());
    const guest = club().guest();
    await setPassword(guest, email, await getKey(club(), guest, email), other);
    await club().expectUnchanged(async () => {
      expect((await askForKey(guest, email)).text).toBe(refused);
    });
  });
});

describe('a key', () => {
  test('opens nothing in another session, for another e-mail or in another spelling, and stays good', async () => {
    const { email: victim, guest: signedIn } = await createMember(club());
    const { email: bystander } = await createMember(club());
    const owner = club().guest();
    const key = await getKey(club(), owner, victim);
    const thief = club().guest();
    const thiefKey = await getKey(club(), thief, bystander);
    const spellings = [
      '',
      ' ',
      `${key} `,
      key.toUpperCase(),
      key.slice(0, -1),
      `${key}=`,
      'A'.repeat(43),
      '__proto__',
    ];
    await club().expectUnchanged(async () => {
      expect((await setPassword(thief, victim, key, other)).text).toBe(refused);
      expect((await setPassword(thief, victim, thiefKey, other)).text).toBe(refused);
      expect((await setPassword(club().guest(), victim, key, other)).text).toBe(refused);
      // The victim's own member session is not the one that has proven the e-mail.
      expect((await setPassword(signedIn, victim, key, other)).text).toBe(refused);
      expect((await setPassword(owner, bystander, key, other)).text).toBe(refused);
      for (const made of spellings)
        expect((await setPassword(owner, victim, made, other)).text).toBe(refused);
    });
    expect(await isSignedIn(signedIn)).toBe(true);
    await expectPassword(club(), victim, password, other);
    expect((await setPassword(owner, victim, key, other)).body).toEqual({ success: true });
    await expectPassword(club(), victim, other, password);
    await expectPassword(club(), bystander, password, other);
  });

  test('is not spent by a password that is refused', async () => {
    const { email } = await createMember(club());
    const guest = club().guest();
    const key = await getKey(club(), guest, email);
    await club().expectUnchanged(async () => {
      for (const [bad, code] of [
        ['', 'RequiredPassword'],
        ['short', 'PasswordLength'],
        ['x'.repeat(51), 'CharacterLengthNotValid'],
        ['       ', 'EmptyOrSpaces'],
        ['half \ud800 a pair', 'InvalidPassword'],
      ] as const) {
        expect((await setPassword(guest, email, key, bad)).body).toEqual({ success: false, code });
      }
    });
    expect((await setPassword(guest, email, key, other)).body).toEqual({ success: true });
  });

  test('is good once, also for ten at the same time, and ends the other keys of the account', async () => {
    const { email } = await createMember(club());
    const guest = club().guest();
    const key = await getKey(club(), guest, email);
    const second: string = (await askForKey(guest, email)).body.secret_key;
    const passwords = Array.from({ length: 10 }, (_none, index) => `password no. ${index}`);
    const answers = await Promise.all(passwords.map((one) => setPassword(guest, email, key, one)));
    const won = passwords.filter((_one, index) => answers[index]?.body.success);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ text }) => text === refused)).toHaveLength(9);
    await club().expectUnchanged(async () => {
      for (const used of [key, second])
        expect((await setPassword(guest, email, used, other)).text).toBe(refused);
    });
    await expectPassword(club(), email, won[0] ?? '', password, other);
  });

  test('ends every session of the account, and the owner is told', async () => {
    const { email, guest: phone } = await createMember(club());
    const { guest: bystander } = await createMember(club());
    const guest = club().guest();
    await setPassword(guest, email, await getKey(club(), guest, email), other);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(guest)).toBe(false);
    expect(await isSignedIn(bystander)).toBe(true);
    await club().records();
    const [notice] = await club().mailsTo(email);
    expect(notice?.subject).toMatch(/password/i);
    expect(notice).not.toHaveProperty('link');
  });
});
