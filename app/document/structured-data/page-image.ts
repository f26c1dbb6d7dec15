import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { pictureUrl } from '../picture-url.ts';

/** The absolute address of a page's picture, in its largest version. */
export function pageImage(page: Page): string {
  return pictureUrl(factsOf(page.key).picture).largest.url;
}
