import { collectDocuments, searchLanguage } from '../../../app/search/collect-documents.ts';
import type { SearchDocument } from '../../../app/search/search-document.ts';
import { createSearchIndex, type SearchIndex } from '../../../app/search/search-index.ts';
import type { Locale } from '../../../generated/locales.ts';
import { site } from '../site-on.ts';

const documents = new Map<Locale, readonly SearchDocument[]>();
const indexes = new Map<Locale, SearchIndex>();

/** The search index of a language. Created once, because creating it takes most of the time of these tests. */
export function documentsOf(locale: Locale): readonly SearchDocument[] {
  const found = documents.get(locale) ?? collectDocuments(site, locale);
  documents.set(locale, found);
  return found;
}

/** The index of a language; made once. */
export function indexOf(locale: Locale): SearchIndex {
  const found = indexes.get(locale) ?? createSearchIndex(documentsOf(locale), searchLanguage(locale));
  indexes.set(locale, found);
  return found;
}
