/** A decoded path and its locale. */
interface PathInLocale {
  readonly locale: string;
  readonly path: string;
}

/** The locales of the site, as far as paths name them. */
interface Prefixes {
  /** The locale whose paths carry no prefix. */
  readonly baseLocale: string;
  readonly localeCodes: readonly string[];
  bcp47Of(locale: string): string;
}

/** Normalizes a path for comparison: lower case, single slashes, no trailing slash; '' for the root. */
export function normalizePath(path: string): string {
  return path.toLowerCase().normalize('NFC').replace(/\/+/g, '/').replace(/\/$/, '');
}

/**
 * A path as guests write it who take another prefix for its language: `/hr/…` where the base locale has none,
 * `/cs/…`, which is Czech in BCP 47, for `/cz/…`. None that is another locale's own.
 */
export function otherPrefixes(
  { locale, path }: PathInLocale,
  { baseLocale, localeCodes, bcp47Of }: Prefixes,
): readonly string[] {
  const rest = locale === baseLocale ? path : path.slice(locale.length + 1);
  const tag = bcp47Of(locale);
  const isTaken = localeCodes.includes(tag);
  return [...(locale === baseLocale ? [locale] : []), ...(isTaken ? [] : [tag])].map(
    (prefix) => `/${prefix}${rest}`,
  );
}
