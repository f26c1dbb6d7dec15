import { checkEmail } from '../../server/rewards-club/check-email.ts';
import { createContact } from '../../server/rewards-club/contact-calls.ts';
import type { Purpose } from '../../server/rewards-club/ports/flow-store.ts';
import { register } from '../../server/rewards-club/register.ts';
import { sendCode } from '../../server/rewards-club/send-code.ts';
import { type ContactRules, updateContact } from '../../server/rewards-club/update-contact.ts';
import { verifyCode } from '../../server/rewards-club/verify-code.ts';
import type { Visit } from '../../server/rewards-club/visit.ts';
import type { ClubUnderTest } from './club-under-test.ts';

export const email = 'Ana.Horvat@example.com';
export const password = 'seven seas';
export const anyPassword = () => undefined;

const properties = [
  { property: 'firstname', value: 'Ana' },
  { property: 'lastname', value: 'Horvat' },
  { property: 'phone', value: '+385981234567' },
  { property: 'titula_kontakta', value: 'Ms.' },
  { property: 'birth_date', value: '633826800000' },
] as const;
export const rules: ContactRules = { check: () => undefined, queue: async () => undefined };

/** Names the e-mail, and has a code sent; gives what was mailed. */
export async function askForCode(
  { club, mails }: ClubUnderTest,
  visit: Visit,
  purpose: Purpose,
  address = email,
) {
  await checkEmail(club, visit, { email: address }, () => true);
  const answer = await sendCode(club, visit, { email: address, locale: 'en', purpose, homePath: '/en/' });
  const [mail] = mails;
  return {
    answer,
    code: mail?.code ?? '',
    token: new URL(mail?.link ?? 'https://x/').searchParams.get('magic') ?? '',
  };
}

/** From the e-mail to the contact's data, with the code. */
export async function proveEmail(under: ClubUnderTest, visit: Visit, address = email): Promise<string> {
  const { code } = await askForCode(under, visit, 'registration', address);
  await verifyCode(under.club, visit, { email: address, code, purpose: 'registration' });
  const { vid } = await createContact(under.club, visit, address);
  await updateContact(under.club, visit, vid, properties, rules);
  return vid;
}

/** The whole registration. */
export async function registerGuest(under: ClubUnderTest, visit: Visit, address = email) {
  const recordId = await proveEmail(under, visit, address);
  return register(under.club, visit, { email: address, password, recordId, locale: 'en' }, anyPassword);
}
