import { type Country, countries } from '../../../../generated/data/countries.ts';

const byCode = new Map(countries.map((country) => [country.code, country]));
const dialCodes = new Set(countries.map((country) => country.dial_code));
const longestDialCode = Math.max(...[...dialCodes].map((dialCode) => dialCode.length));

/** The main country of each shared dial code. */
const mainCountries: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
};

/** @param code two letters, upper case */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code);
}

/** The dial code of an international number, with +. No dial code is a prefix of another. */
export function findDialCode(number: string): string | undefined {
  for (let length = 2; length <= longestDialCode; length += 1) {
    const start = number.slice(0, length);
    if (dialCodes.has(start)) return start;
  }
  return undefined;
}

/** The countries with a dial code, the main one first. */
export function countriesOf(dialCode: string): readonly Country[] {
  const sharing = countries.filter((country) => country.dial_code === dialCode);
  return sharing.sort((a, b) => Number(isMain(b)) - Number(isMain(a)));
}

/** Whether a country comes first among those with its dial code. */
export function isMain({ code, dial_code }: Pick<Country, 'code' | 'dial_code'>): boolean {
  return (mainCountries[dial_code] ?? code) === code;
}
