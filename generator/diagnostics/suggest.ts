import { closest, distance } from 'fastest-levenshtein';

/** The candidate a person most likely meant, or undefined where none is near. */
export function suggest(given: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  if (list.length === 0) return undefined;
  const nearest = closest(given.toLowerCase(), list);
  const allowed = Math.max(1, Math.floor(Math.max(given.length, nearest.length) / 3));
  return distance(given.toLowerCase(), nearest.toLowerCase()) <= allowed ? nearest : undefined;
}

/** A sentence that names the nearest candidate, else lists them all where they are few; ends with a space if not empty. */
export function didYouMean(given: string, candidates: Iterable<string>): string {
  const list = [...candidates];
  const nearest = suggest(given, list);
  if (nearest !== undefined) return `Did you mean “${nearest}”? `;
  return list.length > 0 && list.length <= 24 ? `Known: ${list.join(', ')}. ` : '';
}
