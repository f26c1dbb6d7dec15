import { encodePath } from '../../generated/routes/index.ts';
import { siteUrlPlaceholder } from './site-url.ts';

/** The absolute address of a decoded path, at the placeholder origin. */
export function absoluteUrl(path: string): string {
  return siteUrlPlaceholder + encodePath(path);
}
