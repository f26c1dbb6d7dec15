import { absoluteUrl } from './absolute-url.ts';

/** The `robots.txt`: rules for crawlers, and the sitemap's address. */
export function renderRobots(): string {
  return `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;
}
