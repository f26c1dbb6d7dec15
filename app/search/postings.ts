/** An inverted index of a language's pages. */
export interface Postings {
  readonly words: readonly string[];
  /** The number of pages that contain a word. */
  countPages(word: string): number;
  /** @param visit called for each page that contains the word, with the word's score */
  visitPages(word: string, visit: (page: number, score: number) => void): void;
}

export interface PostingsBuilder {
  /**
   * Adds the next page.
   * @param parts the words of each of its parts, in the order of the weights
   */
  add(parts: readonly (readonly string[])[]): void;
  finish(): Postings;
}

/** How often a part of a page contains a word. */
type Place = readonly [page: number, count: number];

// The usual parameters of BM25+.
const [saturation, ofLength, bonus] = [1.2, 0.7, 0.5];

/**
 * Creates a builder of an index with BM25+. Scores do not depend on the query, so that a search only adds them.
 * @param weights weights of the parts of a page
 */
export function createPostingsBuilder(weights: readonly number[]): PostingsBuilder {
  /** By word and part. */
  const places = new Map<string, Place[][]>();
  /** The number of different words in each part of each page. */
  const lengths: (readonly number[])[] = [];

  const addPart = (words: readonly string[], page: number, part: number) => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      const byPart = places.get(word) ?? weights.map(() => []);
      byPart[part]?.push([page, count]);
      places.set(word, byPart);
    }
    return counts.size;
  };
  const scorePages = (byPart: readonly (readonly Place[])[], averages: readonly number[]) => {
    const scores = new Map<number, number>();
    for (const [part, list] of byPart.entries()) {
      const rarity = Math.log(1 + (lengths.length - list.length + 0.5) / (list.length + 0.5));
      for (const [page, count] of list) {
        const length = (lengths[page]?.[part] ?? 0) / (averages[part] ?? 1);
        const share = count / (count + saturation * (1 - ofLength + ofLength * length));
        const score = (weights[part] ?? 0) * rarity * (bonus + (saturation + 1) * share);
        scores.set(page, (scores.get(page) ?? 0) + score);
      }
    }
    return scores;
  };
  return {
    add(parts) {
      const page = lengths.length;
      lengths.push(parts.map((words, part) => addPart(words, page, part)));
    },
    finish() {
      const averages = weights.map((_, part) => {
        // Pages without the part would make every list a long one.
        const stated = lengths.map((ofPage) => ofPage[part] ?? 0).filter((length) => length > 0);
        return stated.reduce((sum, length) => sum + length, 0) / stated.length;
      });
      const packed = pack([...places.values()].map((byPart) => scorePages(byPart, averages)));
      return createPostings([...places.keys()], packed);
    },
  };
}

/** The lists of all words, concatenated: thousands of maps would take ten times the memory. */
interface Packed {
  /** Where the pages of each word end. */
  readonly ends: Uint32Array;
  readonly pages: Uint32Array;
  readonly scores: Float32Array;
}

function pack(words: readonly ReadonlyMap<number, number>[]): Packed {
  let end = 0;
  const ends = Uint32Array.from(words, ({ size }) => {
    end += size;
    return end;
  });
  const pages = Uint32Array.from(words.flatMap((scores) => [...scores.keys()]));
  const scores = Float32Array.from(words.flatMap((scores) => [...scores.values()]));
  return { ends, pages, scores };
}

function createPostings(words: readonly string[], { ends, pages, scores }: Packed): Postings {
  const indexes = new Map(words.map((word, index) => [word, index]));
  const rangeOf = (word: string): readonly [number, number] => {
    const index = indexes.get(word);
    return index === undefined ? [0, 0] : [ends[index - 1] ?? 0, ends[index] ?? 0];
  };
  return {
    words,
    countPages(word) {
      const [start, end] = rangeOf(word);
      return end - start;
    },
    visitPages(word, visit) {
      const [start, end] = rangeOf(word);
      for (let at = start; at < end; at += 1) visit(pages[at] ?? 0, scores[at] ?? 0);
    },
  };
}
