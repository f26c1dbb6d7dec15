import type { Graph, Thing } from 'schema-dts';
import type { Area, Page } from '../../../generated/routes/index.ts';
import { describeArticle } from './blog-posting.ts';
import { describeBreadcrumbs } from './breadcrumb-list.ts';
import { describeFoodEstablishment } from './food-establishment.ts';
import type { Identified, Reference } from './identifiers.ts';
import { describeList } from './item-list.ts';
import { describeLodgings } from './lodging.ts';
import { describeOffer } from './offer.ts';
import { describeOrganization } from './organization.ts';
import { describeDestination } from './place.ts';
import { describeTrip } from './tourist-trip.ts';
import { describeWebPage } from './web-page.ts';
import { describeWebSite } from './web-site.ts';
import { describeWellness } from './wellness.ts';

type Node = Identified<Thing>;

/** The things that the pages of an area describe; listings, and pages of other areas, only describe themselves. */
const describers: Readonly<Partial<Record<Area, (page: Page) => Node | readonly Node[] | undefined>>> = {
  accommodation: describeLodgings,
  destinations: describeDestination,
  offers: describeOffer,
  blog: describeArticle,
  tours: describeTrip,
  restaurants: describeFoodEstablishment,
  wellness: describeWellness,
};

/** A page's data for search engines, in the vocabulary of schema.org; undefined on pages that are not indexed. */
export function buildGraph(page: Page): Graph | undefined {
  if (!page.indexable) return undefined;
  const [breadcrumbs] = present(describeBreadcrumbs(page));
  const [list] = present(describeList(page));
  const things = list ? [] : present(describers[page.area]?.(page));
  const site = page.key === 'home' ? [describeWebSite(page.locale), describeOrganization()] : [];
  const self = describeWebPage(page, {
    breadcrumbs: breadcrumbs && refer(breadcrumbs),
    list: list && refer(list),
    things: things.map(refer),
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [self, ...things, ...present(list), ...present(breadcrumbs), ...site],
  };
}

function present(nodes: Node | readonly Node[] | undefined): readonly Node[] {
  return nodes === undefined ? [] : [nodes].flat();
}

function refer(node: Node): Reference {
  return { '@id': node['@id'] };
}
