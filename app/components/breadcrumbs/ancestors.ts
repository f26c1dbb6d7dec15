import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { isHome } from '../home-page.ts';
import { menuLabel } from '../text/menu-label.ts';

/**
 * The pages above a page in its own locale, home first, the page itself not among them.
 * Pages that are in no menu are left out.
 */
export function ancestorsOf(context: RenderContext, page: Page): readonly Page[] {
  const chain: Page[] = [];
  for (let next = parentOf(context, page); next && !chain.includes(next); next = parentOf(context, next))
    chain.unshift(next);
  return chain.filter((ancestor) => ancestor.indexable);
}

/** The page directly above a page in its own locale; none above home. */
export function parentOf(context: RenderContext, page: Page): Page | undefined {
  return page.parent && context.findPage(page.parent, page.locale);
}

/** The name of a page's section; undefined for a page directly below home. */
export function sectionName(context: RenderContext, page: Page): string | undefined {
  const section = parentOf(context, page);
  return section && !isHome(section) ? (menuLabel(section) ?? section.title) : undefined;
}
