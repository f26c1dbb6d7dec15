import type { SiteRenderer } from '../../app/document/load-renderer.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { Recent } from './recent.ts';
import { createPageHeaders, createStoredPage } from './stored-page.ts';
import type { StoredResponse } from './stored-response.ts';
import type { ReadDay } from './today.ts';

/** Renders what a query chooses of a listing; the built site’s renderer does. */
export type FilterRenderer = Pick<SiteRenderer, 'canonicalQuery' | 'renderFilteredPage'>;

/** The answer for a published page’s query; undefined where the query chooses nothing there. */
export type FindFiltered = (path: string, query: string) => StoredResponse | undefined;

export interface FilteredPagesOptions {
  readonly renderer: FilterRenderer;
  readonly readDay: ReadDay;
  readonly securityHeaders: HeaderList;
}

// A listing with its encodings takes up to 200 KB.
const maxKept = 100;

/** Makes the finder of filtered listings. They are rendered when asked for; those asked for last are kept. */
export function createFilteredPages(options: FilteredPagesOptions): FindFiltered {
  const { renderer, readDay, securityHeaders } = options;
  const headers = createPageHeaders(securityHeaders);
  const recent = new Recent<StoredResponse>(maxKept);
  const render = (path: string, query: string) =>
    createStoredPage(renderer.renderFilteredPage(path, query), headers);
  return (path, query) => {
    const canonical = renderer.canonicalQuery(path, query);
    if (canonical === '') return undefined;
    const address = path + canonical;
    const key = `${readDay()} ${address}`;
    const known = recent.find(key);
    if (known !== undefined) return known;
    const response = render(path, canonical);
    recent.keep(key, response);
    return response;
  };
}
