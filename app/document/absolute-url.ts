import { encodePath } from '../../generated/routes/index.ts';
import type { RenderContext } from './render-context.ts';

/** The absolute address of a decoded path, at the site’s origin. */
export function absoluteUrl(context: RenderContext, path: string): string {
  return context.settings.siteUrl + encodePath(path);
}
