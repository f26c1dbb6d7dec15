import { type Locale, localeCodes } from '../../generated/locales.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { RenderContext } from './render-context.ts';
import { absoluteUrl, alternateUrls, pictureUrl } from './urls.ts';

/**
 * The day of the last change of any page, as YYYY-MM-DD.
 * @param pages at least one
 */
export function newestOf(pages: readonly Page[]): string {
  return pages.map(({ updated }) => updated).reduce((one, other) => (one > other ? one : other));
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index of the locales' sitemaps. */
export function renderSitemapIndex(context: RenderContext): string {
  const entries = localeCodes.map(
    (locale) =>
      `<sitemap><loc>${absoluteUrl(context, `/${sitemapName(locale)}`)}</loc>${renderChange(pagesIn(context, locale))}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`;
}

/** The sitemap of a locale: indexable pages with day of last change, versions in other languages and picture. */
export function renderSitemap(context: RenderContext, locale: Locale): string {
  const entries = pagesIn(context, locale).map((page) => renderEntry(context, page));
  const names = [
    `xmlns="${namespace}"`,
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ].join(' ');
  return `${declaration}<urlset ${names}>\n${entries.join('')}</urlset>\n`;
}

/** File name of a locale's sitemap, at the root of the site. */
export function sitemapName(locale: Locale): string {
  return `sitemap-${locale}.xml`;
}

function pagesIn(context: RenderContext, locale: Locale): readonly Page[] {
  return context.pages.filter((page) => page.indexable && page.locale === locale);
}

function renderChange(changed: readonly Page[]): string {
  return changed.length === 0 ? '' : `<lastmod>${newestOf(changed)}</lastmod>`;
}

function renderEntry(context: RenderContext, page: Page): string {
  const links = alternateUrls(context, page.key).map(
    ({ hreflang, url }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(url)}"/>\n`,
  );
  const picture = escapeMarkup(pictureUrl(context, factsOf(page.key).picture));
  const image = `<image:image><image:loc>${picture}</image:loc></image:image>\n`;
  const address = `<loc>${escapeMarkup(absoluteUrl(context, page.path))}</loc>\n`;
  return `<url>\n${address}${renderChange([page])}\n${links.join('')}${image}</url>\n`;
}

/**
 * The `robots.txt`. It excludes queries, because filters combine to too many addresses, and filled-in forms are
 * duplicates.
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
