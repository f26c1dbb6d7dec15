import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { childPages } from './child-pages.ts';

/**
 * Other pages of the same section, those of the same place first. Starts after the page itself and wraps around, so
 * that every page of a section is linked from others.
 * @param limit maximum number of pages
 */
export function siblingPages(context: RenderContext, page: Page, limit: number): readonly Page[] {
  if (page.parent === undefined) return [];
  const section = childPages(context, page.parent, page.locale);
  const own = section.findIndex((sibling) => sibling.key === page.key);
  const others = [...section.slice(own + 1), ...section.slice(0, Math.max(own, 0))];
  const near = page.place === undefined ? [] : others.filter((sibling) => sibling.place === page.place);
  return [...new Set([...near, ...others])].slice(0, limit);
}
