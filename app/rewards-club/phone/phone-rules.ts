import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What the phone metadata know of numbers. */
export interface PhoneRules {
  /** Whether there can be a telephone of this number: +, dial code and number, digits only. */
  readonly isPhoneNumber: (number: string) => boolean;
  /**
   * The number as it is dialled from abroad, without trunk and exit codes.
   * @param digits digits, with + in front or not
   * @param country two-letter code of the country in which the number was written, if it has no +
   * @returns +, dial code and number; undefined if there can be no such number
   */
  readonly toInternational: (digits: string, country?: string) => string | undefined;
  /** The country that an international number belongs to, as far as its digits tell. */
  readonly countryOf: (number: string) => string | undefined;
  /** What follows the dial code of an international number, spaced as its country does; undefined if it is wrong. */
  readonly spaceNational: (number: string) => string | undefined;
}

/** The rules on libphonenumber's smallest metadata. Import this module through `loadPhoneRules` only. */
export const phoneRules: PhoneRules = {
  isPhoneNumber: (number) => isValidPhoneNumber(number),
  toInternational(digits, country) {
    const parsed = parse(digits, country);
    // Of several zeros in front, one is taken away at a time: what is left has to be a number by itself.
    return parsed?.isValid() && isValidPhoneNumber(parsed.number) ? parsed.number : undefined;
  },
  countryOf(number) {
    const parsed = parse(number);
    return parsed?.isValid() ? parsed.country : undefined;
  },
  spaceNational(number) {
    const parsed = parse(number);
    if (!parsed?.isValid()) return undefined;
    return parsed.formatInternational().slice(`+${parsed.countryCallingCode}`.length).trim();
  },
};

type CountryCode = NonNullable<NonNullable<ReturnType<typeof parsePhoneNumberFromString>>['country']>;

function parse(digits: string, country?: string) {
  return parsePhoneNumberFromString(digits, {
    extract: false,
    ...(country === undefined ? {} : { defaultCountry: country as CountryCode }),
  });
}
