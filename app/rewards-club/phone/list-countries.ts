import { type Country, countries } from '../../../generated/data/countries.ts';
import { foldText } from './fold-text.ts';

/** A country in the list. */
export interface ListedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** With +. */
  readonly dialCode: string;
  /** In the language of the page. */
  readonly name: string;
  /** Folded search texts; names in the page's language first. */
  readonly keys: { readonly names: readonly string[]; readonly otherNames: readonly string[] };
}

/** Common names that are not official. */
const customaryNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales'],
  NL: ['Holland'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
};

const lists = new Map<string, readonly ListedCountry[]>();

/** All countries with their names in a language, in alphabetical order. */
export function listCountries(bcp47: string): readonly ListedCountry[] {
  const known = lists.get(bcp47);
  if (known) return known;
  const long = createNaming(bcp47, 'long');
  const short = createNaming(bcp47, 'short');
  const { compare } = new Intl.Collator(bcp47);
  const list = countries
    .map((country) => listCountry(country, long, short))
    .sort((a, b) => compare(a.name, b.name));
  lists.set(bcp47, list);
  return list;
}

/** The name of a country in a language; the English name if the browser does not know it. */
export function nameCountry(country: Country, bcp47: string): string {
  return createNaming(bcp47, 'long')(country.code) ?? country.name;
}

type Naming = (code: string) => string | undefined;

function listCountry(country: Country, long: Naming, short: Naming): ListedCountry {
  const { code, dial_code: dialCode } = country;
  const name = long(code) ?? country.name;
  const names = foldAll([name, short(code) ?? name]);
  const otherNames = foldAll([country.name, nameNatively(code), ...(customaryNames[code] ?? [])]);
  return { code, dialCode, name, keys: { names, otherNames } };
}

/** The name of a country in the language that most people there speak. */
function nameNatively(code: string): string {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  return createNaming(`${language}-${script}`, 'long')(code) ?? '';
}

function createNaming(bcp47: string, style: 'long' | 'short'): Naming {
  const names = new Intl.DisplayNames(bcp47, { type: 'region', style, fallback: 'none' });
  return (code) => names.of(code);
}

function foldAll(texts: readonly string[]): string[] {
  return [...new Set(texts.map(foldText))].filter((text) => text !== '');
}
