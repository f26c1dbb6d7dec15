import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchDocument } from './search-document.ts';
import { createTerms, type Terms } from './terms.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** A page that a search found. */
export interface Found {
  readonly document: SearchDocument;
  /** The normalised words of the page that match the query. */
  readonly terms: ReadonlySet<string>;
}

export interface SearchIndex {
  readonly terms: Terms;
  /** The pages that contain every word of a query, best first; if there are none, those that contain any. */
  search(query: string): readonly Found[];
}

const boost = { title: 6, aliases: 4, address: 2, keywords: 2, section: 2, summary: 2, facts: 2, body: 0.5 };
const fields = Object.keys(boost);
// Pages that a query names exactly rank before pages that merely contain its words.
const named = 3;
const major = 1.5;
const documentsInOneGo = 5;
// More words than anyone types; each costs a search.
const mostWords = 8;
// With fewer results than this, fuzzy matches count as well.
const fewPages = 3;
const leastForFuzzy = 5;
const leastForPrefix = 4;

/**
 * Makes the index of one language's pages at once; it takes up to a tenth of a second.
 * @param language BCP 47
 */
export function createSearchIndex(documents: readonly SearchDocument[], language: string): SearchIndex {
  const { rows, index, ...parts } = prepare(documents, language);
  index.addAll(rows);
  return createSearch(documents, index, parts);
}

/** The same in small steps, between which the process does other work. */
export async function createSearchIndexInSteps(
  documents: readonly SearchDocument[],
  language: string,
): Promise<SearchIndex> {
  const { rows, index, ...parts } = prepare(documents, language);
  await index.addAllAsync(rows, { chunkSize: documentsInOneGo });
  return createSearch(documents, index, parts);
}

function prepare(documents: readonly SearchDocument[], language: string) {
  const terms = createTerms(language);
  const vocabulary = createVocabulary(terms);
  const index = new MiniSearch({
    fields,
    tokenize: (text) => terms.learn(text).map(({ term }) => vocabulary.add(term)),
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (text) => text.split(' ') },
  });
  const rows = documents.map((document, id) => ({ ...document, id, address: lastSegment(document.path) }));
  return { terms, vocabulary, index, rows };
}

function createSearch(
  documents: readonly SearchDocument[],
  index: MiniSearch,
  { terms, vocabulary }: { readonly terms: Terms; readonly vocabulary: Vocabulary },
): SearchIndex {
  const stems = (text: string) =>
    terms
      .read(text)
      .map(({ term }) => terms.stemOf(term))
      .join(' ');
  const names = documents.map(({ title, aliases }) => [title, ...aliases.split(', ')].map(stems));
  const weigh = (id: number, wanted: string) =>
    (documents[id]?.isMajor ? major : 1) * (names[id]?.includes(wanted) ? named : 1);

  const run = (asked: readonly string[], combineWith: 'AND' | 'OR', isFuzzy: boolean) =>
    index.search({ combineWith, queries: asked.map((term) => queryFor(term, vocabulary, terms, isFuzzy)) });
  const rank = (results: readonly SearchResult[], wanted: string) =>
    results
      .map(({ id, score, terms: matched, queryTerms }) => ({
        id: Number(id),
        matched,
        // MiniSearch multiplies by the number of query terms, of which one word has several.
        score: (score / queryTerms.length) * weigh(Number(id), wanted),
      }))
      .sort((one, other) => other.score - one.score)
      .flatMap(({ id, matched }) => {
        const document = documents[id];
        return document === undefined ? [] : [{ document, terms: new Set(matched) }];
      });

  return {
    terms,
    search(query) {
      const read = [...new Set(terms.read(query).map(({ term }) => term))];
      const long = read.filter((term) => term.length > 1);
      const asked = (long.length > 0 ? long : read).slice(0, mostWords);
      if (asked.length === 0) return [];
      const exact = run(asked, 'AND', false);
      const similar = exact.length < fewPages ? run(asked, 'AND', true) : exact;
      if (similar.length > 0) return rank(similar, stems(query));
      const parts = asked.flatMap((term) => [term, ...vocabulary.partsOf(term)]);
      return rank(run(parts, 'OR', true), stems(query));
    },
  };
}

/** The query for a word: as typed, its other forms, words that contain it, and words that begin with its stem. */
function queryFor(term: string, vocabulary: Vocabulary, terms: Terms, isFuzzy: boolean): Query {
  const related = vocabulary.related(term);
  const stem = terms.stemOf(term);
  const fuzzy = isFuzzy && term.length >= leastForFuzzy && 0.2;
  const typed = { queries: [term], prefix: term.length > 1, fuzzy };
  const forms = {
    queries: [[...related.keys()].join(' ')],
    boostTerm: (form: string) => related.get(form) ?? 1,
  };
  const derived = { queries: [stem], prefix: true, boostTerm: () => 0.4 };
  return {
    combineWith: 'OR',
    queries: [
      typed,
      ...(related.size > 0 ? [forms] : []),
      ...(stem !== term && stem.length >= leastForPrefix ? [derived] : []),
    ],
  };
}

/** The words of an address's last segment: they name the page too. */
function lastSegment(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
