import { findContent } from '../../../generated/content/index.ts';
import type { Page } from '../../../generated/routes/index.ts';

/** The body of a page; nothing if it has none in its language. */
export function PageBody({ page }: { readonly page: Page }) {
  const html = findContent(page.key, page.locale);
  if (html === undefined) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the generator makes it of Markdown without HTML.
    <div className="prose container" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
