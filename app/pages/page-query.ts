import type { Page } from '../../generated/routes/index.ts';
import { parseFilter, queryOfFilter } from '../components/listing/filters.ts';
import { readThanks, thanksQuery } from '../declarations/page-forms.ts';
import type { RenderContext } from '../document/render-context.ts';
import type { Visited } from './page-template.ts';

/** Parses a page's query: the choice on a listing, or the request on a thank-you page. */
export function readQuery(
  context: RenderContext,
  page: Page,
  query: string,
): Pick<Visited, 'filter' | 'thanks'> {
  const parameters = new URLSearchParams(query);
  return { filter: parseFilter(context, page, parameters), thanks: readThanks(page, parameters) };
}

/** The canonical query of a page; '' if it has no effect. */
export function queryOf(page: Page, { filter, visit, thanks }: Visited): string {
  if (visit !== undefined) return visit.query ?? '';
  return thanks === undefined ? queryOfFilter(page, filter ?? {}) : thanksQuery(thanks);
}

/**
 * The canonical query with which a version in another language has the same content; '' if it has no effect there.
 * @param version of the page, or the section that replaces it
 */
export function queryInVersion(context: RenderContext, version: Page, page: Page, visited: Visited): string {
  const query = queryOf(page, visited);
  if (query === '') return '';
  if (visited.visit !== undefined) return version.key === page.key ? query : '';
  return queryOf(version, readQuery(context, version, query));
}
