import type { Locale } from '../../../generated/locales.ts';
import {
  type Area,
  areas,
  type Page,
  type PageKind,
  type RouteKey,
} from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { childPages } from './child-pages.ts';

/** The areas of some kinds, in the order of the kinds. */
export function areasOfKind(...kinds: readonly PageKind[]): readonly Area[] {
  const names = Object.keys(areas) as Area[];
  return kinds.flatMap((kind) => names.filter((name) => areas[name].kind === kind));
}

/** Keys of the listings of all areas of some kinds, in the order of the kinds. */
export function listingKeys(...kinds: readonly PageKind[]): readonly RouteKey[] {
  return areasOfKind(...kinds).flatMap((area) => areas[area].listing ?? []);
}

/** The page that lists the pages of a kind, in a locale; of the first area that has one. */
export function listingOf(context: RenderContext, kind: PageKind, locale: Locale): Page | undefined {
  return listingKeys(kind)
    .map((key) => context.findPage(key, locale))
    .find((page) => page !== undefined);
}

/** The pages of a kind as its listings show them. */
export function listedUnder(context: RenderContext, kind: PageKind, locale: Locale): readonly Page[] {
  return listingKeys(kind).flatMap((key) => childPages(context, key, locale));
}

/** The page that has a role, in a locale. */
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

/** The kind of a page: that of its area. */
export function kindOf({ area }: Page): PageKind {
  return areas[area].kind;
}
