import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { type Locale, locales } from '../../../generated/locales.ts';
import { searchPath } from '../../search/search-path.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { RenderContext } from '../render-context.ts';
import { homePath, type Identified, organizationOf, webSiteIn } from './identifiers.ts';

/** The site in one language, with its search. */
export function describeWebSite(context: RenderContext, locale: Locale): Identified<WebSite> {
  const { bcp47 } = locales[locale];
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(context, searchPath(locale))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    ...webSiteIn(context, locale),
    url: absoluteUrl(context, homePath(context, locale)),
    inLanguage: bcp47,
    publisher: organizationOf(context),
    potentialAction: search,
  };
}
