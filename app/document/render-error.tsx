import { renderToStaticMarkup } from 'react-dom/server';
import { messages } from '../../generated/messages/index.ts';
import { ErrorContent } from '../pages/error/error-content.tsx';
import type { ErrorPage } from '../pages/error/error-page.ts';
import { type DocumentAssets, renderDocument } from './document.ts';
import { documentTitleOf } from './document-title.ts';

/** The HTML document for an address that has no page. */
export function renderError(error: ErrorPage, assets: DocumentAssets): string {
  const words = messages[error.locale][error.kind];
  const head = {
    locale: error.locale,
    title: documentTitleOf(words.title),
    description: words.text,
    indexable: false,
    alternates: [],
    data: { fault: error.kind, locale: error.locale },
  };
  return renderDocument(head, renderToStaticMarkup(<ErrorContent error={error} />), assets);
}
