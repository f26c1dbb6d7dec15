import { findPage, lookup, type Page, pages, type RouteKey, versions } from '../../generated/routes/index.ts';
import { lifeOn } from './life.ts';
import { lifeOf } from './offer-life.ts';

/**
 * All pages as on a day, without those whose days are over or to come. Pages of ended offers are not indexed and in no
 * list.
 */
export function pagesOn(day: string): readonly Page[] {
  const hasEnded = ({ key }: Page) => lifeOf({ day }, key) === 'ended';
  return pages
    .filter((page) => lifeOn(day, page) === 'running')
    .map((page) => (page.indexable && hasEnded(page) ? { ...page, indexable: false } : page));
}

/** Whether an entry has pages on a day. */
export function isThereOn(day: string, key: RouteKey): boolean {
  return versions(key).some((page) => lifeOn(day, page) === 'running');
}

/**
 * The path at which guests find a page on a day: its own; after its last day, that of the page that takes its place;
 * undefined before its first day. A path of no page is the same on every day.
 * @param path decoded
 */
export function pathOn(day: string, path: string): string | undefined {
  let page = lookup(path);
  if (page === undefined) return path;
  while (page !== undefined && lifeOn(day, page) === 'ended')
    page = findPage(page.successor ?? page.parent ?? '', page.locale);
  return page && lifeOn(day, page) === 'running' ? page.path : undefined;
}
