import { isMain } from './dial-codes.ts';
import { foldText } from './fold-text.ts';
import type { ListedCountry } from './list-countries.ts';

/**
 * Finds countries by name, two-letter code, or dial code with or without + or 00. Best match first: exact, then
 * prefixes, then prefixes of words, then substrings; equal matches keep the order of the list.
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

/** An exact dial code ranks before longer ones, which are sorted by number; a whole number finds its country. */
function rankByDialCode({ code, dialCode }: ListedCountry, query: string): number {
  const digits = dialCode.slice(1);
  if (!digits.startsWith(query) && !query.startsWith(digits)) return noMatch;
  return Number(digits) + (isMain({ code, dial_code: dialCode }) ? 0 : 0.5);
}
