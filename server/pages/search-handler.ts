import type { RequestHandler } from 'express';
import { searchFilePath, searchPath } from '../../app/document/load-renderer.ts';
import type { Locale } from '../../generated/locales.ts';
import { sendMethodNotAllowed } from '../http/method-not-allowed.ts';
import { readRequestTarget } from '../http/request-target.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { createFileHeaders } from './file-headers.ts';
import type { FillPlaceholders } from './fill-placeholders.ts';
import { mediaTypeOf } from './media-types.ts';
import { createEncodingChooser } from './negotiate-encoding.ts';
import { sendStored } from './send-stored.ts';
import type { PublishedPage, SiteTables } from './site-tables.ts';
import { createStoredResponse } from './stored-response.ts';

/** Renders the search; implemented by the built site's renderer. */
export interface SearchRenderer {
  /** @param text the raw query */
  renderSearch(locale: Locale, text: string): string | Promise<string>;
  /** The search index of a locale as JSON; a file in a build. */
  renderSearchFile(locale: Locale): string | Promise<string>;
}

export interface SearchHandlerOptions {
  readonly tables: Pick<SiteTables, 'localeCodes'>;
  readonly fill: FillPlaceholders;
  readonly securityHeaders: HeaderList;
  /** Absent until the build is loaded. */
  findRenderer(): SearchRenderer | undefined;
}

/** The results page of each locale. */
export function searchPages(
  tables: Pick<SiteTables, 'localeCodes'>,
): readonly Pick<PublishedPage, 'locale' | 'path'>[] {
  return tables.localeCodes.map((locale) => ({ locale, path: searchPath(locale) }));
}

/** Serves `/search?q=…` in every locale, and search indexes that are not in a build. */
export function createSearchHandler(options: SearchHandlerOptions): RequestHandler {
  const { tables, fill, securityHeaders, findRenderer } = options;
  const chooseEncoding = createEncodingChooser();
  const pages = new Map(searchPages(tables).map(({ path, locale }) => [path, locale]));
  const files = new Map(tables.localeCodes.map((locale) => [searchFilePath(locale), locale]));

  const render = async (renderer: SearchRenderer, path: string, query: string) => {
    const page = pages.get(path);
    const text = new URLSearchParams(query).get('q') ?? '';
    if (page !== undefined) return { name: 'search.html', text: await renderer.renderSearch(page, text) };
    const file = files.get(path);
    return file && { name: path, text: await renderer.renderSearchFile(file) };
  };
  return async (request, response, next) => {
    const { path = '', query } = readRequestTarget(request.url);
    const renderer = findRenderer();
    if (renderer === undefined || !(pages.has(path) || files.has(path))) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethodNotAllowed(response);
    const rendered = await render(renderer, path, query);
    if (rendered === undefined) return next();
    const body = fill(Buffer.from(rendered.text));
    const type = mediaTypeOf(rendered.name);
    const headers = createFileHeaders({ ...type, cacheControl: 'no-cache' }, securityHeaders);
    sendStored(createStoredResponse({ ...type, body }, headers), chooseEncoding, request, response);
  };
}
