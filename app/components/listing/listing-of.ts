import type { Locale } from '../../../generated/locales.ts';
import {
  type Area,
  areas,
  type Page,
  type PageKind,
  type RouteKey,
} from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { inOrderOfDate } from '../../declarations/offer-life.ts';
import { oncePerContext, type RenderContext } from '../../document/render-context.ts';
import { inSeason } from './in-season.ts';

const byParent = oncePerContext(({ pages }) =>
  Map.groupBy(
    pages.filter((page) => page.parent !== undefined),
    (page) => `${page.locale} ${page.parent}`,
  ),
);

/** Guests go to these today; stays and tours are booked ahead. */
const openByDay: readonly PageKind[] = ['restaurant', 'wellness', 'activity'];

/**
 * The menu pages directly below a page in one locale, by date, then in the order of the spec; those that are closed on the
 * day, by their season, stand last. Below a listing, they are those that it lists.
 */
export function childPages(context: RenderContext, parent: RouteKey, locale: Locale): readonly Page[] {
  const children = byParent(context).get(`${locale} ${parent}`) ?? [];
  const isListed = (page: Page) =>
    areas[page.area].listing !== parent || context.listedPages(page.area, locale).includes(page);
  const listed = children.filter((page) => page.indexable && isListed(page));
  const isByDay = listed.some((page) => openByDay.includes(kindOf(page)));
  return inOrderOfDate(context, isByDay ? inSeason(context, listed) : listed);
}

/** The menu pages with the given keys, in the given order. */
export function menuPages(
  context: RenderContext,
  keys: readonly RouteKey[],
  locale: Locale,
): readonly Page[] {
  return keys.flatMap((key) => {
    const page = context.findPage(key, locale);
    return page?.indexable ? page : [];
  });
}

export function areasOfKind(...kinds: readonly PageKind[]): readonly Area[] {
  const names = Object.keys(areas) as Area[];
  return kinds.flatMap((kind) => names.filter((name) => areas[name].kind === kind));
}

/** Keys of the listings of all areas of some kinds, in the order of the kinds. */
export function listingKeys(...kinds: readonly PageKind[]): readonly RouteKey[] {
  return areasOfKind(...kinds).flatMap((area) => areas[area].listing ?? []);
}

/** The listing of a kind's first area that has one in the locale. */
export function listingOf(context: RenderContext, kind: PageKind, locale: Locale): Page | undefined {
  return listingKeys(kind)
    .map((key) => context.findPage(key, locale))
    .find((page) => page !== undefined);
}

/** The pages of a kind as its listings show them. */
export function listedUnder(context: RenderContext, kind: PageKind, locale: Locale): readonly Page[] {
  return listingKeys(kind).flatMap((key) => childPages(context, key, locale));
}

export function pageWithRole(
  context: RenderContext,
  role: keyof typeof site.roles,
  locale: Locale,
): Page | undefined {
  const key = site.roles[role];
  return key && context.findPage(key, locale);
}

/** The area whose pages a page lists. */
export function listedArea({ key }: Pick<Page, 'key'>): (typeof areas)[Area] | undefined {
  return Object.values(areas).find(({ listing }) => listing === key);
}

/** The kind of a page's area. */
export function kindOf({ area }: Page): PageKind {
  return areas[area].kind;
}

/**
 * Other pages of the same section, those of the same place first. Starts after the page and wraps around, so that each
 * page of a section is linked from others.
 */
export function siblingPages(context: RenderContext, page: Page): readonly Page[] {
  if (page.parent === undefined) return [];
  const section = childPages(context, page.parent, page.locale);
  const own = section.findIndex((sibling) => sibling.key === page.key);
  const others = [...section.slice(own + 1), ...section.slice(0, Math.max(own, 0))];
  const near = page.place === undefined ? [] : others.filter((sibling) => sibling.place === page.place);
  return [...new Set([...near, ...others])];
}
