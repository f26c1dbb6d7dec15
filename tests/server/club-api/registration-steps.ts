import type { Schemas } from '../../../generated/api/operations.ts';
import type { ClubSite } from './club-site.ts';
import type { ApiAnswer, Guest } from './guest.ts';

export const password = 'sunce i more';

/** A complete contact; born on 26 December 1980. */
export const person = [
  { property: 'firstname', value: 'Ana' },
  { property: 'lastname', value: 'Marić' },
  { property: 'phone', value: '+385912345678' },
  { property: 'titula_kontakta', value: 'Ms.' },
  { property: 'birth_date', value: '346633200000' },
] as const;

let counter = 0;
/** An address that no other test uses. */
export function newEmail(): string {
  counter += 1;
  return `ana.${process.pid}.${counter}@example.com`;
}

/** Names an e-mail and has a code sent. */
export async function askForCode(
  club: ClubSite,
  guest: Guest,
  email: string,
  purpose: Schemas['Purpose'] = 'registration',
): Promise<{ readonly code: string; readonly token: string }> {
  await guest.call('emailExists', { body: { email, locale: 'en' } });
  const sent = await guest.call('sendActivationCode', { body: { email, locale: 'en', purpose } });
  if (sent.body.success !== true) throw new Error(`no code was sent: ${sent.text}`);
  const mail = await club.codeMailTo(email);
  const token = new URL(mail?.link ?? 'http://x/').searchParams.get('magic') ?? '';
  return { code: mail?.code ?? '', token };
}

/** From the e-mail to the proven e-mail with its complete contact. @returns the contact's id */
export async function proveEmail(club: ClubSite, guest: Guest, email: string): Promise<string> {
  const { code } = await askForCode(club, guest, email);
  const { body } = await guest.call('createContact', { path: { email } });
  await guest.call('verifyCode', { body: { email, code, purpose: 'registration', locale: 'en' } });
  await guest.call('updateContact', { path: { contact: body.vid }, body: person });
  return body.vid;
}

/** The whole registration. */
export async function register(club: ClubSite, guest: Guest, email: string): Promise<string> {
  const recordId = await proveEmail(club, guest, email);
  await guest.call('registerLoyaltyUser', { body: { email, password, recordId, locale: 'en' } });
  return recordId;
}

export function logIn(guest: Guest, email: string, secret = password): Promise<ApiAnswer> {
  return guest.call('loginLoyaltyUser', { body: { email, password: secret, locale: 'en' } });
}

/** A guest who has registered and logged in. */
export async function createMember(club: ClubSite, email = newEmail(), address?: string) {
  const guest = club.guest(address);
  const recordId = await register(club, guest, email);
  await logIn(guest, email);
  return { guest, email, recordId };
}
