import { lookup, type Page } from '../../generated/routes/index.ts';
import { readThanks, thanksQuery } from '../components/form/thanks-query.ts';
import { parseFilter, queryOfFilter } from '../components/listing/filters.ts';
import type { DocumentAssets } from './document.ts';
import { renderPage } from './render-page.tsx';

/**
 * The canonical form of a page's query: the choice on a listing, or the request that a guest is thanked for. '' if it
 * says nothing, so that the page itself applies.
 * @param path decoded
 * @param query from the question mark on, percent-encoded
 */
export function canonicalQuery(path: string, query: string): string {
  const page = lookup(path);
  if (page === undefined) return '';
  const { filter, thanks } = read(page, query);
  return thanks === undefined ? queryOfFilter(page, filter) : thanksQuery(thanks);
}

/**
 * The document of a page with a query.
 * @param path decoded path of a published page
 */
export function renderFilteredPage(path: string, query: string, assets: DocumentAssets): string {
  const page = lookup(path);
  if (page === undefined) throw new RangeError(`There is no page ${path}.`);
  return renderPage(page, assets, read(page, query));
}

function read(page: Page, query: string) {
  const parameters = new URLSearchParams(query);
  return { filter: parseFilter(page, parameters), thanks: readThanks(page, parameters) };
}
