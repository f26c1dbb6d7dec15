import type { ServerResponse } from 'node:http';
import type { Suggestion } from '../../app/document/for-server.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { foldPath } from '../../generated/routes/spellings.ts';
import type { SendError } from './error-handler.ts';
import { searchPages } from './search-handler.ts';
import type { PublishedPage, SiteTables } from './site-tables.ts';
import { createSpellingFinder, isReserved } from './spellings.ts';
import { createPageSuggester, type PageSuggester } from './suggest-pages.ts';
import type { ReadDay } from './today.ts';

/**
 * Creates the handler for unpublished paths: a redirect or 410 from the table, else a redirect from another spelling,
 * else 404. Locations come only from the tables. Paths under `/api` and `/dev` never redirect.
 */
export function createNotPublishedHandler(
  tables: SiteTables,
  readDay: ReadDay,
  sendError: SendError,
): (response: ServerResponse, path: string) => Promise<void> {
  // A large site starts and runs without them until somebody asks for what it does not have.
  let spellings: ((path: string) => string | undefined) | undefined;
  const findSpelling = (path: string) => {
    spellings ??= createSpellingFinder({ ...tables, pages: [...tables.pages, ...searchPages(tables)] });
    return spellings(path);
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
      const spelling = exact === undefined ? findSpelling(path) : path;
      const redirect = exact ?? tables.redirects.get(spelling ?? '');
      if (redirect?.status === 410) return sendError(response, path, { kind: 'gone' });
      if (redirect !== undefined) return redirectTo(response, redirect.location);
      if (spelling !== undefined) return redirectTo(response, encodePath(spelling));
    }
    const { findVersions, findNearest } = openSuggester();
    const folded = foldPath(path);
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

function redirectTo(response: ServerResponse, location: string): void {
  response.statusCode = 301;
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', 0);
  response.end();
}
