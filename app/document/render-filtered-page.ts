import { lookup, type Page } from '../../generated/routes/index.ts';
import { parseFilter, queryOfFilter } from '../components/listing/filters.ts';
import type { DocumentAssets } from './document.ts';
import { renderPage } from './render-page.tsx';

/**
 * The canonical form of a listing's query; '' if it filters nothing, so that the unfiltered page applies.
 * @param path decoded
 * @param query from the question mark on, percent-encoded
 */
export function canonicalQuery(path: string, query: string): string {
  const page = lookup(path);
  return page === undefined ? '' : queryOfFilter(page, read(page, query));
}

/**
 * The document of a listing, filtered by a query.
 * @param path decoded path of a published page
 */
export function renderFilteredPage(path: string, query: string, assets: DocumentAssets): string {
  const page = lookup(path);
  if (page === undefined) throw new RangeError(`There is no page ${path}.`);
  return renderPage(page, assets, read(page, query));
}

function read(page: Page, query: string) {
  return parseFilter(page, new URLSearchParams(query));
}
