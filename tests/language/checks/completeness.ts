import type { Exceptions } from '../texts/exceptions.ts';
import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** Texts that read like the English one; not those of values and the marks between them, which languages may set alike. */
export function findEnglish(texts: readonly Text[], same: Exceptions): string[] {
  const english = new Map(
    texts.filter(({ locale }) => locale === 'en').map(({ key, text }) => [key, text.toLowerCase()]),
  );
  return texts
    .filter(
      (text) =>
        text.locale !== 'en' &&
        english.get(text.key) === text.text.toLowerCase() &&
        text.parts.some((part) => /\p{L}/u.test(part)) &&
        !same.allow(text),
    )
    .map((text) => finding(text, 'the same as in English'));
}
