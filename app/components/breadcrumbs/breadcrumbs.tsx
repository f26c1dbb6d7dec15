import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { menuLabel } from '../text/menu-label.ts';
import { PageLink } from '../text/page-link.tsx';
import { languageOf } from '../text/text-language.ts';
import { ancestorsOf } from './ancestors.ts';

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
