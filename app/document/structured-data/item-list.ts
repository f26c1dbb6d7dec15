import type { ItemList } from 'schema-dts';
import type { Page } from '../../../generated/routes/index.ts';
import { isHome } from '../../components/home-page.ts';
import { childPages } from '../../components/listing/child-pages.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { RenderContext } from '../render-context.ts';
import { type Identified, idOn } from './identifiers.ts';

/** The entries of a listing; undefined for other pages. */
export function describeList(context: RenderContext, page: Page): Identified<ItemList> | undefined {
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
