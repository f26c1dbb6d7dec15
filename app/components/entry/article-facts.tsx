import { topics } from '../../../generated/data/vocabularies.ts';
import { locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { bodyOf, readText } from '../text/body-of.tsx';
import { findPlace } from './place.tsx';

/** A shorter time says nothing. */
const leastMinutes = 2;

/**
 * The reading time of a page's body.
 * @returns whole minutes; undefined if it is short, or the language has no reading speed
 */
function readingMinutes(context: RenderContext, page: Page): number | undefined {
  const body = bodyOf(context, page);
  const { readingSpeed } = locales[body?.locale ?? page.locale];
  if (body === undefined || readingSpeed === undefined) return undefined;
  const characters = readText(body.html).replaceAll(/\s/g, '').length;
  const minutes = Math.round(characters / readingSpeed);
  return minutes < leastMinutes ? undefined : minutes;
}

/** Topic, place and reading time of an article. */
export function articleFacts(context: RenderContext, page: Page): readonly string[] {
  const [topic] = factsOf(page.key).topics;
  const place = findPlace(context, page.place, page.locale);
  const count = readingMinutes(context, page);
  return [
    topic && topics[topic][page.locale],
    place?.name,
    count && messages[page.locale].blog.readingTime({ count }),
  ].filter((text) => typeof text === 'string');
}

/** Topic, place and reading time on an article's card. */
export function ArticleFacts({ page }: { readonly page: Page }) {
  return (
    <p className="card-facts">
      {articleFacts(useRenderContext(), page).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}
