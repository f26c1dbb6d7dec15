import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** By number: those of the group, which stand on every page. */
const formatted = new Map<string, string>();

/** A phone number of the spec in international form, in groups that stay on one line. Other texts stay unchanged. */
export function formatPhone(phone: string): string {
  const text = formatted.get(phone) ?? format(phone);
  formatted.set(phone, text);
  return text;
}

function format(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational().replaceAll(' ', '\u00a0') ?? phone;
}
