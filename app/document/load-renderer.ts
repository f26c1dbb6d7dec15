import type { Locale } from '../../generated/locales.ts';
import type { FormVisit } from '../components/form/form-visit.ts';
import type { ErrorPage } from '../pages/error/error-page.ts';
import { importPageRenderer } from './import-page-renderer.ts';
import { readAssets } from './read-assets.ts';
import { oncePerContext, type RenderContext, type SiteSettings } from './render-context.ts';

export { formOn } from '../components/form/form-on-day.ts';
export { type FormNotice, type FormVisit, newVisit } from '../components/form/form-visit.ts';
export { fieldsOfPages, formAction, namedForms } from '../components/form/page-forms.ts';
export { thanksQuery } from '../components/form/thanks-query.ts';
export type { ErrorPage, Suggestion } from '../pages/error/error-page.ts';
export { cleanQuery } from '../search/clean-query.ts';
export { searchFilePath } from '../search/search-file-path.ts';
export { searchPath } from '../search/search-path.ts';
export { readInlineStyles } from './read-assets.ts';
export { type Build, readBuild } from './read-build.ts';
export { pagesOn, type RenderInput, type SiteSettings } from './render-context.ts';

/** The documents that a running server renders besides the built pages; in development, some of them wait for sources. */
export interface SiteRenderer {
  renderError(page: ErrorPage): string | Promise<string>;
  /** The document of the style guide, for developers. */
  renderStyleguide(locale: Locale): string | Promise<string>;
  /** The document of the results page. */
  renderSearch(locale: Locale, text: string): string | Promise<string>;
  /** The search file of a locale, as JSON. */
  renderSearchFile(locale: Locale): string | Promise<string>;
  /** The canonical form of a listing's query; '' if it filters nothing. */
  canonicalQuery(path: string, query: string): string;
  /** The document of a page with a query that says something. */
  renderFilteredPage(path: string, query: string): string;
  /** The document of a page with a form. */
  renderFormPage(path: string, visit: FormVisit): string | Promise<string>;
}

/** The documents of a build. */
export interface BuiltRenderer extends SiteRenderer {
  /**
   * A file of the site, such as a page or a sitemap.
   * @param name as `siteFiles` gives it
   * @throws {RangeError} where the site has no such file
   */
  renderFile(name: string): string;
}

/**
 * Loads the renderer of a finished build. Each document is that of the day on which it is rendered.
 * @param distFolder absolute path of `dist`
 * @param readDay gives the day of the site, as YYYY-MM-DD
 */
export async function loadRenderer(
  distFolder: string,
  settings: SiteSettings,
  readDay: () => string,
): Promise<BuiltRenderer> {
  const [renderer, assets] = await Promise.all([importPageRenderer(distFolder), readAssets(distFolder)]);
  let last: RenderContext | undefined;
  const today = (): RenderContext => {
    const day = readDay();
    if (last?.day !== day) last = renderer.createRenderContext({ day, settings });
    return last;
  };
  const filesOf = oncePerContext(
    (context) => new Map([...renderer.siteFiles(context, assets)].map(({ path, render }) => [path, render])),
  );
  return {
    renderStyleguide: (locale) => renderer.renderStyleguide(today(), locale, assets),
    renderError: (page) => renderer.renderError(today(), page, assets),
    renderSearch: (locale, text) => renderer.renderSearch(today(), locale, text, assets),
    renderSearchFile: (locale) => renderer.renderSearchFile(today(), locale),
    canonicalQuery: (path, query) => renderer.canonicalQuery(today(), path, query),
    renderFilteredPage: (path, query) => renderer.renderFilteredPage(today(), path, query, assets),
    renderFormPage: (path, visit) => renderer.renderFormPage(today(), path, visit, assets),
    renderFile(name) {
      const render = filesOf(today()).get(name);
      if (render === undefined) throw new RangeError(`The site has no file ${name}.`);
      return render();
    },
  };
}
