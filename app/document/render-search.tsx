import type { Locale } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import type { Area } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { SearchContent } from '../components/search/search-content.tsx';
import { cleanQuery } from '../declarations/search-addresses.ts';
import { collectDocuments, createSearchFile, searchLanguage } from '../search/collect-documents.ts';
import { createSearchIndexInSteps, type SearchIndex } from '../search/search-index.ts';
import { renderDocument } from './document.ts';
import { oncePerContext, type RenderContext } from './render-context.ts';
import { renderMarkup } from './render-markup.tsx';

/** Created on the first search in a language. All languages take 45 MB. */
const indexesOf = oncePerContext(() => new Map<Locale, Promise<SearchIndex>>());

/**
 * Renders the results page in one language.
 * @param text the query as typed
 * @param area the area whose pages are shown; default: all
 */
export async function renderSearch(
  context: RenderContext,
  locale: Locale,
  text: string,
  area?: Area,
): Promise<string> {
  const words = messages[locale].search;
  const query = cleanQuery(text);
  const index = await indexOf(context, locale);
  const found = index.search(query);
  const head = {
    locale,
    title: [...(query === '' ? [words.open] : [query, words.title]), site.name].join(' | '),
    description: words.example,
    indexable: false,
    alternates: [],
    data: { search: '', locale },
  };
  const content = <SearchContent locale={locale} query={query} area={area} index={index} found={found} />;
  return renderDocument(context, head, renderMarkup(context, content));
}

/** The search file of a locale, as JSON. */
export function renderSearchFile(context: RenderContext, locale: Locale): string {
  return JSON.stringify(createSearchFile(context, locale));
}

function indexOf(context: RenderContext, locale: Locale): Promise<SearchIndex> {
  const indexes = indexesOf(context);
  const index =
    indexes.get(locale) ??
    createSearchIndexInSteps(collectDocuments(context, locale), searchLanguage(locale));
  indexes.set(locale, index);
  return index;
}
