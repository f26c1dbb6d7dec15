import type { Locale } from '../../../generated/locales.ts';
import type { Page, RouteKey } from '../../../generated/routes/index.ts';
import { oncePerContext, type RenderContext } from '../../document/render-context.ts';
import { inOrderOfDate } from '../offer/offer-life.ts';

const byParent = oncePerContext(({ pages }) =>
  Map.groupBy(
    pages.filter((page) => page.parent !== undefined),
    (page) => `${page.locale} ${page.parent}`,
  ),
);

/** The pages directly below a page in one locale that may appear in menus, in the order of their dates, then of the spec. */
export function childPages(context: RenderContext, parent: RouteKey, locale: Locale): readonly Page[] {
  const children = byParent(context).get(`${locale} ${parent}`) ?? [];
  return inOrderOfDate(
    context,
    children.filter(({ indexable }) => indexable),
  );
}

/** The pages of the given keys that may appear in menus, in the given order. */
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
