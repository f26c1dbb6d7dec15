import { pagesOn } from '../../app/document/for-server.ts';
import { baseLocale, localeCodes, localeOfPath, locales } from '../../generated/locales.ts';
import { redirects } from '../../generated/redirects.ts';
import { absentEntries } from '../../generated/routes/absent.ts';
import { pages } from '../../generated/routes/index.ts';
import type { SiteTables } from './site-tables.ts';

/** The tables of the site as the spec declares it. */
export const generatedTables: SiteTables = {
  pages,
  pagesOn,
  absentEntries,
  redirects,
  baseLocale,
  localeCodes,
  bcp47Of: (locale) => locales[locale].bcp47,
  localeOfPath,
};
