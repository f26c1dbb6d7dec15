import type { Locale } from '../../../generated/locales.ts';
import { findPage, type Page, pages, type RouteKey } from '../../../generated/routes/index.ts';
import { inOrderOfDate } from '../offer/offer-life.ts';

const byParent = Map.groupBy(
  pages.filter((page) => page.parent !== undefined),
  (page) => `${page.locale} ${page.parent}`,
);

/** The pages directly below a page in one locale that may appear in menus, in the order of their dates, then of the spec. */
export function childPages(parent: RouteKey, locale: Locale): readonly Page[] {
  return inOrderOfDate((byParent.get(`${locale} ${parent}`) ?? []).filter(({ indexable }) => indexable));
}

/** The pages of the given keys that may appear in menus, in the given order. */
export function menuPages(keys: readonly RouteKey[], locale: Locale): readonly Page[] {
  return keys.flatMap((key) => {
    const page = findPage(key, locale);
    return page?.indexable ? page : [];
  });
}
