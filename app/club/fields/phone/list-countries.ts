import { type Country, countries } from '../../../../generated/data/countries.ts';
import { isMain } from './dial-codes.ts';

/** Letters that Unicode does not decompose, with their usual transliterations. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

const firstFinal = 0x11a8;
/** The initial consonants for each Hangul final consonant, from U+11A8. */
const initials =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(
    ' ',
  );

/**
 * Normalises a text for searching: lower case, no diacritics, single spaces. Hangul is decomposed, because the initial
 * consonant of the next syllable is first typed as the final consonant of the current one.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[đðħıłøæœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u11a8-\u11c2]/g, (final) => initials[final.charCodeAt(0) - firstFinal] ?? final)
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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

/** Common unofficial names. */
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

/** All countries, sorted by their names in a language. */
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

/** The name of a country in its most common language. */
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

/**
 * Finds countries by name, two-letter code, or dial code with or without + or 00. Exact matches come first, then
 * prefixes, prefixes of words, and substrings; equal matches are in the order of the list.
 * @returns all countries for a query without letters and digits
 */
export function matchCountries(list: readonly ListedCountry[], query: string): readonly ListedCountry[] {
  const folded = foldText(query);
  const digits = /^[\d ]+$/.test(folded) ? folded.replaceAll(' ', '').replace(/^00?/, '') : undefined;
  if (folded === '' || digits === '') return list;
  const rankOne = digits === undefined ? rankByName : rankByDialCode;
  return list
    .map((country) => ({ country, rank: rankOne(country, digits ?? folded) }))
    .filter(({ rank }) => rank !== noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

const noMatch = Number.POSITIVE_INFINITY;

function rankByName({ code, keys }: ListedCountry, query: string): number {
  const { names, otherNames } = keys;
  const all = [...names, ...otherNames];
  if (query === code.toLowerCase() || all.includes(query)) return 0;
  const words = query.split(' ');
  const tests: readonly ((name: string) => boolean)[] = [
    (name) => name.startsWith(query),
    (name) => words.every((word) => ` ${name}`.includes(` ${word}`)),
    (name) => query.length > 1 && name.includes(query),
  ];
  for (const [index, test] of tests.entries()) {
    if (names.some(test)) return 2 * index + 1;
    if (otherNames.some(test)) return 2 * index + 2;
  }
  return noMatch;
}

/** An exact dial code ranks before longer ones, which are sorted by number. A complete number matches its country. */
function rankByDialCode({ code, dialCode }: ListedCountry, query: string): number {
  const digits = dialCode.slice(1);
  if (!digits.startsWith(query) && !query.startsWith(digits)) return noMatch;
  return Number(digits) + (isMain({ code, dial_code: dialCode }) ? 0 : 0.5);
}
