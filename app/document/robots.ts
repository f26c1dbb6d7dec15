import { absoluteUrl } from './absolute-url.ts';

/** The `robots.txt`: rules for crawlers, and the sitemap's address. Choices of listings combine to more addresses than anyone reads. */
export function renderRobots(): string {
  return `User-agent: *
Disallow: /api/
Disallow: /dev/
Disallow: /*?*&

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;
}
