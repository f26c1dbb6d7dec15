import type { Locale } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import type { Area } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import type { FormVisit } from '../declarations/form-visit.ts';
import { ErrorContent } from '../pages/error-content.tsx';
import { queryOf, readQuery } from '../pages/page-query.ts';
import { StyleguidePage } from '../pages/styleguide.tsx';
import { documentTitleOf } from './describe-page.ts';
import { renderDocument } from './document.ts';
import type { ErrorPage } from './error-page.ts';
import type { RenderContext } from './render-context.ts';
import { renderMarkup } from './render-markup.tsx';
import { renderPage } from './render-page.tsx';
import { renderSearch } from './render-search.tsx';

function renderError(context: RenderContext, error: ErrorPage): string {
  const words = messages[error.locale][error.kind];
  const head = {
    locale: error.locale,
    title: documentTitleOf(words.title),
    description: words.text,
    indexable: false,
    alternates: [],
    data: { fault: error.kind, locale: error.locale },
  };
  return renderDocument(context, head, renderMarkup(context, <ErrorContent error={error} />));
}

function renderStyleguide(context: RenderContext, locale: Locale): string {
  const head = {
    locale,
    title: `Components | ${site.name}`,
    description: '',
    indexable: false,
    alternates: [],
    data: { components: '', locale },
  };
  return renderDocument(context, head, renderMarkup(context, <StyleguidePage locale={locale} />));
}

/** Paths are decoded; queries are '' or begin with a question mark. */
export type DocumentRequest =
  | { readonly kind: 'page'; readonly path: string; readonly query: string }
  | { readonly kind: 'form'; readonly path: string; readonly visit: FormVisit }
  | {
      readonly kind: 'search';
      readonly locale: Locale;
      readonly text: string;
      readonly area?: Area | undefined;
    }
  | { readonly kind: 'error'; readonly error: ErrorPage }
  /** For developers. */
  | { readonly kind: 'styleguide'; readonly locale: Locale };

/**
 * Renders an HTML document.
 * @throws {RangeError} if the site has no page at the path
 */
export function renderRequest(context: RenderContext, request: DocumentRequest): string | Promise<string> {
  switch (request.kind) {
    case 'page': {
      const page = pageAt(context, request.path);
      return renderPage(context, page, readQuery(context, page, request.query));
    }
    case 'form':
      return renderPage(context, pageAt(context, request.path), { visit: request.visit });
    case 'search':
      return renderSearch(context, request.locale, request.text, request.area);
    case 'error':
      return renderError(context, request.error);
    case 'styleguide':
      return renderStyleguide(context, request.locale);
  }
}

/**
 * The canonical form of a page's query: the choice on a listing, or the request on a thank-you page. '' if the query has
 * no effect.
 */
export function canonicalQuery(context: RenderContext, path: string, query: string): string {
  if (query.length <= 1) return '';
  const page = pageAt(context, path);
  return queryOf(page, readQuery(context, page, query));
}

function pageAt(context: RenderContext, path: string) {
  const page = context.lookup(path);
  if (page === undefined) throw new RangeError(`There is no page ${path}.`);
  return page;
}
