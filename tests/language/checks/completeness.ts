import type { Exceptions } from '../texts/exceptions.ts';
import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

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
