import { topics } from '../../../generated/data/vocabularies.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { bodyOf } from '../text/body-of.tsx';
import { findPlace } from './place.tsx';

/** Average silent reading speed of adults (Brysbaert 2019: 238 words of English). */
const wordsAMinute = 238;

/**
 * The reading time of a page's body.
 * @returns whole minutes, at least 1; undefined if the page has no body
 */
function readingMinutes(context: RenderContext, page: Page): number | undefined {
  const body = bodyOf(context, page);
  if (body === undefined) return undefined;
  const words = body.html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute));
}

/** Topic, place and reading time on an article's card. */
export function ArticleFacts({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { blog } = messages[page.locale];
  const [topic] = factsOf(page.key).topics;
  const place = findPlace(context, page.place, page.locale);
  const minutes = readingMinutes(context, page);
  return (
    <p className="card-facts">
      {topic && <span>{topics[topic][page.locale]}</span>}
      {place && <span>{place.name}</span>}
      {minutes && <span>{blog.readingTime({ count: minutes })}</span>}
    </p>
  );
}
