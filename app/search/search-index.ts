import { createPostingsBuilder, type Postings } from './postings.ts';
import { type SearchDocument, type SearchFile, textOfTerm } from './search-document.ts';
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

const weights = { title: 6, aliases: 4, keywords: 2, about: 2, summary: 2, facts: 6, body: 0.5 };
const fields = Object.keys(weights) as (keyof typeof weights)[];
const weightOfAddress = 2;
// Pages whose name matches the query exactly rank before other pages.
const byName = 5;
const byNearlyName = 1.75;
const major = 1.25;
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

// A number of rooms or guests, of which texts say nothing; years are looked for.
const amount = /^\d{1,3}\p{Script=Hangul}*$/u;

/** The results of one query word by page, with score and matching words. */
type Hits = Map<number, { score: number; readonly terms: string[] }>;

/** The language of an index: a part of a `SearchFile`. */
export type SearchLanguage = Pick<SearchFile, 'language' | 'ignored'>;

/** Creates the index of one language's pages synchronously, in up to 100 ms. */
export function createSearchIndex(
  documents: readonly SearchDocument[],
  language: SearchLanguage,
): SearchIndex {
  const { add, finish } = begin(language);
  for (const document of documents) add(document);
  return finish(documents);
}

/** Creates the index in small steps, so that the process can do other work in between. */
export async function createSearchIndexInSteps(
  documents: readonly SearchDocument[],
  language: SearchLanguage,
): Promise<SearchIndex> {
  const { add, finish } = begin(language);
  for (const [at, document] of documents.entries()) {
    add(document);
    if (at % documentsInOneGo === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return finish(documents);
}

function begin({ language, ignored }: SearchLanguage) {
  const terms = createTerms(language);
  const builder = createPostingsBuilder([...Object.values(weights), weightOfAddress]);
  const wordsOf = (text: string) => terms.learn(text).map(({ term }) => term);
  const unasked = new Set(wordsOf(ignored.join(' ')));
  return {
    add(document: SearchDocument) {
      const texts = fields.map((field) =>
        field === 'facts' ? document.facts.map(textOfTerm).join(', ') : document[field],
      );
      builder.add([...texts, lastSegment(document.path)].map(wordsOf));
    },
    finish: (documents: readonly SearchDocument[]) =>
      createSearch(documents, terms, builder.finish(), unasked),
  };
}

function createSearch(
  documents: readonly SearchDocument[],
  terms: Terms,
  postings: Postings,
  unasked: ReadonlySet<string>,
): SearchIndex {
  const read = (text: string) => terms.read(text).map(({ term }) => term.slice(0, longestWord));
  /** The words that say something, and amounts, unless there are none. */
  const choose = (words: readonly string[]): readonly string[] => {
    const chosen = words.filter((term) => amount.test(term) || (term.length > 1 && !unasked.has(term)));
    return chosen.length > 0 ? chosen : words;
  };
  const names = documents.map(({ title, aliases }) => [title, ...aliases.split(', ')].map(read));
  const nameOf = createNames(terms);
  const named = names.map((each) => new Map(each.map(nameOf)));
  const nearlyNamed = names.map((each) => new Map(each.map(choose).map(nameOf)));
  const vocabulary = createVocabulary(postings, terms, new Set(names.flat(2)));
  const weigher = (words: readonly string[]) => {
    const chosen = choose(words);
    const whole = nameOf(words);
    const parts = [nameOf(chosen), nameOf(withoutAmounts(chosen))];
    return (page: number) =>
      (documents[page]?.isMajor ? major : 1) *
      (isNamed(named[page], whole)
        ? byName
        : parts.some((part) => isNamed(nearlyNamed[page], part))
          ? byNearlyName
          : 1);
  };

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
  /** Pages that say something of each word come before those that say much of one. */
  const rank = (pages: Iterable<number>, words: readonly Hits[], wanted: readonly string[]) => {
    const weigh = weigher(wanted);
    return [...pages]
      .map((page) => {
        const hits = words.flatMap((hits) => hits.get(page) ?? []);
        const score = hits.reduce((sum, hit) => sum + Math.sqrt(hit.score), 0) * weigh(page);
        return { page, hits, score: score * hits.length };
      })
      .sort((one, other) => other.score - one.score)
      .flatMap(({ page, hits }) => {
        const document = documents[page];
        return document === undefined ? [] : [{ document, terms: hits.flatMap((hit) => hit.terms) }];
      });
  };

  /** The rarest of a query's words. */
  const shorten = (asked: readonly string[]) =>
    asked.length <= mostWords
      ? asked
      : asked
          .toSorted((one, other) => postings.countPages(one) - postings.countPages(other))
          .slice(0, mostWords);

  return {
    terms,
    search(query) {
      const wanted = read(query);
      const asked = shorten([...new Set(withoutAmounts(choose(wanted)))]);
      const found = asked.map((term) => find(vocabulary.match(term)));
      const exact = pagesWithAll(found);
      if (exact.length >= fewPages) return rank(exact, found, wanted);
      for (const [at, term] of asked.entries()) find(vocabulary.matchSimilar(term), found[at]);
      const all = pagesWithAll(found);
      if (all.length > 0) return rank(all, found, wanted);
      const unknown = asked.filter((term) => postings.countPages(term) === 0);
      const partsOfUnknown = unknown.flatMap(vocabulary.partsOf).slice(0, mostWords);
      const any = [...found, ...partsOfUnknown.map((part) => find(vocabulary.match(part)))];
      const some = new Set(any.flatMap((hits) => [...hits.keys()]));
      return rank(some, any, wanted).slice(0, mostWithSome);
    },
  };
}

/** Unless there are no other words. */
function withoutAmounts(words: readonly string[]): readonly string[] {
  const others = words.filter((term) => !amount.test(term));
  return others.length > 0 ? others : words;
}

/** A name without endings, with the amount from which it is meant: “4 rooms” stands for 12 as well. */
type Name = readonly [pattern: string, amount: number];

function createNames({ stemOf }: Terms) {
  return (words: readonly string[]): Name => {
    const pattern = words.map((term) => (amount.test(term) ? '#' : stemOf(term))).join(' ');
    return [pattern, Number.parseInt(words.find((term) => amount.test(term)) ?? '0', 10)];
  };
}

function isNamed(names: ReadonlyMap<string, number> | undefined, [pattern, amount]: Name): boolean {
  const least = names?.get(pattern);
  return least !== undefined && amount >= least;
}

function pagesWithAll([first, ...others]: readonly Hits[]): readonly number[] {
  return [...(first?.keys() ?? [])].filter((page) => others.every((hits) => hits.has(page)));
}

/** The words of an address's last segment, which are another name of the page. */
function lastSegment(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
