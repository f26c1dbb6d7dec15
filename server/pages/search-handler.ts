import type { RequestHandler } from 'express';
import {
  cleanQuery,
  type SiteRenderer,
  searchFilePath,
  searchPath,
} from '../../app/document/load-renderer.ts';
import { sendMethodNotAllowed } from '../http/method-not-allowed.ts';
import { readRequestTarget } from '../http/request-target.ts';
import { limitedAddress } from '../security/client-address.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import type { HeaderList } from '../security/security-headers.ts';
import type { SendError } from './error-handler.ts';
import { createFileHeaders } from './file-headers.ts';
import { createQueue } from './in-turn.ts';
import type { LimitAddress } from './limit-by-address.ts';
import { mediaTypeOf } from './media-types.ts';
import { createEncodingChooser } from './negotiate-encoding.ts';
import { Recent } from './recent.ts';
import { sendStored } from './send-stored.ts';
import type { PublishedPage, SiteTables } from './site-tables.ts';
import { createStoredPage } from './stored-page.ts';
import type { StoredResponse } from './stored-response.ts';
import type { ReadDay } from './today.ts';

type SearchRenderer = Pick<SiteRenderer, 'renderSearch' | 'renderSearchFile'>;

export interface SearchHandlerOptions {
  readonly tables: Pick<SiteTables, 'localeCodes'>;
  readonly readDay: ReadDay;
  readonly securityHeaders: HeaderList;
  readonly limit: LimitAddress;
  readonly events: SecurityEvents;
  readonly sendError: SendError;
  /** Absent until the build is loaded. */
  findRenderer(): SearchRenderer | undefined;
  /** Whether a query is always answered alike, so that answers may be kept; in development they change with the sources. */
  isFinal(): boolean;
}

// An answer with its encodings takes up to 30 KB.
const maxKept = 300;

/** More than guests who share an address can type. Answers that are kept do not count. */
export const searchRate = { most: 300, perSecond: 5 };

/** The results page of each locale. */
export function searchPages(
  tables: Pick<SiteTables, 'localeCodes'>,
): readonly Pick<PublishedPage, 'locale' | 'path'>[] {
  return tables.localeCodes.map((locale) => ({ locale, path: searchPath(locale) }));
}

/** Serves `/search?q=…` in every locale, one search after another, and search files that are not in a build. */
export function createSearchHandler(options: SearchHandlerOptions): RequestHandler {
  const { tables, readDay, securityHeaders, limit, events, sendError, findRenderer, isFinal } = options;
  const chooseEncoding = createEncodingChooser();
  const pages = new Map(searchPages(tables).map(({ path, locale }) => [path, locale]));
  const files = new Map(tables.localeCodes.map((locale) => [searchFilePath(locale), locale]));
  const recent = new Recent<StoredResponse>(maxKept);
  const runInTurn = createQueue();

  const store = (name: string, text: string) => {
    const type = mediaTypeOf(name);
    const headers = createFileHeaders({ ...type, cacheControl: 'no-cache' }, securityHeaders);
    return createStoredPage(text, headers, type);
  };
  return async (request, response, next) => {
    const { path = '', query } = readRequestTarget(request.url);
    const renderer = findRenderer();
    const [locale, file] = [pages.get(path), files.get(path)];
    if (renderer === undefined || (locale ?? file) === undefined) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethodNotAllowed(response);
    const send = (stored: StoredResponse) => {
      sendStored(stored, chooseEncoding, request, response);
    };
    if (file !== undefined) return send(store(path, await renderer.renderSearchFile(file)));
    if (locale === undefined) return;
    const asked = new URLSearchParams(query).get('q') ?? '';
    const key = `${readDay()} ${locale} ${cleanQuery(asked)}`;
    const known = recent.find(key);
    if (known !== undefined) return send(known);
    const wait = limit(request.ip);
    if (wait > 0) {
      const address = limitedAddress(request.ip ?? '');
      events.record('limit.reached', {
        outcome: 'refused',
        operation: 'search',
        limit: 'search/address',
        address,
      });
      response.setHeader('Retry-After', wait);
      return sendError(response, path, { kind: 'tooManySearches', query: cleanQuery(asked) });
    }
    await runInTurn(async () => {
      // The guest has gone.
      if (response.destroyed) return;
      const rendered = recent.find(key) ?? store('search.html', await renderer.renderSearch(locale, asked));
      if (isFinal()) recent.keep(key, rendered);
      send(rendered);
    });
  };
}
