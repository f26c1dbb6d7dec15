import type { RequestHandler } from 'express';
import { cleanQuery, searchPath, searchQuery } from '../../app/declarations/search-addresses.ts';
import type { Locale } from '../../generated/locales.ts';
import { type Area, areas, encodePath } from '../../generated/routes/index.ts';
import { limitedAddress } from '../core/client-address.ts';
import { createQueue } from '../core/queue.ts';
import type { SecurityEvents } from '../core/security-events.ts';
import { sendMethodNotAllowed } from '../http/answers.ts';
import type { LimitAddress } from '../http/request-checks.ts';
import { readRequestTarget } from '../http/requests.ts';
import type { HeaderList } from '../http/security-headers.ts';
import { createEncodingChooser } from './encodings.ts';
import type { SendError } from './error-handler.ts';
import { isWorthCompressing, mediaTypeOf } from './media-types.ts';
import type { AnswerSource } from './page-cache.ts';
import { createFileHeaders, sendAnswer } from './send-answer.ts';
import type { SiteOfToday } from './site-of-today.ts';
import type { PublishedPage, SiteTables } from './site-tables.ts';

export interface SearchHandlerOptions {
  readonly tables: Pick<SiteTables, 'localeCodes'>;
  readonly securityHeaders: HeaderList;
  readonly limit: LimitAddress;
  readonly events: SecurityEvents;
  readonly sendError: SendError;
  /** Returns the languages that guests search in. */
  readonly searched: Set<Locale>;
  readonly site: SiteOfToday;
}

/** More than guests who share an address can type. Cached answers do not count. */
export const searchRate = { most: 300, perSecond: 5 };

/** The results page of each locale. */
export function searchPages(
  tables: Pick<SiteTables, 'localeCodes'>,
): readonly Pick<PublishedPage, 'locale' | 'path'>[] {
  return tables.localeCodes.map((locale) => ({ locale, path: searchPath(locale) }));
}

function isArea(name: string): name is Area {
  return Object.hasOwn(areas, name);
}

/** Serves `/search?q=…` in every locale, one search after another. */
export function createSearchHandler(options: SearchHandlerOptions): RequestHandler {
  const { tables, securityHeaders, limit, events, sendError, searched, site } = options;
  const chooseEncoding = createEncodingChooser();
  const locales = new Map(searchPages(tables).map(({ path, locale }) => [path, locale]));
  const runInTurn = createQueue();
  const type = mediaTypeOf('.html');
  const kind = {
    headers: createFileHeaders({ ...type, cacheControl: 'no-cache' }, securityHeaders),
    isWorthCompressing: (size: number) => isWorthCompressing(type, size),
  };

  return async (request, response, next) => {
    const { path = '', query } = readRequestTarget(request.url);
    const locale = locales.get(path);
    if (locale === undefined) return next();
    const served = site.today();
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethodNotAllowed(response);
    const asked = new URLSearchParams(query);
    const text = cleanQuery(asked.get('q') ?? '');
    const area = [asked.get('in') ?? ''].find(isArea);
    const address = encodePath(path) + searchQuery(text, area);
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    const known = served.cache.find(address, encoding);
    if (known !== undefined) {
      sendAnswer(known, request, response);
      return;
    }
    const wait = limit(request.ip);
    if (wait > 0) {
      const client = limitedAddress(request.ip ?? '');
      const facts = { operation: 'search', limit: 'search/address', address: client };
      events.record('limit.reached', { outcome: 'refused', ...facts });
      response.setHeader('Retry-After', wait);
      return sendError(response, path, { kind: 'tooManySearches', query: text });
    }
    const source: AnswerSource = {
      ...kind,
      render: () => served.site.render({ kind: 'search', locale, text, area }),
    };
    searched.add(locale);
    await runInTurn(async () => {
      // The client has disconnected.
      if (response.destroyed) return;
      sendAnswer(await served.cache.make(address, encoding, source), request, response);
    });
  };
}
