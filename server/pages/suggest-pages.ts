import { distance } from 'fastest-levenshtein';
import type { Locale } from '../../generated/locales.ts';
import type { PublishedPage, SiteTables } from './site-tables.ts';

// Longer segments are truncated, because the comparison takes quadratic time.
const maxCompared = 64;
const maxSuggested = 5;

/** Suggests pages for a path that is not published. */
export interface PageSuggester {
  /** Every version of the entry whose key or slug is the path's last segment; the path's own language first. */
  findVersions(path: string): readonly PublishedPage[];
  /**
   * If the path's last segment is the key of an entry without pages, returns the alternative pages of a locale.
   * Otherwise returns pages with a similar last segment, most similar first.
   */
  findNearest(path: string, locale: Locale): readonly PublishedPage[];
}

/** Builds the indexes once; a search then costs at most one comparison for each page of one locale. */
export function createPageSuggester(
  tables: Pick<SiteTables, 'pages' | 'absentEntries' | 'localeOfPath'>,
): PageSuggester {
  const byKey = Map.groupBy(tables.pages, (page) => page.key);
  const keysBySegment = new Map<string, Set<string>>();
  const remember = (segment: string, key: string) => {
    keysBySegment.set(segment, (keysBySegment.get(segment) ?? new Set()).add(key));
  };
  for (const { key, slug } of tables.pages) {
    const last = slug === '' ? undefined : slug.at(-1);
    if (last !== undefined) remember(foldSegment(last), key);
  }
  const keyByFolded = new Map([...byKey.keys()].map((key) => [foldSegment(key), key]));
  const listed = tables.pages.filter((page) => page.indexable && lastSegment(page.path) !== '');
  const namedPages = listed.map((page) => ({ page, name: lastSegment(page.path).slice(0, maxCompared) }));
  const byLocale = Map.groupBy(namedPages, ({ page }) => page.locale);

  return {
    findVersions(path) {
      const segment = lastSegment(path);
      const locale = tables.localeOfPath(path);
      const sharing = [...(keysBySegment.get(segment) ?? [])];
      const inOwnSection = sharing.find((key) =>
        byKey.get(key)?.some((page) => sharesSection(page.path, path)),
      );
      const key = keyByFolded.get(segment) ?? inOwnSection ?? sharing[0];
      const versions = (key === undefined ? undefined : byKey.get(key)) ?? [];
      return [
        ...versions.filter((page) => page.locale === locale),
        ...versions.filter((page) => page.locale !== locale),
      ];
    },
    findNearest(path, locale) {
      const segment = lastSegment(path);
      const instead = tables.absentEntries.get(segment);
      if (instead !== undefined) {
        const isShown = (page: PublishedPage) => page.locale === locale && page.indexable;
        return instead.flatMap((key) => byKey.get(key)?.find(isShown) ?? []);
      }
      const wanted = segment.slice(0, maxCompared);
      const farthest = Math.max(1, Math.floor(wanted.length * 0.4));
      return (byLocale.get(locale) ?? [])
        .map(({ page, name }) => ({ page, apart: distance(wanted, name) }))
        .filter(({ apart }) => apart <= farthest)
        .sort((one, other) => one.apart - other.apart)
        .slice(0, maxSuggested)
        .map(({ page }) => page);
    },
  };
}

function lastSegment(path: string): string {
  const end = path.slice(-1024).replace(/\/+$/, '');
  return foldSegment(end.slice(end.lastIndexOf('/') + 1));
}

function foldSegment(segment: string): string {
  return segment.toLowerCase().normalize('NFC');
}

/** Whether two paths differ only in their last segment. */
function sharesSection(path: string, other: string): boolean {
  return path.slice(0, path.lastIndexOf('/')) === other.slice(0, other.lastIndexOf('/'));
}
