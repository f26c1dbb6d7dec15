import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../../generated/routes/index.ts';
import { type Filter, labelsOfFilter } from '../components/listing/filters.ts';
import { SitePage } from '../pages/site-page.tsx';
import { absoluteUrl } from './absolute-url.ts';
import { alternateUrls } from './alternate-urls.ts';
import { describePage } from './describe-page.ts';
import { type DocumentAssets, type DocumentHead, renderDocument } from './document.ts';
import { documentTitleOf } from './document-title.ts';
import { feedOf } from './feed.ts';
import { openGraphOf } from './open-graph.ts';
import { renderStructuredData } from './structured-data/structured-data.ts';

/**
 * The HTML document of a page: a pure function of `generated/` and its arguments.
 * @param filter the guest's choice on a listing
 */
export function renderPage(page: Page, assets: DocumentAssets, filter: Filter = {}): string {
  const body = renderBody(page, filter);
  const choice = labelsOfFilter(page, filter);
  return renderDocument(choice.length === 0 ? headOf(page) : headOfChoice(page, choice), body, assets);
}

/** The content of a page's `body`, rendered by React. */
export function renderBody(page: Page, filter: Filter = {}): string {
  return renderToStaticMarkup(<SitePage page={page} filter={filter} />);
}

function headOf(page: Page): DocumentHead {
  return {
    locale: page.locale,
    title: documentTitleOf(page.documentTitle),
    description: describePage(page),
    indexable: page.indexable,
    canonical: absoluteUrl(page.path),
    alternates: page.indexable ? alternateUrls(page.key) : [],
    feed: feedOf(page),
    openGraph: openGraphOf(page),
    structuredData: renderStructuredData(page),
    data: { route: page.key, controller: page.controller, locale: page.locale },
  };
}

/** Filtered listings are not indexed: search engines have the whole listing. */
function headOfChoice(page: Page, choice: readonly string[]): DocumentHead {
  const title = documentTitleOf(`${page.documentTitle} – ${choice.join(', ')}`);
  return { ...headOf(page), title, indexable: false, alternates: [], structuredData: undefined };
}
