import { messages } from '../../generated/messages/index.ts';
import { ErrorContent } from '../pages/error/error-content.tsx';
import type { ErrorPage } from '../pages/error/error-page.ts';
import { renderDocument } from './document.ts';
import { documentTitleOf } from './document-title.ts';
import type { RenderContext } from './render-context.ts';
import { renderMarkup } from './render-markup.tsx';

/** The HTML document for an address that has no page. */
export function renderError(context: RenderContext, error: ErrorPage): string {
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
