import type { Locale } from '../../generated/locales.ts';
import { pageWithRole } from '../components/listing/listing-of.ts';

/** The club's own page in a locale. */
export const clubPage = (locale: Locale) => pageWithRole('club', locale);

/** The page of the club's rules, which members accept, in a locale. */
export const clubRules = (locale: Locale) => pageWithRole('clubRules', locale);
