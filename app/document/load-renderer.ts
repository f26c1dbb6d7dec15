import type { Locale } from '../../generated/locales.ts';
import type { FormVisit } from '../components/form/form-visit.ts';
import type { ErrorPage } from '../pages/error/error-page.ts';
import { importPageRenderer } from './import-page-renderer.ts';
import { readAssets } from './read-assets.ts';
import { readBuild } from './read-build.ts';
import type { SocialCard } from './social-card.ts';

export { type FormNotice, type FormVisit, newVisit } from '../components/form/form-visit.ts';
export { fieldsOfPages, formAction, namedForms } from '../components/form/page-forms.ts';
export { thanksQuery } from '../components/form/thanks-query.ts';
export type { ErrorPage, Suggestion } from '../pages/error/error-page.ts';
export { cleanQuery } from '../search/clean-query.ts';
export { searchFilePath } from '../search/search-file-path.ts';
export { searchPath } from '../search/search-path.ts';
export { readInlineStyles } from './read-assets.ts';
export { type Build, readBuild } from './read-build.ts';

/** The documents that a running server renders besides the built pages; in development, some of them wait for sources. */
export interface SiteRenderer {
  /** An HTML document; absolute addresses have the placeholder origin. */
  renderError(page: ErrorPage): string | Promise<string>;
  /** The document of the style guide, for developers. */
  renderStyleguide(locale: Locale): string | Promise<string>;
  /** The document of the results page. */
  renderSearch(locale: Locale, text: string): string | Promise<string>;
  /** The search file of a locale, as JSON. */
  renderSearchFile(locale: Locale): string | Promise<string>;
  /** The social card at a decoded path; undefined if no page has a card with that address. */
  findSocialCard(path: string): SocialCard | undefined | Promise<SocialCard | undefined>;
  /** The canonical form of a listing's query; '' if it filters nothing. */
  canonicalQuery(path: string, query: string): string;
  /** The document of a page with a query that says something. */
  renderFilteredPage(path: string, query: string): string;
  /** The document of a page with a form. */
  renderFormPage(path: string, visit: FormVisit): string | Promise<string>;
}

/**
 * Loads the renderer of a finished build.
 * @param distFolder absolute path of `dist`
 */
export async function loadRenderer(distFolder: string): Promise<SiteRenderer> {
  const [renderer, assets] = await Promise.all([
    importPageRenderer(distFolder, readBuild(distFolder).day),
    readAssets(distFolder),
  ]);
  const {
    renderStyleguide,
    renderError,
    renderSearch,
    renderSearchFile,
    findSocialCard,
    canonicalQuery,
    renderFilteredPage,
    renderFormPage,
  } = renderer;
  return {
    renderStyleguide: (locale) => renderStyleguide(locale, assets),
    renderError: (page) => renderError(page, assets),
    renderSearch: (locale, text) => renderSearch(locale, text, assets),
    renderSearchFile,
    findSocialCard,
    canonicalQuery,
    renderFilteredPage: (path, query) => renderFilteredPage(path, query, assets),
    renderFormPage: (path, visit) => renderFormPage(path, visit, assets),
  };
}
