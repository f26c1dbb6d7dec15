import { messages } from '../../generated/messages/index.ts';
import type { Page } from '../../generated/routes/index.ts';

/** A page in a sentence or two, in its own language, for search engines and link previews. */
export function describePage(page: Page): string {
  const borrowed = page.summaryLocale !== undefined;
  const { description } = messages[page.locale].page;
  return page.summary && !borrowed ? page.summary : description({ title: page.documentTitle });
}
