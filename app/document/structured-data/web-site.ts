import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { type Locale, locales } from '../../../generated/locales.ts';
import { searchPath } from '../../search/search-path.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { homePath, type Identified, organization, webSiteIn } from './identifiers.ts';

/** The site in one language, with its search. */
export function describeWebSite(locale: Locale): Identified<WebSite> {
  const { bcp47 } = locales[locale];
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(searchPath(locale))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    ...webSiteIn(locale),
    url: absoluteUrl(homePath(locale)),
    inLanguage: bcp47,
    publisher: organization,
    potentialAction: search,
  };
}
