import type { Text } from './read-texts.ts';

/** One line about a text: where it stands, what is wrong, and how it reads. */
export function finding({ locale, key, text }: Text, message: string): string {
  return `${locale} ${key}: ${message}\n    ${text}`;
}

/** Runs a check on parts of texts; the check says what is wrong with one part. */
export function findInParts(
  texts: readonly Text[],
  check: (part: string, text: Text) => readonly string[],
): string[] {
  return texts.flatMap((text) =>
    [...new Set(text.parts.flatMap((part) => check(part, text)))].map((message) => finding(text, message)),
  );
}
