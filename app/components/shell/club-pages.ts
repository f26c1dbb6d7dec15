import type { Locale } from '../../../generated/locales.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { pageWithRole } from '../listing/listing-of.ts';

/** The club's own page in a locale. */
export const clubPage = (locale: Locale) => pageWithRole('club', locale);

/** The page of the club's rules, which members accept, in a locale. */
export const clubRules = (locale: Locale) => pageWithRole('clubRules', locale);

/** Whether an entry is the club's own page. */
export const isClubPage = (key: RouteKey) => key === site.roles.club;
