import type { Graph, Thing } from 'schema-dts';
import type { Page, PageKind } from '../../../generated/routes/index.ts';
import { isHome } from '../../components/home-page.ts';
import { kindOf } from '../../components/listing/listing-of.ts';
import type { RenderContext } from '../render-context.ts';
import { describeArticle } from './blog-posting.ts';
import { describeBreadcrumbs } from './breadcrumb-list.ts';
import type { Identified, Reference } from './identifiers.ts';
import { describeList } from './item-list.ts';
import { describeLodgings } from './lodging.ts';
import { describeOffer } from './offer.ts';
import { describeOrganization } from './organization.ts';
import { describeDestination } from './place.ts';
import { describeTrip } from './tourist-trip.ts';
import { describeFoodEstablishment, describeWellness } from './venue.ts';
import { describeWebPage } from './web-page.ts';
import { describeWebSite } from './web-site.ts';

type Node = Identified<Thing>;

/** The things that the pages of a kind describe; listings, and pages of other kinds, only describe themselves. */
const describers: Readonly<
  Partial<Record<PageKind, (context: RenderContext, page: Page) => Node | readonly Node[] | undefined>>
> = {
  property: describeLodgings,
  destination: describeDestination,
  offer: describeOffer,
  article: describeArticle,
  tour: describeTrip,
  restaurant: describeFoodEstablishment,
  wellness: describeWellness,
};

/** A page's graph as JSON-LD, escaped for a script element; undefined on pages that are not indexed. */
export function renderStructuredData(context: RenderContext, page: Page): string | undefined {
  const graph = buildGraph(context, page);
  return graph && JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** A page's data for search engines, in the vocabulary of schema.org. */
function buildGraph(context: RenderContext, page: Page): Graph | undefined {
  if (!page.indexable) return undefined;
  const [breadcrumbs] = present(describeBreadcrumbs(context, page));
  const [list] = present(describeList(context, page));
  const things = list ? [] : present(describers[kindOf(page)]?.(context, page));
  const site = isHome(page) ? [describeWebSite(context, page.locale), describeOrganization(context)] : [];
  const self = describeWebPage(context, page, {
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
