import type { Text } from './read-texts.ts';

/** A text that a check lets pass, and why. */
export interface Exception {
  /** Keys of texts, such as `entries.brela.title`. */
  readonly texts: readonly string[];
  /** Locales in which they pass; default: all. */
  readonly locales?: readonly string[];
  readonly reason: string;
}

/** Exceptions of one check, which notice which of them are still needed. */
export class Exceptions {
  readonly #rows: readonly Exception[];
  readonly #used = new Set<string>();

  constructor(rows: readonly Exception[]) {
    this.#rows = rows;
  }

  /** Whether a text passes. Ask only for texts that would be reported otherwise. */
  allow({ locale, key }: Pick<Text, 'locale' | 'key'>): boolean {
    const row = this.#rows.find(
      ({ texts, locales }) => texts.includes(key) && (locales === undefined || locales.includes(locale)),
    );
    if (row === undefined) return false;
    this.#used.add(row.locales === undefined ? key : `${locale} ${key}`);
    return true;
  }

  /** Rows, and parts of rows, that let nothing pass: the text was mended or is gone. */
  unused(): string[] {
    return this.#rows
      .flatMap(({ texts, locales }) =>
        texts.flatMap((key) => (locales === undefined ? [key] : locales.map((code) => `${code} ${key}`))),
      )
      .filter((name) => !this.#used.has(name));
  }
}
