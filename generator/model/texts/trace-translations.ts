import { hash } from 'node:crypto';
import type { Text } from '../../spec/texts/list-texts.ts';

/** A version of a text, and the translations that were made from it. */
export interface SourceRecord {
  /** The address of the text. */
  readonly id: string;
  /** The locale of the version. */
  readonly locale: string;
  /** The version, without the addresses of links. */
  readonly source: string;
  /** Digests of the translations, by locale. */
  readonly translations: ReadonlyMap<string, string>;
}

/** A translation that was made from an earlier version of its source. */
export interface StaleText {
  readonly text: Text;
  readonly locale: string;
  /** The source that it was made from, and the present one; without the addresses of links. */
  readonly before: string;
  readonly now: string;
}

/** The records of this run, sorted by text, and the translations that are stale. */
export interface TracedTranslations {
  readonly sources: readonly SourceRecord[];
  readonly stale: readonly StaleText[];
}

/**
 * Finds the version of its source that each translation was made from. A translation on record keeps its version; any other is
 * new or has changed, so it was made from the present one. A text under another address keeps its records where its source is
 * the same.
 * @param previous records of earlier runs; a merge may leave several for one version
 */
export function traceTranslations(
  texts: readonly Text[],
  previous: readonly SourceRecord[],
): TracedTranslations {
  const known = Map.groupBy(previous, ({ id }) => id);
  const ids = new Set(texts.map(({ id }) => id));
  const gone = Map.groupBy(
    previous.filter(({ id }) => !ids.has(id)),
    ({ source }) => source,
  );
  const sources: SourceRecord[] = [];
  const stale: StaleText[] = [];
  for (const text of texts.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { id, source: locale } = text;
    const now = toCompared(text.versions.get(locale) ?? '');
    const records = known.get(id) ?? gone.get(now)?.flatMap((record) => known.get(record.id) ?? []) ?? [];
    // Nobody knows what a translation from another language says of this one.
    const usable = records.filter((record) => record.locale === locale);
    const translations = new Map<string, Map<string, string>>([[now, new Map()]]);
    for (const code of [...text.versions.keys()].filter((other) => other !== locale).sort()) {
      const digest = digestOf(text.versions.get(code) ?? '');
      const origins = usable.filter((record) => record.translations.get(code) === digest);
      const before = origins.some(({ source }) => source === now) ? now : (origins[0]?.source ?? now);
      translations.set(before, (translations.get(before) ?? new Map()).set(code, digest));
      if (before !== now) stale.push({ text, locale: code, before, now });
    }
    if (text.versions.size === 1) continue;
    // The present version is on record even if nothing was made from it: a text under another address is found by it.
    for (const [source, digests] of translations) sources.push({ id, locale, source, translations: digests });
  }
  return { sources, stale };
}

/** Addresses of links are not translated. */
function toCompared(text: string): string {
  return text.replace(/\]\([^()\s]*\)/g, ']()');
}

/** 24 bits, since the digests of 40,000 texts are committed: a changed translation looks unchanged once in 16 million times. */
function digestOf(text: string): string {
  return hash('sha256', toCompared(text), 'base64url').slice(0, 4);
}
