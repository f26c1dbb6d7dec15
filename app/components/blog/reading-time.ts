import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { bodyOf } from '../text/body-of.tsx';

/** Average silent reading speed of adults (Brysbaert 2019: 238 words of English). */
const wordsAMinute = 238;

/**
 * The reading time of a page's body.
 * @returns whole minutes, at least 1; undefined if the page has no body
 */
export function readingMinutes(context: RenderContext, page: Page): number | undefined {
  const body = bodyOf(context, page);
  if (body === undefined) return undefined;
  const words = body.html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute));
}
