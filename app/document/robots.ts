import { absoluteUrl } from './absolute-url.ts';

/**
 * The `robots.txt`: rules for crawlers, and the sitemap's address. Choices of listings combine to more
 * addresses than anyone reads, and a form that is filled in is the form once more.
 */
export function renderRobots(): string {
  return `User-agent: *
Disallow: /api/
Disallow: /dev/
Disallow: /*?*&
Disallow: /*?about=

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;
}
