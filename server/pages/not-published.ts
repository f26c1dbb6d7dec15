import type { ServerResponse } from 'node:http';
import type { Suggestion } from '../../app/document/error-page.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { normalizePath, otherPrefixes } from '../../generated/routes/normalize-path.ts';
import type { ReadDay } from '../core/clock.ts';
import { isApiPath } from '../http/answers.ts';
import type { SendError } from './error-handler.ts';
import { searchPages } from './search-handler.ts';
import type { PublishedPage, SiteTables } from './site-tables.ts';
import { createPageSuggester, type PageSuggester } from './suggest-pages.ts';

/** The tables from which canonical paths are found. */
type PathTables = Pick<
  SiteTables,
  'redirects' | 'baseLocale' | 'localeCodes' | 'bcp47Of' | 'localeOfPath'
> & { readonly pages: readonly Pick<PublishedPage, 'locale' | 'path'>[] };

/**
 * Creates the look-up of the canonical path: the published or moved path that differs from the given one in slashes, case
 * or the prefix of the same language. Published paths come first.
 */
export function createCanonicalPathFinder(tables: PathTables): (path: string) => string | undefined {
  const pathByFolded = new Map<string, string>();
  const remember = (folded: string, path: string) => {
    if (!pathByFolded.has(folded)) pathByFolded.set(folded, path);
  };
  const moved = [...tables.redirects.keys()]
    .filter((path) => !isReserved(path))
    .map((path) => ({ path, locale: tables.localeOfPath(path) }));
  for (const known of [tables.pages, moved]) {
    for (const { path } of known) remember(normalizePath(path), path);
    for (const page of known)
      for (const other of otherPrefixes(page, tables)) remember(normalizePath(other), page.path);
  }
  return (path) => pathByFolded.get(normalizePath(path));
}

/** Whether a path is one of the API or of development, where nothing redirects. */
function isReserved(path: string): boolean {
  return isApiPath(path) || path === '/dev' || path.startsWith('/dev/');
}

/**
 * Creates the handler for paths at which there is no page today: a redirect or 410 from the table, else a redirect to
 * the canonical path, or to the page that stands in for one that is over (302, because its days may be changed), else
 * 404. Locations come only from the tables. Paths under `/api` and `/dev` never redirect.
 */
export function createNotPublishedHandler(
  tables: SiteTables,
  readDay: ReadDay,
  sendError: SendError,
): (response: ServerResponse, path: string) => Promise<void> {
  // Created at the first request for an unpublished path: on a large site the map is slow to build and takes memory.
  let canonicalPathOf: ((path: string) => string | undefined) | undefined;
  const findCanonicalPath = (path: string) => {
    canonicalPathOf ??= createCanonicalPathFinder({
      ...tables,
      pages: [...tables.pages, ...searchPages(tables)],
    });
    return canonicalPathOf(path);
  };
  let suggester: (PageSuggester & { readonly day: string }) | undefined;
  const openSuggester = () => {
    const day = readDay();
    if (suggester?.day !== day)
      suggester = { day, ...createPageSuggester({ ...tables, pages: tables.pagesOn(day) }) };
    return suggester;
  };
  const toSuggestion = ({ path, title, locale, titleLocale }: PublishedPage): Suggestion => ({
    path: encodePath(path),
    title,
    lang: tables.bcp47Of(titleLocale ?? locale),
  });

  return async (response, path) => {
    if (!isReserved(path)) {
      const exact = tables.redirects.get(path);
      const canonical = exact === undefined ? findCanonicalPath(path) : path;
      const redirect = exact ?? tables.redirects.get(canonical ?? '');
      if (redirect?.status === 410) return sendError(response, path, { kind: 'gone' });
      if (redirect !== undefined) return redirectTo(response, redirect.location, 301);
      const shown = canonical === undefined ? undefined : tables.pathOn(readDay(), canonical);
      if (shown !== undefined)
        return redirectTo(response, encodePath(shown), shown === canonical ? 301 : 302);
    }
    const { findVersions, findNearest } = openSuggester();
    const folded = normalizePath(path);
    const versions = findVersions(folded);
    const nearest = findNearest(folded, tables.localeOfPath(folded || '/'));
    const suggestions = nearest.filter((page) => !versions.includes(page)).map(toSuggestion);
    return sendError(response, path, {
      kind: 'notFound',
      versions: versions.map(toSuggestion),
      suggestions,
    });
  };
}

function redirectTo(response: ServerResponse, location: string, status: 301 | 302): void {
  response.statusCode = status;
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', 0);
  response.end();
}
