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

/** How many indexes are kept: each takes about 7 MB. */
const mostIndexes = 3;
/** In the order of their last use. */
const indexes = new Map<Locale, Promise<SearchIndex>>();
/** Those that are being made. */
const waiting = new Map<Locale, Promise<SearchIndex>>();
let lastIndex: Promise<unknown> = Promise.resolve();

/**
 * The HTML document of the results page in one language.
 * @param text the query as typed
 */
export async function renderSearch(locale: Locale, text: string, assets: DocumentAssets): Promise<string> {
  const words = messages[locale].search;
  const asked = cleanQuery(text);
  const query = keepTyped(asked);
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
  const content = <SearchContent locale={locale} query={query} index={index} found={found} />;
  return renderDocument(head, renderToStaticMarkup(content), assets);
}

/** The search file of a locale, as JSON. */
export function renderSearchFile(locale: Locale): string {
  return JSON.stringify(createSearchFile(locale));
}

/** The index of a language, made when it is first searched; those that were searched last are kept. */
function indexOf(locale: Locale): Promise<SearchIndex> {
  const index = indexes.get(locale) ?? createIndex(locale);
  indexes.delete(locale);
  indexes.set(locale, index);
  const [oldest] = indexes.keys();
  if (indexes.size > mostIndexes && oldest !== undefined) indexes.delete(oldest);
  return index;
}

/** One after another, and none twice at once: guests in many languages must not take all the time and memory. */
function createIndex(locale: Locale): Promise<SearchIndex> {
  const awaited = waiting.get(locale);
  if (awaited !== undefined) return awaited;
  const index = lastIndex
    .then(() => createSearchIndexInSteps(collectDocuments(locale), locales[locale].bcp47))
    .finally(() => waiting.delete(locale));
  waiting.set(locale, index);
  lastIndex = index;
  return index;
}
