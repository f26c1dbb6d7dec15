import { baseLocale, type Locale } from '../../../generated/locales.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { oncePerContext, type RenderContext } from '../../document/render-context.ts';

const homesOf = oncePerContext(
  ({ pages }) => new Map(pages.filter(isHome).map((page) => [page.locale, page])),
);

/** Whether a page is the home page: the one without a slug. */
export function isHome({ slug }: Page): boolean {
  return slug === '';
}

/** The home page of a locale, or that of the base locale. */
export function homePage(context: RenderContext, locale: Locale): Page {
  const homes = homesOf(context);
  const home = homes.get(locale) ?? homes.get(baseLocale);
  if (home === undefined) throw new RangeError('The site has no home page.');
  return home;
}
