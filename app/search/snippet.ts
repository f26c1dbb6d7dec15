import { type SearchDocument, textOfTerm } from './search-document.ts';
import type { Found, SearchIndex } from './search-index.ts';
import type { Terms, Word } from './terms.ts';

export interface Part {
  readonly text: string;
  readonly isHit: boolean;
}

const mostAsked = 3;
const mostFacts = 4;
const longest = 170;
/** Maximum number of characters before the first hit. */
const before = 50;

/** A page's facts that a query asks for, by their names or synonyms, best first; then those of its card. */
export function shownFacts({ terms }: SearchIndex, { document, terms: matched }: Found): readonly string[] {
  const wanted = new Set(matched);
  const counted = document.facts.map((term) => {
    const words = terms.find(textOfTerm(term), wanted);
    return { ...term, count: new Set(words.map((hit) => terms.stemOf(hit.term))).size };
  });
  const hits = counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  const asked = [...new Map(hits.map((hit) => [hit.of + hit.name, hit])).values()].slice(0, mostAsked);
  /** Terms by the beginning of their text, in order. */
  const texts = new Map<string, string>();
  for (const { name, of } of asked) {
    const known = texts.get(of);
    texts.set(of || name, known === undefined ? of + name : `${known}, ${name}`);
  }
  const alone = asked.filter(({ of }) => of === '');
  const others = document.brief.filter((text) => !alone.some(({ name }) => text.includes(name)));
  return [...texts.values(), ...others].slice(0, mostFacts);
}

/** The part of a page's summary or body with the most hits; without hits, the beginning. */
export function cutSnippet({ terms }: SearchIndex, { document, terms: matched }: Found): readonly Part[] {
  const wanted = new Set(matched);
  const texts = [document.summary, document.body].filter((text) => text !== '');
  const windows = texts.flatMap((text) => findWindow(text, terms, wanted) ?? []);
  const [best] = windows.sort((one, other) => other.hits.length - one.hits.length);
  if (best !== undefined) return markHits(best);
  const [text] = texts;
  return text === undefined ? [] : markHits({ text, start: 0, end: endAt(text, terms, longest), hits: [] });
}

/** A page's title with its hits. */
export function markTitle({ terms }: SearchIndex, found: Found): readonly Part[] {
  const { title }: SearchDocument = found.document;
  const hits = terms.find(title, new Set(found.terms));
  return markHits({ text: title, start: 0, end: title.length, hits });
}

interface Window {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly hits: readonly Word[];
}

/** The part of a text with the most distinct hits; undefined without hits. */
function findWindow(text: string, terms: Terms, wanted: ReadonlySet<string>): Window | undefined {
  const hits = terms.find(text, wanted);
  const first = findDensest(hits);
  if (first === undefined) return undefined;
  const start = text.length <= longest ? 0 : startAt(text, terms, first.start);
  const end = endAt(text, terms, start + longest);
  return { text, start, end, hits: hits.filter((hit) => hit.start >= start && hit.end <= end) };
}

/** The first hit of the shortest part with the most distinct terms. */
function findDensest(hits: readonly Word[]): Word | undefined {
  let [best] = hits;
  let [most, shortest] = [0, 0];
  let from = 0;
  /** How often each term occurs between `from` and a hit. */
  const near = new Map<string, number>();
  for (const { term, end } of hits) {
    near.set(term, (near.get(term) ?? 0) + 1);
    for (let first = hits[from]; first !== undefined; first = hits[from]) {
      const left = (near.get(first.term) ?? 0) - 1;
      const isLong = end - first.start > longest - before;
      // A term that occurs again makes the part no better.
      if (left > 0) near.set(first.term, left);
      else if (isLong) near.delete(first.term);
      else break;
      from += 1;
    }
    const first = hits[from];
    if (first === undefined) continue;
    const length = end - first.start;
    if (near.size < most || (near.size === most && length >= shortest)) continue;
    [most, shortest, best] = [near.size, length, first];
  }
  return best;
}

/** The start of the first word within `before` characters before a hit. */
function startAt(text: string, terms: Terms, hit: number): number {
  const least = hit - before;
  if (least <= 0) return 0;
  return terms.readSpaced(text, least, hit).find(({ start }) => start >= least)?.start ?? hit;
}

/** The end of the last word before a limit. */
function endAt(text: string, terms: Terms, limit: number): number {
  if (text.length <= limit) return text.length;
  const isInside = ({ end }: Word) => end <= limit;
  const near = terms.readSpaced(text, limit - before, limit).findLast(isInside);
  return (near ?? terms.readSpaced(text, 0, limit).findLast(isInside))?.end ?? limit;
}

function markHits({ text, start, end, hits }: Window): readonly Part[] {
  const parts: Part[] = [];
  let at = start;
  for (const hit of hits) {
    if (hit.start > at) parts.push({ text: text.slice(at, hit.start), isHit: false });
    parts.push({ text: text.slice(hit.start, hit.end), isHit: true });
    at = hit.end;
  }
  if (at < end) parts.push({ text: text.slice(at, end), isHit: false });
  const ellipsis = { text: '…', isHit: false };
  return [...(start > 0 ? [ellipsis] : []), ...parts, ...(end < text.length ? [ellipsis] : [])];
}
