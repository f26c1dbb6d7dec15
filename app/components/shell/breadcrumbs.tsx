import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { menuLabel } from '../text/menu-label.ts';
import { languageOf, PageLink } from '../text/page-link.tsx';
import { isHome } from './home-page.ts';

/**
 * The pages above a page in its locale, home first, without the page itself and without pages that are in no menu.
 */
export function ancestorsOf(context: RenderContext, page: Page): readonly Page[] {
  const chain: Page[] = [];
  for (let next = parentOf(context, page); next && !chain.includes(next); next = parentOf(context, next))
    chain.unshift(next);
  return chain.filter((ancestor) => ancestor.indexable);
}

/** The page directly above a page in its locale; undefined for home. */
export function parentOf(context: RenderContext, page: Page): Page | undefined {
  return page.parent && context.findPage(page.parent, page.locale);
}

/** The name of a page's section; undefined for pages directly below home. */
export function sectionName(context: RenderContext, page: Page): string | undefined {
  const section = parentOf(context, page);
  return section && !isHome(section) ? (menuLabel(section) ?? section.title) : undefined;
}

/** The path from home to a page; nothing on home itself. */
export function Breadcrumbs({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const { navigation } = messages[page.locale];
  const ancestors = ancestorsOf(context, page);
  if (ancestors.length === 0) return null;
  const label = menuLabel(page);
  return (
    <nav className="breadcrumbs" aria-label={navigation.breadcrumbs}>
      <ol>
        {ancestors.map((ancestor) => (
          <li key={ancestor.key}>
            <PageLink page={ancestor}>{menuLabel(ancestor)}</PageLink>
          </li>
        ))}
        <li>
          <span aria-current="page" {...languageOf(label === undefined ? page.titleLocale : undefined)}>
            {label ?? page.title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
