import type { ErrorPage } from '../pages/error/error-page.ts';
import { importPageRenderer } from './import-page-renderer.ts';
import { readAssets } from './read-assets.ts';

export type { ErrorPage, Suggestion } from '../pages/error/error-page.ts';

/** What a running server asks of the site beyond its built pages. */
export interface SiteRenderer {
  /** A whole HTML document, with the placeholder origin where an address is absolute. */
  renderError(page: ErrorPage): string;
}

/**
 * Loads the renderer of a finished build.
 * @param distFolder absolute path of `dist`
 */
export async function loadRenderer(distFolder: string): Promise<SiteRenderer> {
  const [{ renderError }, assets] = await Promise.all([
    importPageRenderer(distFolder),
    readAssets(distFolder),
  ]);
  return { renderError: (page) => renderError(page, assets) };
}
