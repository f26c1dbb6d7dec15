import { expect } from 'vitest';
import type { ClubSite } from './club-site.ts';
import type { ApiAnswer, Guest } from './guest.ts';
import { askForCode, logIn } from './registration-steps.ts';

/** Has a code for a reset sent and gives it back to the server. */
export async function proveForReset(club: ClubSite, guest: Guest, email: string): Promise<void> {
  const { code } = await askForCode(club, guest, email, 'reset');
  const { body } = await guest.call('verifyCode', { body: { email, code, purpose: 'reset', locale: 'en' } });
  expect(body).toEqual({ success: true });
}

/** Asks for the key with which a password can be set. */
export function askForKey(guest: Guest, email: string): Promise<ApiAnswer> {
  return guest.call('requestPasswordReset', { body: { email, locale: 'en' } });
}

/** From the e-mail to the key. */
export async function getKey(club: ClubSite, guest: Guest, email: string): Promise<string> {
  await proveForReset(club, guest, email);
  const { body } = await askForKey(guest, email);
  expect(body.success).toBe(true);
  return body.secret_key;
}

export function setPassword(
  guest: Guest,
  email: string,
  secretKey: string,
  newPassword: string,
): Promise<ApiAnswer> {
  return guest.call('resetPassword', { body: { email, locale: 'en', newPassword, secretKey } });
}

/** Asserts that an account opens with one password and not with others. */
export async function expectPassword(
  club: ClubSite,
  email: string,
  right: string,
  ...wrong: string[]
): Promise<void> {
  for (const password of wrong) {
    const { body } = await logIn(club.guest(), email, password);
    expect(body).toEqual({ success: false, code: 'LoginUnsuccessful' });
  }
  expect((await logIn(club.guest(), email, right)).body).toMatchObject({ success: true });
}

/** Whether somebody is signed in in a browser. */
export async function isSignedIn(guest: Guest): Promise<boolean> {
  return (await guest.call('setPromoCookie')).body.success;
}
