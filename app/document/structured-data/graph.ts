import type {
  BreadcrumbList,
  Graph,
  ItemList,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { type Locale, locales } from '../../../generated/locales.ts';
import type { Page, PageKind } from '../../../generated/routes/index.ts';
import { childPages, kindOf } from '../../components/listing/listing-of.ts';
import { ancestorsOf } from '../../components/shell/breadcrumbs.tsx';
import { isHome } from '../../components/shell/home-page.ts';
import { menuLabel } from '../../components/text/menu-label.ts';
import { searchPath } from '../../declarations/search-addresses.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from '../urls.ts';
import {
  describeArticle,
  describeFoodEstablishment,
  describeOffer,
  describeTrip,
  describeWellness,
} from './entries.ts';
import { homePath, type Identified, idOn, organizationOf, type Reference, webSiteIn } from './identifiers.ts';
import { describeLodgings } from './lodging.ts';
import { describeOrganization } from './organization.ts';
import { describeDestination } from './place.ts';
import { describeWebPage } from './web-page.ts';

function describeWebSite(context: RenderContext, locale: Locale): Identified<WebSite> {
  const { bcp47 } = locales[locale];
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(context, searchPath(locale))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    ...webSiteIn(context, locale),
    url: absoluteUrl(context, homePath(context, locale)),
    inLanguage: bcp47,
    publisher: organizationOf(context),
    potentialAction: search,
  };
}

/** The breadcrumbs of a page; undefined for home. */
function describeBreadcrumbs(context: RenderContext, page: Page): Identified<BreadcrumbList> | undefined {
  const ancestors = ancestorsOf(context, page);
  if (ancestors.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(context, page, 'breadcrumbs'),
    itemListElement: [...ancestors, page].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: menuLabel(step) ?? step.title,
      item: absoluteUrl(context, step.path),
    })),
  };
}

/** The entries of a listing; undefined for other pages. */
function describeList(context: RenderContext, page: Page): Identified<ItemList> | undefined {
  const entries = isHome(page) ? [] : childPages(context, page.key, page.locale);
  if (entries.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    '@id': idOn(context, page, 'list'),
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(context, entry.path),
    })),
  };
}

type Node = Identified<Thing>;

/** Functions that describe the subjects of pages, by kind. Listings and pages of other kinds have only the page itself. */
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

/** A page's graph as JSON-LD, escaped for a script element; undefined if the page is not indexed. */
export function renderStructuredData(context: RenderContext, page: Page): string | undefined {
  const graph = buildGraph(context, page);
  return graph && JSON.stringify(graph).replaceAll('<', '\\u003c');
}

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
