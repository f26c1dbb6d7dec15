import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as it is read abroad, in groups that stay on one line. What is no phone number stays as it is. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational().replaceAll(' ', '\u00a0') ?? phone;
}
