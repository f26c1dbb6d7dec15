import { absoluteUrl } from './absolute-url.ts';

/** What crawlers may visit, and where the sitemap is. */
export function renderRobots(): string {
  return `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;
}
