import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in international form, in groups that stay on one line. Other texts stay unchanged. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational().replaceAll(' ', '\u00a0') ?? phone;
}
