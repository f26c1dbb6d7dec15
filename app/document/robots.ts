import { absoluteUrl } from './absolute-url.ts';
import type { RenderContext } from './render-context.ts';

/**
 * The `robots.txt`: rules for crawlers, and the sitemap's address. Choices of listings combine to more
 * addresses than anyone reads, and a form that is filled in is the form once more.
 */
export function renderRobots(context: RenderContext): string {
  return `User-agent: *
Disallow: /api/
Disallow: /dev/
Disallow: /*?*&
Disallow: /*?about=

Sitemap: ${absoluteUrl(context, '/sitemap.xml')}
`;
}
