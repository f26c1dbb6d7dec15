import type { ServerResponse } from 'node:http';
import type { Suggestion } from '../../app/document/load-renderer.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { foldPath } from '../../generated/routes/spellings.ts';
import type { SendError } from './error-handler.ts';
import { searchPages } from './search-handler.ts';
import type { PublishedPage, SiteTables } from './site-tables.ts';
import { createSpellingFinder, isReserved } from './spellings.ts';
import { createPageSuggester } from './suggest-pages.ts';

/**
 * Creates the handler for unpublished paths: a redirect or 410 from the table, else a redirect from another spelling,
 * else 404. Locations come only from the tables. Paths under `/api` and `/dev` never redirect.
 */
export function createNotPublishedHandler(
  tables: SiteTables,
  sendError: SendError,
): (response: ServerResponse, path: string) => Promise<void> {
  // A large site starts and runs without them until somebody asks for what it does not have.
  let indexes: ReturnType<typeof createIndexes> | undefined;
  const open = () => {
    indexes ??= createIndexes(tables);
    return indexes;
  };
  const toSuggestion = ({ path, title, locale, titleLocale }: PublishedPage): Suggestion => ({
    path: encodePath(path),
    title,
    lang: tables.bcp47Of(titleLocale ?? locale),
  });

  return async (response, path) => {
    if (!isReserved(path)) {
      const exact = tables.redirects.get(path);
      const spelling = exact === undefined ? open().findSpelling(path) : path;
      const redirect = exact ?? tables.redirects.get(spelling ?? '');
      if (redirect?.status === 410) return sendError(response, path, { kind: 'gone' });
      if (redirect !== undefined) return redirectTo(response, redirect.location);
      if (spelling !== undefined) return redirectTo(response, encodePath(spelling));
    }
    const { suggester } = open();
    const folded = foldPath(path);
    const versions = suggester.findVersions(folded);
    const nearest = suggester.findNearest(folded, tables.localeOfPath(folded || '/'));
    const suggestions = nearest.filter((page) => !versions.includes(page)).map(toSuggestion);
    return sendError(response, path, {
      kind: 'notFound',
      versions: versions.map(toSuggestion),
      suggestions,
    });
  };
}

function createIndexes(tables: SiteTables) {
  const pages = [...tables.pages, ...searchPages(tables)];
  return {
    findSpelling: createSpellingFinder({ ...tables, pages }),
    suggester: createPageSuggester(tables),
  };
}

function redirectTo(response: ServerResponse, location: string): void {
  response.statusCode = 301;
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', 0);
  response.end();
}
