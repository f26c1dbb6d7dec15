import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { distanceBetween, sharePlace } from '../entry/distance.ts';
import { placesOf } from '../entry/place.tsx';
import { parentOf } from '../shell/breadcrumbs.tsx';
import { kindOf } from './listing-of.ts';
import { CardSection } from './sections.tsx';

/** Guests do not go further than this for a day, in kilometres as the crow flies. A venue is where they stay. */
const dayTrip = 100;

/**
 * Other pages of the same area, without those of places too far away for a day, unless they are venues: first those with
 * the same property, then the same place, then with shared themes or topics and near. Ties are in the order of the spec,
 * starting after the page and wrapping around. The next page of the same place, else the next, and the next without a
 * place are always included, so that others link to each page.
 * @param limit maximum number of pages
 */
export function relatedPages(context: RenderContext, page: Page, limit: number): readonly Page[] {
  const area = context.listedPages(page.area, page.locale);
  const own = area.findIndex(({ key }) => key === page.key);
  const others = [...area.slice(own + 1), ...area.slice(0, Math.max(own, 0))].filter(
    (other) => kindOf(page) === 'venue' || distanceBetween(page, other) <= dayTrip,
  );
  const [first] = others;
  if (first === undefined) return [];
  const next = [
    others.find((other) => sharePlace(page, other)) ?? first,
    ...(placesOf(first).length === 0 ? [first] : []),
  ];
  // The sort is stable.
  const ranked = others
    .map((other) => ({ other, closeness: measureCloseness(page, other) }))
    .sort((one, another) => another.closeness - one.closeness)
    .map(({ other }) => other);
  const chosen = [...new Set([...next, ...ranked])].slice(0, limit);
  return ranked.filter((other) => chosen.includes(other));
}

/** Kilometres that outweigh a shared theme or topic. */
const kilometresOfSubject = 20;

/** Scores what two pages share. A property counts more than a place, and a place more than subjects and distance. */
function measureCloseness(page: Page, other: Page): number {
  const [facts, others] = [factsOf(page.key), factsOf(other.key)];
  const shared = (list: readonly string[], second: readonly string[]) =>
    list.filter((item) => second.includes(item)).length;
  return (
    (shared(facts.hotels, others.hotels) > 0 ? 100 : 0) +
    (sharePlace(page, other) ? 10 : 0) +
    shared([...facts.themes, ...facts.topics], [...others.themes, ...others.topics]) -
    distanceBetween(page, other) / kilometresOfSubject
  );
}

const most = 3;

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
