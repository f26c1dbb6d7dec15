import { findContent } from '../../../generated/content/index.ts';
import type { Page } from '../../../generated/routes/index.ts';

/** Average silent reading speed of adults (Brysbaert 2019: 238 words of English). */
const wordsAMinute = 238;

/**
 * The reading time of a page's body.
 * @returns whole minutes, at least 1; undefined if the page has no body in its language
 */
export function readingMinutes(page: Page): number | undefined {
  const html = findContent(page.key, page.locale);
  if (html === undefined) return undefined;
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute));
}
