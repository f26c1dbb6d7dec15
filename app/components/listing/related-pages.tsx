import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { parentOf } from '../shell/breadcrumbs.tsx';
import { CardSection } from './sections.tsx';

/**
 * Other pages of the same area: first those with the same property, then the same place, then the same themes or topics.
 * Ties are in the order of the spec, starting after the page and wrapping around. The next page is always included, so
 * that each page is linked from another.
 * @param limit maximum number of pages
 */
export function relatedPages(context: RenderContext, page: Page, limit: number): readonly Page[] {
  const area = context.listedPages(page.area, page.locale);
  const own = area.findIndex(({ key }) => key === page.key);
  const others = [...area.slice(own + 1), ...area.slice(0, Math.max(own, 0))];
  const [next] = others;
  // The sort is stable.
  const ranked = others
    .map((other) => ({ other, closeness: measureCloseness(page, other) }))
    .sort((one, another) => another.closeness - one.closeness)
    .map(({ other }) => other);
  const closest = ranked.slice(0, limit);
  return next === undefined || closest.includes(next) ? closest : [...closest.slice(0, limit - 1), next];
}

/** Scores what two pages share. A property counts more than a place, and a place more than all subjects. */
function measureCloseness(page: Page, other: Page): number {
  const [facts, others] = [factsOf(page.key), factsOf(other.key)];
  const shared = (list: readonly string[], second: readonly string[]) =>
    list.filter((item) => second.includes(item)).length;
  const samePlace = page.place !== undefined && page.place === other.place;
  return (
    (shared(facts.hotels, others.hotels) > 0 ? 100 : 0) +
    (samePlace ? 10 : 0) +
    shared([...facts.themes, ...facts.topics], [...others.themes, ...others.topics])
  );
}

const most = 4;

export interface RelatedPagesProps {
  readonly page: Page;
  readonly facts?: (page: Page) => ReactNode;
}

/** The pages of a section that are most similar to a page, and a link to the section. */
export function RelatedPages({ page, facts }: RelatedPagesProps) {
  const context = useRenderContext();
  const { listing } = messages[page.locale];
  const section = parentOf(context, page);
  return (
    <div className="related">
      <CardSection
        title={listing.related}
        pages={relatedPages(context, page, most)}
        listing={section?.indexable ? section : undefined}
        {...(facts && { facts })}
      />
    </div>
  );
}
