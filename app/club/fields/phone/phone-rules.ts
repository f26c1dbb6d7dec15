import { getCountryCallingCode, isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The rules of phone numbers, from libphonenumber's metadata. */
export interface PhoneRules {
  /** Whether a number is valid: +, dial code and number, digits only. */
  readonly isPhoneNumber: (number: string) => boolean;
  /**
   * The number as dialled from abroad, without trunk and exit codes.
   * @param digits digits, with or without a leading +
   * @param country two-letter code of the country in which the number was written, if it has no +
   * @returns +, dial code and number; undefined if the number is invalid
   */
  readonly toInternational: (digits: string, country?: string) => string | undefined;
  /** The country of an international number; undefined if the digits do not determine it. */
  readonly countryOf: (number: string) => string | undefined;
  /** An international number without its dial code, formatted as in its country; undefined if it is invalid. */
  readonly spaceNational: (number: string) => string | undefined;
}

/** The rules with libphonenumber's smallest metadata. Import this module through `usePhoneRules` only. */
export const phoneRules: PhoneRules = {
  isPhoneNumber: (number) => isValidPhoneNumber(number),
  toInternational(digits, country) {
    const national = parseValid(digits, country);
    const code = country === undefined ? '+' : getCountryCallingCode(country as CountryCode);
    const foreign = digits.startsWith(code) ? parseValid(`+${digits}`) : undefined;
    if (national === undefined || foreign === undefined) return (national ?? foreign)?.number;
    // Both readings are valid. If national numbers begin with a trunk code, these digits include the dial code instead.
    const dialled = national.formatNational().replace(/\D/g, '');
    return (dialled === national.nationalNumber ? national : foreign).number;
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

/** The parser removes a leading zero, so its result is validated again. */
function parseValid(digits: string, country?: string) {
  const parsed = parse(digits, country);
  return parsed?.isValid() && isValidPhoneNumber(parsed.number) ? parsed : undefined;
}

function parse(digits: string, country?: string) {
  return parsePhoneNumberFromString(digits, {
    extract: false,
    ...(country === undefined ? {} : { defaultCountry: country as CountryCode }),
  });
}
