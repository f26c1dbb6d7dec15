import { beforeEach, describe, expect, test } from 'vitest';
import { newEmail, password } from '../club-api/person.ts';
import { type ClubUnderTest, minute, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

let club: ClubUnderTest;
beforeEach(async () => {
  club = await openClub();
});

const other = 'novo more sunca';
const page = { locale: 'en', pageUri: 'https://www.example.com/en/', pageName: 'Home' };

async function findContact(guest: Visitor, email: string): Promise<string> {
  await guest.nameEmail(email);
  return (await guest.ask('createContact', undefined, { email })).vid;
}

/** Expects that a call to open an account is refused and leaves nothing. */
const expectRefused = (guest: Visitor, asked: Parameters<Visitor['openAccount']>[0]) =>
  club.expectUnchanged(async () => expect(await guest.openAccount(asked)).toBe('ErrorWithRegistering'));

describe('no account is opened', () => {
  test('before the code, before the contact is complete, and in another session', async () => {
    const [guest, stranger, email] = [club.guest(), club.guest(), newEmail()];
    const asked = { email, recordId: await findContact(guest, email) };
    await findContact(stranger, email);
    await expectRefused(guest, asked);
    const { code } = await club.askForCode(guest, email);
    await expectRefused(guest, asked);
    await guest.enter(email, code);
    for (const who of [guest, stranger]) await expectRefused(who, asked);
    await guest.updateContact(email);
    await expectRefused(stranger, asked);
    expect(await guest.openAccount(asked)).toBe('done');
  });

  test('for an e-mail or a record that were not proven, nor without the terms', async () => {
    const { email: victim, recordId: victimRecord } = await club.createMember();
    const [guest, email, unproven] = [club.guest(), newEmail(), newEmail()];
    const unprovenRecord = await findContact(guest, unproven);
    await findContact(guest, victim);
    const recordId = await club.completeContact(guest, email);
    for (const wrong of [
      { email: unproven },
      { email: unproven, recordId: unprovenRecord },
      { email: victim },
      { email: victim, recordId: victimRecord },
      { email: `${email}, ${victim}` },
      ...[victimRecord, unprovenRecord, '', `${recordId} `, `0${recordId}`].map((one) => ({ recordId: one })),
      { termsAccepted: false },
    ])
      await expectRefused(guest, { email, recordId, ...wrong });
    expect(await guest.openAccount({ email, recordId })).toBe('done');
  });

  test('by the proof of a reset, or where there is one', async () => {
    const { email, recordId } = await club.createMember();
    const attacker = club.guest();
    await club.prove(attacker, email, 'reset');
    await expectRefused(attacker, { email, recordId });
    await club.expectUnchanged(async () => {
      expect(await attacker.updateContact(recordId)).toBe('NotVerified');
      club.time.now += minute;
      expect(await attacker.sendCode(email)).toBe('ErrorMessage');
    });
    expect(await club.opening(email, other, password)).toEqual([password]);
  });

  test('a second time for an e-mail that two browsers have proven', async () => {
    const [one, two, email] = [club.guest(), club.guest(), newEmail()];
    const recordId = await club.completeContact(one, email);
    await club.completeContact(two, email);
    expect(await one.openAccount({ email, recordId })).toBe('done');
    await expectRefused(two, { email, recordId });
  });

  test('more than an hour after the proof', async () => {
    const [guest, email] = [club.guest(), newEmail()];
    const recordId = await club.completeContact(guest, email);
    club.time.now += 61 * minute;
    await expectRefused(guest, { email, recordId });
  });
});

describe('an account', () => {
  test('is opened once: the same call again gives the first answer, whatever its password', async () => {
    const [guest, email] = [club.guest(), newEmail()];
    const asked = { email, recordId: await club.completeContact(guest, email) };
    const claim = { ...asked, password, locale: 'en' };
    const first = await guest.ask('registerLoyaltyUser', claim);
    await club.expectUnchanged(async () => {
      for (const secret of [password, other, 'x', ''])
        expect(await guest.ask('registerLoyaltyUser', { ...claim, password: secret })).toEqual(first);
      expect(await guest.updateContact(asked.recordId)).toBe('NotVerified');
    });
    expect(await guest.isSignedIn()).toBe(false);
    expect(await club.opening(email, other, password)).toEqual([password]);
    const logIn = { email: email.toUpperCase(), password };
    expect(await guest.ask('loginLoyaltyUser', logIn)).toMatchObject({ user_id: first.user_id });
  });

  test('whose contact is gone gets one again by the documented calls, and a code', async () => {
    const email = newEmail();
    await club.club.store.contacts.remove(await club.register(club.guest(), email));
    const guest = club.guest();
    expect(await guest.nameEmail(email)).toBe('done');
    expect(await guest.ask('findContact', undefined, { email })).toEqual({ error: 'NotFound' });
    const { vid } = await guest.ask('createContact', undefined, { email });
    await guest.sendCode(email);
    club.time.now += minute;
    // A second code as well: the contact has not been adopted yet.
    const { code } = await club.askForCode(guest, email);
    expect(await guest.enter(email, code)).toBe('done');
    expect(await guest.logIn(email)).toBe('done');
    expect((await club.findMember(email)).recordId).toBe(vid);
    club.time.now += minute;
    expect(await guest.sendCode(email)).toBe('ErrorMessage');
  });

  test('has its form handed over once, by the session that opened it, with what the server has', async () => {
    const [guest, email] = [club.guest(), newEmail()];
    await club.completeContact(guest, newEmail());
    const { guest: member } = await club.createMember();
    for (const who of [club.guest(), member, guest])
      expect(await who.try('submitRegistration', page)).toBe('NotVerified');
    await club.register(guest, email);
    guest.cookies.set('consent', '{"necessary":true,"marketing":"yes"}').set('hubspotutk', 'evil');
    for (let count = 0; count < 3; count += 1)
      expect(await guest.ask('submitRegistration', page)).toEqual({ success: true });
    expect(await club.takeQueued()).toEqual([
      {
        kind: 'registration-form',
        payload: expect.objectContaining({
          form: expect.objectContaining({ email, firstname: 'Ana', locale: 'en', marketing: false }),
          context: expect.not.objectContaining({ trackingCookie: 'evil' }),
        }),
      },
    ]);
  });
});
