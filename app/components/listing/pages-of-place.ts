import type { Locale } from '../../../generated/locales.ts';
import { areas, type Page, type PageKind } from '../../../generated/routes/index.ts';
import { oncePerContext, type RenderContext } from '../../document/render-context.ts';
import { kindOf } from './listing-of.ts';

const byPlace = oncePerContext(({ pages }) =>
  Map.groupBy(pages.filter(isListed), (page) => `${page.locale} ${page.place}`),
);

/** The pages of some kinds that are about one place, in the order of the spec. */
export function pagesOfPlace(
  context: RenderContext,
  place: string,
  kinds: readonly PageKind[],
  locale: Locale,
): readonly Page[] {
  return (byPlace(context).get(`${locale} ${place}`) ?? []).filter(
    (page) => page.indexable && kinds.includes(kindOf(page)),
  );
}

function isListed(page: Page): boolean {
  return page.place !== undefined && page.key !== areas[page.area].listing;
}
