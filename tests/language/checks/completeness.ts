import type { SpecSource } from '../../../generator/read/spec-source.ts';
import type { Exceptions } from '../texts/exceptions.ts';
import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** Pages without a title or summary of their own, and texts that are still borrowed. `empty` holds titles that are "" on purpose. */
export function findMissingTexts({ routes }: Pick<SpecSource, 'routes'>, empty: Exceptions): string[] {
  const pages = [...routes.values()].flatMap(({ entries }) =>
    [...entries].flatMap(([key, { locales }]) =>
      Object.entries(locales).map(([locale, texts]) => ({ key, locale, ...texts })),
    ),
  );
  return pages
    .filter(({ redirect }) => redirect === undefined)
    .flatMap(({ key, locale, title, summary, from }) => {
      if (from !== undefined) return [`${locale} entries.${key}: borrowed from ${from}`];
      if (title === '' && empty.allow({ locale, key: `entries.${key}.title` })) return [];
      return [
        ...(title ? [] : [`${locale} entries.${key}: no title`]),
        ...(summary ? [] : [`${locale} entries.${key}: no summary`]),
      ];
    });
}

/** Messages and names that a locale lacks, held to those of all locales together. */
export function findMissingKeys(texts: readonly Text[], locales: readonly string[]): string[] {
  const shared = texts.filter(({ kind }) => kind === 'message' || kind === 'name');
  const keys = [...new Set(shared.map(({ key }) => key))];
  const there = new Set(shared.map(({ locale, key }) => `${locale} ${key}`));
  return locales
    .flatMap((locale) => keys.map((key) => `${locale} ${key}`))
    .filter((name) => !there.has(name))
    .map((name) => `${name}: missing`);
}

/** Texts that read like the English one. */
export function findEnglish(texts: readonly Text[], same: Exceptions): string[] {
  const english = new Map(texts.filter(({ locale }) => locale === 'en').map(({ key, text }) => [key, text]));
  return texts
    .filter((text) => text.locale !== 'en' && english.get(text.key) === text.text && !same.allow(text))
    .map((text) => finding(text, 'the same as in English'));
}
