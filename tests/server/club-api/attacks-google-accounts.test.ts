import { describe, expect, test } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import { beSomebody, shownUser, signInWithGoogle, startPage, withGoogleClub } from './google-steps.ts';
import { createMember, logIn, newEmail, password, register } from './registration-steps.ts';
import { expectPassword, isSignedIn } from './reset-steps.ts';

const { club, openId } = withGoogleClub();

describe('an account', () => {
  test('that was made before by somebody who never proved the e-mail is taken from them', async () => {
    const [email, attacker] = [newEmail(), club().guest()];
    await plant(email);
    expect((await logIn(attacker, email)).body.success).toBe(true);
    beSomebody(openId(), 'hijacked', email);
    const owner = club().guest();
    expect(await signInWithGoogle(owner)).toBe(startPage);
    expect(shownUser(owner)).toMatchObject({ email, isGoogle: true });
    await club().expectUnchanged(async () => {
      expect(await isSignedIn(attacker)).toBe(false);
      expect((await logIn(club().guest(), email)).body.code).toBe('LoginUnsuccessful');
    });
    expect(await isSignedIn(owner)).toBe(true);
    const other = club().guest();
    await signInWithGoogle(other);
    expect(shownUser(other)).toEqual(shownUser(owner));
  });

  test('belongs to the person, not to the e-mail that the provider says later', async () => {
    const [email, victim] = [newEmail(), newEmail()];
    await register(club(), club().guest(), victim);
    beSomebody(openId(), 'renamed', email);
    await signInWithGoogle(club().guest());
    beSomebody(openId(), 'renamed', victim);
    const guest = club().guest();
    await club().expectUnchanged(async () => void (await signInWithGoogle(guest)), {
      but: ['spent_tokens', 'sessions'],
    });
    expect(shownUser(guest)).toMatchObject({ email });
    await expectPassword(club(), victim, password);
  });

  test('opens in a session that nobody has planted', async () => {
    beSomebody(openId(), 'planted', newEmail());
    const attacker = club().guest();
    await attacker.call('emailExists', { body: { email: newEmail(), locale: 'en' } });
    const guest = club().guest();
    guest.cookies.set('sid', attacker.cookies.get('sid') ?? '');
    expect(await signInWithGoogle(guest)).toBe(startPage);
    expect([await isSignedIn(guest), await isSignedIn(attacker)]).toEqual([true, false]);
  });
});

/** Puts an account into the database whose e-mail nobody has proven, with the usual password. */
async function plant(email: string): Promise<void> {
  const { email: known } = await createMember(club());
  const store = await openStore(`sqlite:${club().databasePath}`);
  const model = await store.members.findByEmail(known);
  if (model === undefined) throw new Error('no member to copy');
  const planted = { id: `planted-${email}`, email, emailKey: email, recordId: null, emailVerifiedAt: null };
  await store.members.add({ ...model, ...planted });
  await store.close();
}
