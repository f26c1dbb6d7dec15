import { encodePath } from '../../generated/routes/index.ts';
import { siteUrlPlaceholder } from './placeholders.ts';

/** The absolute address of a decoded path, at the placeholder origin. */
export function absoluteUrl(path: string): string {
  return siteUrlPlaceholder + encodePath(path);
}
