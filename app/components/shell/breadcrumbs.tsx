import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { menuLabel } from '../text/menu-label.ts';
import { languageOf, PageLink } from '../text/page-link.tsx';
import { isHome } from './home-page.ts';

/**
 * The pages above a page in its locale, home first, without the page itself. Pages that search engines find lead to
 * no others.
 */
export function ancestorsOf(context: RenderContext, page: Page): readonly Page[] {
  const chain: Page[] = [];
  for (let next = parentOf(context, page); next && !chain.includes(next); next = parentOf(context, next))
    chain.unshift(next);
  return chain.filter((ancestor) => ancestor.indexable || !page.indexable);
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
  const ancestors = ancestorsOf(useRenderContext(), page);
  if (ancestors.length === 0) return null;
  const label = menuLabel(page);
  return (
    <BreadcrumbTrail
      locale={page.locale}
      ancestors={ancestors}
      title={label ?? page.title}
      titleLocale={label === undefined ? page.titleLocale : undefined}
    />
  );
}

export interface BreadcrumbTrailProps {
  readonly locale: Locale;
  /** The pages above, home first. */
  readonly ancestors: readonly Page[];
  readonly title: string;
  /** Default: the language of the page. */
  readonly titleLocale?: Locale | undefined;
}

/** The path to a document that need not be a page. */
export function BreadcrumbTrail({ locale, ancestors, title, titleLocale }: BreadcrumbTrailProps) {
  return (
    <nav className="breadcrumbs" aria-label={messages[locale].navigation.breadcrumbs}>
      <ol>
        {ancestors.map((ancestor) => (
          <li key={ancestor.key}>
            <PageLink page={ancestor}>{menuLabel(ancestor)}</PageLink>
          </li>
        ))}
        <li>
          <span aria-current="page" {...languageOf(titleLocale)}>
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
