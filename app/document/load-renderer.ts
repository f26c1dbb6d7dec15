import type { Locale } from '../../generated/locales.ts';
import type { ErrorPage } from '../pages/error/error-page.ts';
import { importPageRenderer } from './import-page-renderer.ts';
import { readAssets } from './read-assets.ts';
import type { SocialCard } from './social-card.ts';

export type { ErrorPage, Suggestion } from '../pages/error/error-page.ts';
export { searchFilePath } from '../search/search-file-path.ts';
export { searchPath } from '../search/search-path.ts';
export { readInlineStyles } from './read-assets.ts';

/** What a running server asks of the site beyond its built pages. */
export interface SiteRenderer {
  /** A whole HTML document, with the placeholder origin where an address is absolute. */
  renderError(page: ErrorPage): string;
  /** The document that shows the parts of pages, for developers. */
  renderComponents(locale: Locale): string;
  /** The document that answers what a guest has typed. */
  renderSearch(locale: Locale, text: string): string;
  /** What the search of a locale downloads, as JSON. */
  renderSearchFile(locale: Locale): string;
  /** The picture at a decoded path that previews of a page show; undefined where no page has that address. */
  findSocialCard(path: string): SocialCard | undefined;
  /** The one query that stands for what a query chooses on a page; '' where it chooses nothing there. */
  canonicalQuery(path: string, query: string): string;
  /** A document with what a query chooses of a listing, likewise. */
  renderFilteredPage(path: string, query: string): string;
}

/**
 * Loads the renderer of a finished build.
 * @param distFolder absolute path of `dist`
 */
export async function loadRenderer(distFolder: string): Promise<SiteRenderer> {
  const [renderer, assets] = await Promise.all([importPageRenderer(distFolder), readAssets(distFolder)]);
  const {
    renderComponents,
    renderError,
    renderSearch,
    renderSearchFile,
    findSocialCard,
    canonicalQuery,
    renderFilteredPage,
  } = renderer;
  return {
    renderComponents: (locale) => renderComponents(locale, assets),
    renderError: (page) => renderError(page, assets),
    renderSearch: (locale, text) => renderSearch(locale, text, assets),
    renderSearchFile,
    findSocialCard,
    canonicalQuery,
    renderFilteredPage: (path, query) => renderFilteredPage(path, query, assets),
  };
}
