import { queryOf, readQuery } from '../pages/page-query.ts';
import type { DocumentAssets } from './document.ts';
import type { RenderContext } from './render-context.ts';
import { renderPage } from './render-page.tsx';

/**
 * The canonical form of a page's query: the choice on a listing, or the request that a guest is thanked for. '' if it
 * says nothing, so that the page itself applies.
 * @param path decoded
 * @param query from the question mark on, percent-encoded
 */
export function canonicalQuery(context: RenderContext, path: string, query: string): string {
  const page = context.lookup(path);
  return page === undefined ? '' : queryOf(page, readQuery(context, page, query));
}

/**
 * The document of a page with a query.
 * @param path decoded path of a published page
 */
export function renderFilteredPage(
  context: RenderContext,
  path: string,
  query: string,
  assets: DocumentAssets,
): string {
  const page = context.lookup(path);
  if (page === undefined) throw new RangeError(`There is no page ${path}.`);
  return renderPage(context, page, assets, readQuery(context, page, query));
}
