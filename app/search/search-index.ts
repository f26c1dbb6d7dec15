import { createPostingsBuilder, type Postings } from './postings.ts';
import type { SearchDocument } from './search-document.ts';
import { createTerms, type Terms } from './terms.ts';
import { createVocabulary, type Matches } from './vocabulary.ts';

export interface Found {
  readonly document: SearchDocument;
  /** Normalised words of the page that match the query; the best matches of each query word. */
  readonly terms: readonly string[];
}

export interface SearchIndex {
  readonly terms: Terms;
  /** The pages that contain all words of a query, best first; if there are none, the best that contain any. */
  search(query: string): readonly Found[];
}

const weights = { title: 6, aliases: 4, keywords: 2, section: 2, summary: 2, facts: 2, body: 0.5 };
const fields = Object.keys(weights) as (keyof typeof weights)[];
const weightOfAddress = 2;
// Pages whose name matches the query exactly rank before other pages.
const named = 3;
const major = 1.5;
const documentsInOneGo = 5;
// Longer queries are reduced to their rarest words.
const mostWords = 8;
const longestWord = 100;
// With fewer results than this, similar words match as well.
const fewPages = 3;
// Maximum number of results that lack words of the query.
const mostWithSome = 20;
// Maximum number of a page's words that are marked per query word.
const mostMarked = 3;

/** The results of one query word by page, with score and matching words. */
type Hits = Map<number, { score: number; readonly terms: string[] }>;

/**
 * Creates the index of one language's pages synchronously, in up to 100 ms.
 * @param language BCP 47
 */
export function createSearchIndex(documents: readonly SearchDocument[], language: string): SearchIndex {
  const { add, finish } = begin(language);
  for (const document of documents) add(document);
  return finish(documents);
}

/** Creates the index in small steps, so that the process can do other work in between. */
export async function createSearchIndexInSteps(
  documents: readonly SearchDocument[],
  language: string,
): Promise<SearchIndex> {
  const { add, finish } = begin(language);
  for (const [at, document] of documents.entries()) {
    add(document);
    if (at % documentsInOneGo === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return finish(documents);
}

function begin(language: string) {
  const terms = createTerms(language);
  const builder = createPostingsBuilder([...Object.values(weights), weightOfAddress]);
  const wordsOf = (text: string) => terms.learn(text).map(({ term }) => term);
  return {
    add(document: SearchDocument) {
      const texts = fields.map((field) => document[field]);
      builder.add([...texts, lastSegment(document.path)].map(wordsOf));
    },
    finish: (documents: readonly SearchDocument[]) => createSearch(documents, terms, builder.finish()),
  };
}

function createSearch(documents: readonly SearchDocument[], terms: Terms, postings: Postings): SearchIndex {
  const vocabulary = createVocabulary(postings, terms);
  const stems = (text: string) =>
    terms
      .read(text)
      .map(({ term }) => terms.stemOf(term))
      .join(' ');
  const names = documents.map(({ title, aliases }) => [title, ...aliases.split(', ')].map(stems));
  const weigh = (page: number, wanted: string) =>
    (documents[page]?.isMajor ? major : 1) * (names[page]?.includes(wanted) ? named : 1);

  const find = (matches: Matches, hits: Hits = new Map()) => {
    // Best matches first.
    for (const [word, weight] of [...matches].sort(([, one], [, other]) => other - one)) {
      postings.visitPages(word, (page, score) => {
        const hit = hits.get(page) ?? { score: 0, terms: [] };
        hit.score += weight * score;
        if (hit.terms.length < mostMarked) hit.terms.push(word);
        hits.set(page, hit);
      });
    }
    return hits;
  };
  const rank = (pages: readonly number[], words: readonly Hits[], wanted: string) =>
    pages
      .map((page) => {
        const hits = words.flatMap((hits) => hits.get(page) ?? []);
        return { page, hits, score: hits.reduce((sum, hit) => sum + hit.score, 0) * weigh(page, wanted) };
      })
      .sort((one, other) => other.score - one.score)
      .flatMap(({ page, hits }) => {
        const document = documents[page];
        return document === undefined ? [] : [{ document, terms: hits.flatMap((hit) => hit.terms) }];
      });

  /** The words of a query to search for, without single letters, unless there is nothing else. */
  const choose = (read: readonly string[]) => {
    const long = read.filter((term) => term.length > 1);
    const asked = [...new Set(long.length > 0 ? long : read)];
    if (asked.length <= mostWords) return asked;
    return asked
      .sort((one, other) => postings.countPages(one) - postings.countPages(other))
      .slice(0, mostWords);
  };

  return {
    terms,
    search(query) {
      const asked = choose(terms.read(query).map(({ term }) => term.slice(0, longestWord)));
      const wanted = stems(query);
      const found = asked.map((term) => find(vocabulary.match(term)));
      const exact = pagesWithAll(found);
      if (exact.length >= fewPages) return rank(exact, found, wanted);
      for (const [at, term] of asked.entries()) find(vocabulary.matchSimilar(term), found[at]);
      const all = pagesWithAll(found);
      if (all.length > 0) return rank(all, found, wanted);
      const unknown = asked.filter((term) => postings.countPages(term) === 0);
      const parts = unknown.flatMap(vocabulary.partsOf).slice(0, mostWords);
      const any = [...found, ...parts.map((part) => find(vocabulary.match(part)))];
      const some = new Set(any.flatMap((hits) => [...hits.keys()]));
      return rank([...some], any, wanted).slice(0, mostWithSome);
    },
  };
}

function pagesWithAll([first, ...others]: readonly Hits[]): readonly number[] {
  return [...(first?.keys() ?? [])].filter((page) => others.every((hits) => hits.has(page)));
}

/** The words of an address's last segment, which are another name of the page. */
function lastSegment(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
