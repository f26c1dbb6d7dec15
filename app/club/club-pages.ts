import type { Locale } from '../../generated/locales.ts';
import { pageWithRole } from '../components/listing/listing-of.ts';
import type { RenderContext } from '../document/render-context.ts';

/** The club's own page in a locale. */
export const clubPage = (context: RenderContext, locale: Locale) => pageWithRole(context, 'club', locale);

/** The page of the club's rules, which members accept, in a locale. */
export const clubRules = (context: RenderContext, locale: Locale) =>
  pageWithRole(context, 'clubRules', locale);
