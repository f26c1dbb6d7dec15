import { beforeEach, describe, expect, test } from 'vitest';
import { enter } from './code-steps.ts';
import {
  beSomebody,
  expectGuest,
  shownUser,
  signInWithGoogle,
  startPage,
  withGoogleClub,
} from './google-steps.ts';
import { askForCode, createMember, newEmail } from './registration-steps.ts';
import { getKey, setPassword } from './reset-steps.ts';

const { club, openId } = withGoogleClub();
const unproven = `${startPage}?google=unproven`;
let counter = 0;

/** Makes the provider's guest somebody whose mailbox it does not run. */
function beAtAnotherDomain(email: string, hd?: string): void {
  counter += 1;
  beSomebody(openId(), `foreign ${counter}`, email);
  const { idToken } = openId().changes;
  openId().changes.idToken = (token) => {
    idToken?.(token);
    Object.assign(token.payload, { hd });
  };
}

beforeEach(() => {
  openId().changes = {};
});

describe('an e-mail whose mailbox the provider does not run', () => {
  test('opens no account, makes none, and leaves nothing', async () => {
    const { email } = await createMember(club());
    for (const [named, hd] of [[email], [newEmail()], [email, 'example.org']] as const) {
      beAtAnotherDomain(named, hd);
      const guest = club().guest();
      await club().expectUnchanged(async () => expect(await signInWithGoogle(guest)).toBe(unproven), {
        but: ['spent_tokens'],
      });
      await expectGuest(guest);
    }
  });

  test('is the guest’s who has entered our code, and is remembered', async () => {
    const email = newEmail();
    const guest = club().guest();
    const { code } = await askForCode(club(), guest, email);
    await enter(guest, email, code);
    beAtAnotherDomain(email);
    expect(await signInWithGoogle(guest)).toBe(startPage);
    expect(shownUser(guest)).toMatchObject({ email });
    expect(await signInWithGoogle(club().guest())).toBe(startPage);
  });

  test('is the member’s who is logged in with it', async () => {
    const { guest, email } = await createMember(club());
    beAtAnotherDomain(email);
    expect(await signInWithGoogle(guest)).toBe(startPage);

    // The mail after a reset names what else opens the account.
    const elsewhere = club().guest();
    await setPassword(elsewhere, email, await getKey(club(), elsewhere, email), 'more i sunce');
    const { mailbox = [] } = await club().records();
    const mails = mailbox.filter(({ subject }) => subject === 'Your password has been changed');
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('You can still log in with 127.0.0.1.'),
    ]);
  });
});

test('Gmail is Google’s own, in every spelling of its domain', async () => {
  for (const domain of ['gmail.com', 'GMail.com', 'googlemail.com']) {
    beAtAnotherDomain(newEmail().replace('example.com', domain));
    expect(await signInWithGoogle(club().guest())).toBe(startPage);
  }
});
