import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { type Locale, locales } from '../../../generated/locales.ts';
import { site } from '../../../generated/site.ts';
import { searchPath } from '../../search/search-path.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { homePath, type Identified, organizationId, webSiteId } from './identifiers.ts';

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
    '@type': 'WebSite',
    '@id': webSiteId(locale),
    name: site.name,
    url: absoluteUrl(homePath(locale)),
    inLanguage: bcp47,
    publisher: { '@id': organizationId },
    potentialAction: search,
  };
}
