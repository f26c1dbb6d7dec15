import { createContact } from '../../../server/rewards-club/create-contact.ts';
import { emailExists } from '../../../server/rewards-club/email-exists.ts';
import type { GuestSession } from '../../../server/rewards-club/guest-session.ts';
import type { Purpose } from '../../../server/rewards-club/ports/flow-store.ts';
import type { ClubMail } from '../../../server/rewards-club/ports/mail.ts';
import { registerLoyaltyUser } from '../../../server/rewards-club/register-loyalty-user.ts';
import { sendActivationCode } from '../../../server/rewards-club/send-activation-code.ts';
import { updateContact } from '../../../server/rewards-club/update-contact.ts';
import { verifyCode } from '../../../server/rewards-club/verify-code.ts';
import type { ClubUnderTest } from './club-under-test.ts';

export const email = 'Ana.Horvat@example.com';
export const password = 'seven seas';

const properties = [
  { property: 'firstname', value: 'Ana' },
  { property: 'lastname', value: 'Horvat' },
  { property: 'phone', value: '+385981234567' },
  { property: 'titula_kontakta', value: 'Ms.' },
  { property: 'birth_date', value: '633826800000' },
] as const;

/** Names the e-mail, and has a code sent; gives what was mailed. */
export async function askForCode(
  { club, mails }: ClubUnderTest,
  visit: GuestSession,
  purpose: Purpose,
  address = email,
) {
  await emailExists(club, visit, { email: address });
  const answer = await sendActivationCode(club, visit, {
    email: address,
    locale: 'en',
    purpose,
    homePath: '/en/',
  });
  const [mail] = mails as ClubMail[];
  return {
    answer,
    code: mail?.code ?? '',
    token: new URL(mail?.link ?? 'https://x/').searchParams.get('magic') ?? '',
  };
}

/** From the e-mail to the contact's data, with the code. */
export async function proveEmail(
  under: ClubUnderTest,
  visit: GuestSession,
  address = email,
): Promise<string> {
  const { code } = await askForCode(under, visit, 'registration', address);
  await verifyCode(under.club, visit, { email: address, code, purpose: 'registration' });
  const contact = await createContact(under.club, visit, address);
  if (!('vid' in contact)) throw new Error('The contact was refused.');
  await updateContact(under.club, visit, contact.vid, properties);
  return contact.vid;
}

/** The whole registration. */
export async function registerGuest(under: ClubUnderTest, visit: GuestSession, address = email) {
  const recordId = await proveEmail(under, visit, address);
  return registerLoyaltyUser(under.club, visit, { email: address, password, recordId, locale: 'en' });
}
