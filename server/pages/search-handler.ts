import type { RequestHandler } from 'express';
import {
  cleanQuery,
  type SiteRenderer,
  searchFilePath,
  searchPath,
} from '../../app/document/load-renderer.ts';
import type { Locale } from '../../generated/locales.ts';
import { sendMethodNotAllowed } from '../http/method-not-allowed.ts';
import { readRequestTarget } from '../http/request-target.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { createFileHeaders } from './file-headers.ts';
import type { FillPlaceholders } from './fill-placeholders.ts';
import { mediaTypeOf } from './media-types.ts';
import { createEncodingChooser } from './negotiate-encoding.ts';
import { Recent } from './recent.ts';
import { sendStored } from './send-stored.ts';
import type { PublishedPage, SiteTables } from './site-tables.ts';
import { createStoredPage } from './stored-page.ts';
import type { StoredResponse } from './stored-response.ts';

type SearchRenderer = Pick<SiteRenderer, 'renderSearch' | 'renderSearchFile'>;

export interface SearchHandlerOptions {
  readonly tables: Pick<SiteTables, 'localeCodes'>;
  readonly fill: FillPlaceholders;
  readonly securityHeaders: HeaderList;
  /** Absent until the build is loaded. */
  findRenderer(): SearchRenderer | undefined;
  /** Whether a query is always answered alike, so that answers may be kept; in development they change with the sources. */
  isFinal(): boolean;
}

// An answer with its encodings takes up to 30 KB.
const maxKept = 300;

/** The results page of each locale. */
export function searchPages(
  tables: Pick<SiteTables, 'localeCodes'>,
): readonly Pick<PublishedPage, 'locale' | 'path'>[] {
  return tables.localeCodes.map((locale) => ({ locale, path: searchPath(locale) }));
}

/** Serves `/search?q=…` in every locale, and search indexes that are not in a build. */
export function createSearchHandler(options: SearchHandlerOptions): RequestHandler {
  const { tables, fill, securityHeaders, findRenderer, isFinal } = options;
  const chooseEncoding = createEncodingChooser();
  const pages = new Map(searchPages(tables).map(({ path, locale }) => [path, locale]));
  const files = new Map(tables.localeCodes.map((locale) => [searchFilePath(locale), locale]));
  const recent = new Recent<StoredResponse>(maxKept);

  const store = (name: string, text: string) => {
    const type = mediaTypeOf(name);
    const headers = createFileHeaders({ ...type, cacheControl: 'no-cache' }, securityHeaders);
    return createStoredPage(fill(text), headers, type);
  };
  const answer = async (renderer: SearchRenderer, locale: Locale, query: string) => {
    const key = `${locale} ${cleanQuery(query)}`;
    const known = recent.find(key);
    if (known !== undefined) return known;
    const response = store('search.html', await renderer.renderSearch(locale, query));
    if (isFinal()) recent.keep(key, response);
    return response;
  };
  return async (request, response, next) => {
    const { path = '', query } = readRequestTarget(request.url);
    const renderer = findRenderer();
    const [page, file] = [pages.get(path), files.get(path)];
    if (renderer === undefined || (page ?? file) === undefined) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethodNotAllowed(response);
    const stored =
      page === undefined
        ? file && store(path, await renderer.renderSearchFile(file))
        : await answer(renderer, page, new URLSearchParams(query).get('q') ?? '');
    if (stored !== undefined) sendStored(stored, chooseEncoding, request, response);
  };
}
