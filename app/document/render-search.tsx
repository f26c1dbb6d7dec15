import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { site } from '../../generated/site.ts';
import { SearchContent } from '../components/search/search-content.tsx';
import { cleanQuery } from '../search/clean-query.ts';
import { collectDocuments, createSearchFile } from '../search/collect-documents.ts';
import { createSearchIndexInSteps, type SearchIndex } from '../search/search-index.ts';
import { type DocumentAssets, renderDocument } from './document.ts';
import { keepTyped } from './placeholders.ts';

/** By language, made when it is first searched. All take 45 MB. */
const indexes = new Map<Locale, Promise<SearchIndex>>();

/**
 * The HTML document of the results page in one language.
 * @param text the query as typed
 */
export async function renderSearch(locale: Locale, text: string, assets: DocumentAssets): Promise<string> {
  const words = messages[locale].search;
  const asked = cleanQuery(text);
  const query = keepTyped(asked);
  const addressQuery = asked === '' ? '' : keepTyped(`?${new URLSearchParams({ q: asked })}`);
  const index = await indexOf(locale);
  const found = index.search(asked);
  const head = {
    locale,
    title: [...(query === '' ? [] : [query]), words.title, site.name].join(' | '),
    description: words.example,
    indexable: false,
    alternates: [],
    data: { search: '', locale },
  };
  const content = (
    <SearchContent locale={locale} query={query} addressQuery={addressQuery} index={index} found={found} />
  );
  return renderDocument(head, renderToStaticMarkup(content), assets);
}

/** The search file of a locale, as JSON. */
export function renderSearchFile(locale: Locale): string {
  return JSON.stringify(createSearchFile(locale));
}

function indexOf(locale: Locale): Promise<SearchIndex> {
  const index =
    indexes.get(locale) ?? createSearchIndexInSteps(collectDocuments(locale), locales[locale].bcp47);
  indexes.set(locale, index);
  return index;
}
