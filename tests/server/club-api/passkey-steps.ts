import type { Schemas } from '../../../generated/api/operations.ts';
import { Authenticator, type Deviation } from './authenticator.ts';
import type { ClubSite } from './club-site.ts';
import type { ApiAnswer, Guest } from './guest.ts';
import { createMember } from './registration-steps.ts';

/** The options for an authenticator, for the member who is signed in. */
export async function beginPasskey(guest: Guest): Promise<Schemas['PasskeyCreationOptions']> {
  return (await guest.call('beginPasskey', { body: {} })).body.options;
}

/** Adds a passkey to the account that is open in a browser. */
export async function addPasskey(
  guest: Guest,
  phone: Authenticator,
  deviation: Deviation = {},
): Promise<ApiAnswer> {
  return guest.call('addPasskey', { body: phone.create(await beginPasskey(guest), deviation) });
}

/** Logs in with a passkey. */
export async function logInWithPasskey(
  guest: Guest,
  phone: Authenticator,
  deviation: Deviation = {},
): Promise<ApiAnswer> {
  const { body: options } = await guest.call('beginPasskeyLogIn', { body: {} });
  return guest.call('logInWithPasskey', { body: phone.sign(options, deviation) });
}

/** A member who is logged in, and has a passkey. */
export async function createOwner(club: ClubSite) {
  const member = await createMember(club);
  const phone = new Authenticator(club.site.url);
  const { body } = await addPasskey(member.guest, phone);
  if (body.success !== true) throw new Error('the passkey was refused');
  return { ...member, phone };
}
