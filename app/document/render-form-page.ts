import type { FormVisit } from '../components/form/form-visit.ts';
import type { DocumentAssets } from './document.ts';
import type { RenderContext } from './render-context.ts';
import { renderPage } from './render-page.tsx';

/**
 * The document of a page with a form.
 * @param path decoded path of a published page
 */
export function renderFormPage(
  context: RenderContext,
  path: string,
  visit: FormVisit,
  assets: DocumentAssets,
): string {
  const page = context.lookup(path);
  if (page === undefined) throw new RangeError(`There is no page ${path}.`);
  return renderPage(context, page, assets, { visit });
}
