import type { SearchDocument } from './search-document.ts';
import type { Found, SearchIndex } from './search-index.ts';
import type { Word } from './terms.ts';

/** A part of a text, and whether it is a hit. */
export interface Part {
  readonly text: string;
  readonly isHit: boolean;
}

const longest = 170;
/** Maximum number of characters before the first hit. */
const before = 50;

/** The part of a page's summary, facts or body with the most hits; the beginning if there are none. */
export function cutSnippet({ terms }: SearchIndex, { document, terms: wanted }: Found): readonly Part[] {
  const texts = [document.summary, document.facts, document.body].filter((text) => text !== '');
  const windows = texts.map((text) => findWindow(text, terms.read(text), wanted));
  const [best] = windows.sort((one, other) => other.hits.length - one.hits.length);
  return best === undefined ? [] : markHits(best);
}

/** A page's title with its hits. */
export function markTitle({ terms }: SearchIndex, found: Found): readonly Part[] {
  const { title }: SearchDocument = found.document;
  const hits = terms.read(title).filter(({ term }) => found.terms.has(term));
  return markHits({ text: title, start: 0, end: title.length, hits });
}

interface Window {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly hits: readonly Word[];
}

/** The part of a text with the most distinct hits. */
function findWindow(text: string, words: readonly Word[], wanted: ReadonlySet<string>): Window {
  const hits = words.filter(({ term }) => wanted.has(term));
  let best: Window = { text, start: 0, end: endAt(text, words, longest), hits: [] };
  let most = 0;
  for (const hit of hits) {
    const start = text.length <= longest ? 0 : startAt(words, hit.start);
    const end = endAt(text, words, start + longest);
    const inside = hits.filter((other) => other.start >= start && other.end <= end);
    const different = new Set(inside.map(({ term }) => term)).size;
    if (different <= most) continue;
    most = different;
    best = { text, start, end, hits: inside };
  }
  return best;
}

function startAt(words: readonly Word[], hit: number): number {
  if (hit <= before) return 0;
  return words.find(({ start }) => start >= hit - before)?.start ?? hit;
}

function endAt(text: string, words: readonly Word[], limit: number): number {
  if (text.length <= limit) return text.length;
  return words.findLast(({ end }) => end <= limit)?.end ?? limit;
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
