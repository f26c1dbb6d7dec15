import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as it is read abroad, in groups. What is no phone number stays as it is. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
