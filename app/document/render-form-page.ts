import { lookup } from '../../generated/routes/index.ts';
import type { FormVisit } from '../components/form/form-visit.ts';
import type { DocumentAssets } from './document.ts';
import { renderPage } from './render-page.tsx';

/**
 * The document of a page with a form.
 * @param path decoded path of a published page
 */
export function renderFormPage(path: string, visit: FormVisit, assets: DocumentAssets): string {
  const page = lookup(path);
  if (page === undefined) throw new RangeError(`There is no page ${path}.`);
  return renderPage(page, assets, { visit });
}
