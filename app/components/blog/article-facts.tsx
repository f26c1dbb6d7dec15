import { topics } from '../../../generated/data/vocabularies.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { findPlace } from '../destination/place.ts';
import { readingMinutes } from './reading-time.ts';

/** Topic, place and reading time of an article, for its card. */
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
