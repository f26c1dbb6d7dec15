import { messages } from '../../generated/messages/index.ts';
import type { Page } from '../../generated/routes/index.ts';
import { labelsOfFilter } from '../components/listing/filters.ts';
import type { FormVisit } from '../declarations/form-visit.ts';
import type { Visited } from '../pages/page-template.ts';
import { SitePage } from '../pages/templates.tsx';
import { describePage, documentTitleOf, openGraphOf } from './describe-page.ts';
import { type DocumentHead, renderDocument } from './document.ts';
import { feedOf } from './feed.ts';
import type { RenderContext } from './render-context.ts';
import { renderMarkup } from './render-markup.tsx';
import { renderStructuredData } from './structured-data/graph.ts';
import { absoluteUrl, alternateUrls } from './urls.ts';

/** Renders the HTML document of a page; a pure function of `generated/` and its arguments. */
export function renderPage(context: RenderContext, page: Page, visited: Visited = {}): string {
  return renderDocument(context, headOfVisited(context, page, visited), renderBody(context, page, visited));
}

/** Renders the content of a page's `body`. */
export function renderBody(context: RenderContext, page: Page, visited: Visited = {}): string {
  return renderMarkup(context, <SitePage page={page} {...visited} />);
}

function headOfVisited(
  context: RenderContext,
  page: Page,
  { filter = {}, visit, thanks }: Visited,
): DocumentHead {
  if (visit !== undefined) return headOfVisit(context, page, visit);
  if (thanks !== undefined) return headOfChoice(context, page, [thanks.reference]);
  const choice = labelsOfFilter(page, filter);
  return choice.length === 0 ? headOf(context, page) : headOfChoice(context, page, choice);
}

function headOf(context: RenderContext, page: Page): DocumentHead {
  return {
    locale: page.locale,
    title: documentTitleOf(page.documentTitle),
    description: describePage(page),
    indexable: page.indexable,
    canonical: absoluteUrl(context, page.path),
    alternates: page.indexable ? alternateUrls(context, page.key) : [],
    feed: feedOf(context, page),
    openGraph: openGraphOf(context, page),
    structuredData: renderStructuredData(context, page),
    data: { route: page.key, controller: page.controller, locale: page.locale },
  };
}

/** The title mentions errors. Filled-in forms are not indexed. */
function headOfVisit(
  context: RenderContext,
  page: Page,
  { about, errors, step, notice, link }: FormVisit,
): DocumentHead {
  const faults = Object.keys(errors).length;
  const head = headOf(context, page);
  if (faults === 0 && about === undefined && step === 0 && notice === undefined && link === undefined)
    return head;
  const { enquiry } = messages[page.locale];
  const title = faults === 0 ? head.title : `${enquiry.errorTitle({ count: faults })} – ${head.title}`;
  return { ...head, title, indexable: false, alternates: [], structuredData: undefined };
}

/** Filtered listings are not indexed, because search engines have the complete listing. */
function headOfChoice(context: RenderContext, page: Page, choice: readonly string[]): DocumentHead {
  const title = documentTitleOf(`${page.documentTitle} – ${choice.join(', ')}`);
  return { ...headOf(context, page), title, indexable: false, alternates: [], structuredData: undefined };
}
