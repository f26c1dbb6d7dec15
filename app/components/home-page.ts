import { baseLocale, type Locale } from '../../generated/locales.ts';
import { type Page, pages } from '../../generated/routes/index.ts';

const homes = new Map(pages.filter(isHome).map((page) => [page.locale, page]));

/** Whether a page is the home page: the one without a slug. */
export function isHome({ slug }: Page): boolean {
  return slug === '';
}

/** The home page of a locale, or that of the base locale. */
export function homePage(locale: Locale): Page {
  const home = homes.get(locale) ?? homes.get(baseLocale);
  if (home === undefined) throw new RangeError('The site has no home page.');
  return home;
}
