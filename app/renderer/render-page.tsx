import { renderToStaticMarkup } from 'react-dom/server';
import { messages } from '../../generated/messages/index.ts';
import type { Page } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { SitePage } from '../pages/site-page.tsx';
import { absoluteUrl } from './absolute-url.ts';
import { alternateUrls } from './alternate-urls.ts';
import { type DocumentAssets, type DocumentHead, renderDocument } from './document.ts';

/** The whole HTML document of a page: a pure function of `generated/` and the addresses of its files. */
export function renderPage(page: Page, assets: DocumentAssets): string {
  return renderDocument(headOf(page), renderToStaticMarkup(<SitePage page={page} />), assets);
}

function headOf(page: Page): DocumentHead {
  return {
    locale: page.locale,
    title: `${page.documentTitle} | ${site.name}`,
    description: describe(page),
    indexable: page.indexable,
    canonical: absoluteUrl(page.path),
    alternates: page.indexable ? alternateUrls(page.key) : [],
    data: { route: page.key, controller: page.controller, locale: page.locale },
  };
}

function describe(page: Page): string {
  const borrowed = page.summaryLocale !== undefined;
  const { description } = messages[page.locale].page;
  return page.summary && !borrowed ? page.summary : description({ title: page.documentTitle });
}
