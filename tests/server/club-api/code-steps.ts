import { expect } from 'vitest';
import type { Schemas } from '../../../generated/api/operations.ts';
import type { ApiAnswer, Guest } from './guest.ts';
import { password, person } from './registration-steps.ts';
import { askForKey } from './reset-steps.ts';

/** The answer of `verifyCode`, to the byte. */
export const invalidCode = '{"success":false,"code":"InvalidCode"}';
export const rightCode = '{"success":true}';

/** Gives a code back to the server. */
export function enter(
  guest: Guest,
  email: string,
  code: unknown,
  purpose: Schemas['Purpose'] = 'registration',
): Promise<ApiAnswer> {
  return guest.call('verifyCode', { body: { email, code, purpose, locale: 'en' } });
}

/** Asserts that a browser that has proven no e-mail gets nothing done. */
export async function expectNothingProven(guest: Guest, email: string): Promise<void> {
  const { body } = await guest.call('createContact', { path: { email } });
  const update = await guest.call('updateContact', { path: { contact: email }, body: person });
  expect(update.body.code).toBe('NotVerified');
  const registration = { email, password, recordId: body.vid, locale: 'en' };
  const registered = await guest.call('registerLoyaltyUser', { body: registration });
  expect(registered.body).toEqual({ success: false, code: 'ErrorWithRegistering' });
  expect((await askForKey(guest, email)).body).toEqual({ success: false, code: 'ErrorResettingPassword' });
}
