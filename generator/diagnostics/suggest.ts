import { closest, distance } from 'fastest-levenshtein';
import { nameHidden } from './hidden-characters.ts';

/** How many letters may differ: none in locale codes and numbers, which all resemble each other. */
function allowedDistance(length: number): number {
  if (length <= 2) return 0;
  return length <= 4 ? 1 : Math.max(2, Math.floor(length / 4));
}

/** The candidate that was most likely meant, or undefined where none is similar. */
function suggest(given: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  if (list.length === 0) return undefined;
  const nearest = closest(given.toLowerCase(), list);
  const allowed = allowedDistance(Math.max(given.length, nearest.length));
  return distance(given.toLowerCase(), nearest.toLowerCase()) <= allowed ? nearest : undefined;
}

/** A sentence that names the nearest candidate, else lists all where they are few. Ends with a space unless empty. */
export function didYouMean(given: string, candidates: Iterable<string>): string {
  const list = [...candidates];
  const nearest = suggest(given, list);
  const hidden = nameHidden(given);
  if (nearest !== undefined) return `${hidden}Did you mean “${nearest}”? `;
  return hidden + (list.length > 0 && list.length <= 24 ? `Known: ${list.join(', ')}. ` : '');
}
