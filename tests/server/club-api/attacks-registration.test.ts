import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import type { ApiAnswer, Guest } from './guest.ts';
import { askForCode, createMember, newEmail, password, person, proveEmail } from './registration-steps.ts';
import { expectPassword, isSignedIn, proveForReset } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const refused = { success: false, code: 'ErrorWithRegistering' };
const other = 'novo more sunca';

interface Asked {
  readonly email: string;
  readonly recordId: string;
  readonly password?: string;
  readonly termsAccepted?: boolean;
}

function open(guest: Guest, asked: Asked): Promise<ApiAnswer> {
  return guest.call('registerLoyaltyUser', { body: { password, locale: 'en', ...asked } });
}

async function findContact(guest: Guest, email: string): Promise<string> {
  await guest.call('emailExists', { body: { email, locale: 'en' } });
  return (await guest.call('createContact', { path: { email } })).body.vid;
}

describe('no account is opened', () => {
  test('before the code, before the contact is complete, and in another session', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const recordId = await findContact(guest, email);
    await club().expectUnchanged(async () => {
      expect((await open(guest, { email, recordId })).body).toEqual(refused);
    });
    const { code } = await askForCode(club(), guest, email);
    await club().expectUnchanged(async () => {
      expect((await open(guest, { email, recordId })).body).toEqual(refused);
    });
    await guest.call('verifyCode', { body: { email, code, purpose: 'registration', locale: 'en' } });
    const stranger = club().guest();
    await findContact(stranger, email);
    await club().expectUnchanged(async () => {
      expect((await open(guest, { email, recordId })).body).toEqual(refused);
      expect((await open(stranger, { email, recordId })).body).toEqual(refused);
    });
    await guest.call('updateContact', { path: { contact: email }, body: person });
    await club().expectUnchanged(async () => {
      expect((await open(stranger, { email, recordId })).body).toEqual(refused);
    });
    expect((await open(guest, { email, recordId })).body).toMatchObject({ success: true });
  });

  test('for an e-mail or a record that were not proven', async () => {
    const { email: victim, recordId: victimRecord } = await createMember(club());
    const [guest, email, unproven] = [club().guest(), newEmail(), newEmail()];
    const unprovenRecord = await findContact(guest, unproven);
    await findContact(guest, victim);
    const recordId = await proveEmail(club(), guest, email);
    await club().expectUnchanged(async () => {
      for (const wrong of [
        { email: unproven, recordId },
        { email: unproven, recordId: unprovenRecord },
        { email: victim, recordId },
        { email: victim, recordId: victimRecord },
        { email, recordId: victimRecord },
        { email, recordId: unprovenRecord },
        { email, recordId: '' },
        { email, recordId: `${recordId} ` },
        { email, recordId: `0${recordId}` },
        { email: `${email}, ${victim}`, recordId },
        { email, recordId, termsAccepted: false },
      ]) {
        expect((await open(guest, { ...wrong, password: other })).body).toEqual(refused);
      }
    });
    await expectPassword(club(), victim, password, other);
    expect((await open(guest, { email, recordId })).body).toMatchObject({ success: true });
  });

  test('with the code of a reset, or where there is one', async () => {
    const { email, recordId } = await createMember(club());
    const attacker = club().guest();
    await proveForReset(club(), attacker, email);
    await club().expectUnchanged(async () => {
      const update = await attacker.call('updateContact', { path: { contact: recordId }, body: person });
      expect(update.body.code).toBe('NotVerified');
      expect((await open(attacker, { email, recordId, password: other })).body).toEqual(refused);
      const body = { email, locale: 'en', purpose: 'registration' };
      const again = await attacker.call('sendActivationCode', { body });
      expect(again.body).toEqual({ success: false, code: 'ErrorMessage' });
    });
    await expectPassword(club(), email, password, other);
  });

  test('a second time for an e-mail that two browsers have proven', async () => {
    const [one, two, email] = [club().guest(), club().guest(), newEmail()];
    const recordId = await proveEmail(club(), one, email);
    await proveEmail(club(), two, email);
    expect((await open(one, { email, recordId })).body).toMatchObject({ success: true });
    await club().expectUnchanged(async () => {
      expect((await open(two, { email, recordId, password: other })).body).toEqual(refused);
    });
    await expectPassword(club(), email, password, other);
  });
});

describe('an account', () => {
  test('is opened once: the same call again gives the first answer, whatever its password', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const recordId = await proveEmail(club(), guest, email);
    const first = await open(guest, { email, recordId });
    await club().expectUnchanged(async () => {
      for (const secret of [password, other, 'x', '']) {
        expect((await open(guest, { email, recordId, password: secret })).text).toBe(first.text);
      }
      const update = await guest.call('updateContact', { path: { contact: recordId }, body: person });
      expect(update.body.code).toBe('NotVerified');
    });
    expect(await isSignedIn(guest)).toBe(false);
    await expectPassword(club(), email, password, other);
  });

  test('is one, though ten calls come at the same time with ten passwords', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const recordId = await proveEmail(club(), guest, email);
    const secrets = Array.from({ length: 10 }, (_none, index) => `password no. ${index}`);
    const answers = await Promise.all(
      secrets.map((secret) => open(guest, { email, recordId, password: secret })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.success).toBe(true);
    const { members = [] } = await club().records();
    expect(members.filter((member) => member.email === email)).toHaveLength(1);
  });

  test('hands over a form for nobody else', async () => {
    const page = { locale: 'en', pageUri: `${club().site.url}/en/`, pageName: 'Home' };
    const [stranger, { guest: member }, waiting] = [
      club().guest(),
      await createMember(club()),
      club().guest(),
    ];
    await proveEmail(club(), waiting, newEmail());
    await club().expectUnchanged(async () => {
      for (const guest of [stranger, member, waiting]) {
        expect((await guest.call('submitRegistration', { body: page })).body.code).toBe('NotVerified');
      }
    });
  });
});
