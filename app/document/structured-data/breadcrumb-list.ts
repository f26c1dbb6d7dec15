import type { BreadcrumbList } from 'schema-dts';
import type { Page } from '../../../generated/routes/index.ts';
import { ancestorsOf } from '../../components/breadcrumbs/ancestors.ts';
import { menuLabel } from '../../components/text/menu-label.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { RenderContext } from '../render-context.ts';
import { type Identified, idOn } from './identifiers.ts';

/** The breadcrumbs that a page shows; undefined on home. */
export function describeBreadcrumbs(
  context: RenderContext,
  page: Page,
): Identified<BreadcrumbList> | undefined {
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
