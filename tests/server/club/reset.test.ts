import { beforeEach, describe, expect, test } from 'vitest';
import { newEmail, password } from '../club-api/person.ts';
import { type ClubUnderTest, minute, openClub } from './club-under-test.ts';

let club: ClubUnderTest;
let email: string;
beforeEach(async () => {
  club = await openClub();
  ({ email } = await club.createMember());
});

const other = 'novo more sunca';
const failed = 'ErrorResettingPassword';

/** A browser with a key for the account. */
async function prove() {
  const guest = club.guest();
  return { guest, key: await club.getKey(guest, email) };
}

describe('a key is not given', () => {
  test('without a code, before the code, to another session, for another e-mail: in the same words', async () => {
    const [stranger, waiting] = [club.guest(), club.guest()];
    await club.askForCode(waiting, email, 'reset');
    const proven = club.guest();
    await club.prove(proven, email, 'reset');
    const { email: victim } = await club.createMember();
    const [joining, joined] = [club.guest(), newEmail()];
    await club.completeContact(joining, joined);
    await proven.nameEmail(victim);
    await stranger.nameEmail(email);
    await club.expectUnchanged(async () => {
      for (const [guest, asked] of [
        [stranger, email],
        [club.guest(), email],
        [waiting, email],
        [waiting, newEmail()],
        [waiting, 'no e-mail'],
        [proven, victim],
        [joining, joined],
      ] as const)
        expect(await guest.ask('requestPasswordReset', { email: asked })).toEqual({
          success: false,
          code: failed,
        });
    });
    expect(await proven.askForKey(email)).toBe('done');
  });

  test('again once the password is set', async () => {
    const { guest, key } = await prove();
    await guest.setPassword(email, key, other);
    await club.expectUnchanged(async () => expect(await guest.askForKey(email)).toBe(failed));
  });

  test('where the e-mail has no account, and no code is mailed, though it has a contact', async () => {
    const known = newEmail();
    await club.club.crm.createContact(known);
    for (const address of [known, newEmail()]) {
      const guest = club.guest();
      await guest.nameEmail(address);
      expect(await guest.sendCode(address, 'reset')).toBe('InvalidEmail');
      expect(await club.codeMailTo(address)).toBeUndefined();
    }
  });
});

describe('a key', () => {
  test('opens nothing in another session, for another e-mail or in another spelling, and stays good', async () => {
    const { email: bystander } = await club.createMember();
    const { guest, key } = await prove();
    const [thief, signedIn] = [club.guest(), club.guest()];
    const thiefKey = await club.getKey(thief, bystander);
    // The owner's own session is not the one that has proven the e-mail.
    await signedIn.logIn(email);
    const spellings = ['', ' ', `${key} `, key.toUpperCase(), key.slice(0, -1), `${key}=`, 'A'.repeat(43)];
    await club.expectUnchanged(async () => {
      for (const who of [thief, club.guest(), signedIn])
        expect(await who.setPassword(email, key, other)).toBe(failed);
      expect(await thief.setPassword(email, thiefKey, other)).toBe(failed);
      expect(await guest.setPassword(bystander, key, other)).toBe(failed);
      for (const made of spellings) expect(await guest.setPassword(email, made, other)).toBe(failed);
    });
    expect(await guest.setPassword(email, key, other)).toBe('done');
    expect(await club.opening(bystander, password, other)).toEqual([password]);
  });

  test('is good for ten minutes, also after a password that is refused', async () => {
    const { guest, key } = await prove();
    for (const [bad, code] of [
      ['', 'RequiredPassword'],
      ['short', 'PasswordLength'],
      ['x'.repeat(51), 'CharacterLengthNotValid'],
      ['       ', 'EmptyOrSpaces'],
      ['half \ud800 a pair', 'InvalidPassword'],
    ] as const)
      expect(await guest.setPassword(email, key, bad)).toBe(code);
    club.time.now += 10 * minute - 1;
    expect(await guest.setPassword(email, key, other)).toBe('done');
    const late = await prove();
    club.time.now += 10 * minute;
    expect(await late.guest.setPassword(email, late.key, other)).toBe(failed);
  });

  test('is good once, also for ten at the same time, and ends the other keys of the account', async () => {
    const { guest, key } = await prove();
    const { secret_key: second } = await guest.ask('requestPasswordReset', { email });
    const passwords = Array.from({ length: 10 }, (_, index) => `password no. ${index}`);
    const outcomes = await Promise.all(passwords.map((one) => guest.copy().setPassword(email, key, one)));
    expect(outcomes.toSorted()).toEqual([...Array(9).fill(failed), 'done'].toSorted());
    await club.expectUnchanged(async () => {
      for (const used of [key, second]) expect(await guest.setPassword(email, used, other)).toBe(failed);
    });
    const [won = ''] = passwords.filter((_, index) => outcomes[index] === 'done');
    expect(await club.opening(email, password, other, won)).toEqual([won]);
  });

  test('ends every session of the account and every other proof of the e-mail, and the owner gets a mail', async () => {
    const { guest: bystander } = await club.createMember();
    const [elsewhere, verified, withCode, withLink] = [
      club.guest(),
      club.guest(),
      club.guest(),
      club.guest(),
    ];
    await elsewhere.logIn(email);
    await club.prove(verified, email, 'reset');
    const thief = await prove();
    const { code } = await club.askForCode(withCode, email, 'reset');
    const { token } = await club.askForCode(withLink, email, 'reset');
    const { guest, key } = await prove();
    const asked = { email, locale: 'de', newPassword: other, secretKey: key };
    expect(await guest.try('resetPassword', asked)).toBe('done');
    for (const who of [elsewhere, guest]) expect(await who.isSignedIn()).toBe(false);
    expect(await bystander.isSignedIn()).toBe(true);
    expect(await verified.askForKey(email)).toBe(failed);
    expect(await thief.guest.setPassword(email, thief.key, 'of the thief')).toBe(failed);
    expect(await withCode.enter(email, code, 'reset')).toBe('InvalidCode');
    expect(await withLink.openLink(token)).toBe('InvalidCode');
    expect(await club.opening(email, password, 'of the thief', other)).toEqual([other]);
    expect(await club.takeQueued()).toMatchObject([
      { kind: 'notice', payload: { to: email, kind: 'passwordChanged', locale: 'de' } },
    ]);
  });
});
