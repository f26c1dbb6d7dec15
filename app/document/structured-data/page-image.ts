import { pictures } from '../../../generated/media/pictures.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { pictureUrl } from '../picture-url.ts';
import type { RenderContext } from '../render-context.ts';

/** The absolute address of a page's picture, in its largest version. */
export function pageImage(context: RenderContext, page: Page): string {
  return pictureUrl(context, factsOf(page.key).picture);
}

/** The absolute addresses of a page’s photographs: drawings are excluded. */
export function photographsOf(context: RenderContext, page: Page): { readonly image?: string[] } {
  const { picture, pictures: gallery } = factsOf(page.key);
  const names = [...new Set([picture, ...gallery])].filter((name) => !pictures[name].isDrawing);
  return names.length === 0 ? {} : { image: names.map((name) => pictureUrl(context, name)) };
}
