import { alphabets } from '../rules/alphabets.ts';
import type { Exceptions } from '../texts/exceptions.ts';
import { finding } from '../texts/finding.ts';
import { matchesAny } from '../texts/match-stem.ts';
import type { Text } from '../texts/read-texts.ts';

/** A name of `data/names.yaml`. */
interface Name {
  /** Parts of entry keys that stand for it, whole words between hyphens. */
  readonly keys: readonly string[];
  /** Whether only the English title says that it is meant, since keys have it for search engines. */
  readonly loose?: boolean;
  /** By locale, or for all of Latin script. */
  readonly stems: Readonly<Record<string, readonly string[]>>;
  /** Spellings that stand in no text. */
  readonly wrong?: readonly string[];
}

/** `data/names.yaml`. */
export type Names = Readonly<Record<string, Name>>;

/** The group’s name holds the name of a region, in English whatever the language. */
const groupName = /Dalmatia Sun/g;

/**
 * Titles, and names of properties and places, that leave out what the English text names; and pages without an English
 * title that name what their key names neither in the title nor in the summary.
 */
export function findMissingNames(texts: readonly Text[], names: Names, exceptions: Exceptions): string[] {
  const english = textsByKey(texts.filter(({ locale }) => locale === 'en'));
  const own = Map.groupBy(texts, ({ locale }) => locale);
  const byKey = new Map([...own].map(([locale, group]) => [locale, textsByKey(group)]));
  return texts
    .filter(({ kind }) => kind === 'title' || kind === 'name')
    .flatMap((text) => {
      const page = `${text.text} ${byKey.get(text.locale)?.get(text.key.replace(/title$/, 'summary')) ?? ''}`;
      const source = (english.get(text.key) ?? '').replace(groupName, '');
      const missing = Object.entries(names).filter(([, name]) => {
        const stems = stemsOf(name, text.locale);
        const isInEnglish = matchesAny(source, stemsOf(name, 'en'));
        if (isInEnglish) return !matchesAny(text.text, stems);
        return source === '' && isInKey(name, text.key) && !matchesAny(page, stems);
      });
      if (missing.length === 0 || exceptions.allow(text)) return [];
      return [finding(text, `does not name ${missing.map(([title]) => title).join(', ')}`)];
    });
}

/** Texts with a spelling of a name that is known to be wrong. */
export function findWrongNames(texts: readonly Text[], names: Names): string[] {
  const wrong = Object.values(names).flatMap((name) => name.wrong ?? []);
  return texts
    .filter(({ text }) => matchesAny(text, wrong))
    .map((text) => finding(text, 'a wrong spelling of a name'));
}

function textsByKey(texts: readonly Text[]): ReadonlyMap<string, string> {
  return new Map(texts.map(({ key, text }) => [key, text]));
}

function isInKey({ keys, loose = false }: Name, key: string): boolean {
  const entry = `-${key.split('.')[1]}-`;
  return !loose && keys.some((part) => entry.includes(`-${part}-`));
}

function stemsOf({ stems }: Name, locale: string): readonly string[] {
  return stems[locale] ?? (alphabets[locale]?.script === 'Latin' ? (stems.latin ?? []) : []);
}

/** Words that are a name without its diacritics: Tucepi, Brac, Korcula. */
export function findPlainNames(texts: readonly Text[], names: Names): string[] {
  const stems = new Map<string, readonly (readonly [right: string, bare: string])[]>();
  return texts
    .filter(({ locale }) => alphabets[locale]?.script === 'Latin')
    .flatMap((text) => {
      const own = stems.get(text.locale) ?? stemsWithMarks(names, text.locale);
      stems.set(text.locale, own);
      const words = text.text.replace(groupName, '').match(/\p{Lu}[\p{L}\p{M}-]*/gu) ?? [];
      const bare = words.filter((word) => isPlainName(word, own));
      return bare.length === 0 ? [] : [finding(text, `without its diacritics: ${bare.join(', ')}`)];
    });
}

/** The first words of stems with diacritics, as they are and without. */
function stemsWithMarks(names: Names, locale: string): (readonly [right: string, bare: string])[] {
  return Object.values(names)
    .flatMap((name) => stemsOf(name, locale))
    .map((stem) => stem.replaceAll('|', '').split(' ')[0] ?? '')
    .map((right) => [right, plain(right)] as const)
    .filter(([right, bare]) => right !== bare);
}

/** Whether a capitalised word begins like a stem does without its diacritics, and like none that is right. */
function isPlainName(word: string, stems: readonly (readonly [right: string, bare: string])[]): boolean {
  const lower = word.toLowerCase();
  return stems.some(
    ([right, bare]) =>
      lower.startsWith(bare) && !lower.startsWith(right) && word.length <= right.length + longestEnding,
  );
}

/** Letters that a form of a name may have after its stem; longer words are others, like bracelet. */
const longestEnding = 3;

function plain(text: string): string {
  return text.replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
}
