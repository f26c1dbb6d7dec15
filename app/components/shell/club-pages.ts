import type { Locale } from '../../../generated/locales.ts';
import { findPage, type RouteKey } from '../../../generated/routes/index.ts';

const programme: RouteKey = 'loyalty-programme';
const rules: RouteKey = 'loyalty-programme-rules';

/** The club's own page in a locale. */
export const clubPage = (locale: Locale) => findPage(programme, locale);

/** The page of the club's rules, which members accept, in a locale. */
export const clubRules = (locale: Locale) => findPage(rules, locale);

/** Whether an entry is the club's own page. */
export const isClubPage = (key: RouteKey) => key === programme;
