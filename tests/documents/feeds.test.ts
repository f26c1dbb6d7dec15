/* The dates and articles of sitemaps and feeds. */
import { describe, expect, test } from 'vitest';
import { listingOf } from '../../app/components/listing/listing-of.ts';
import { renderFeed } from '../../app/document/feed.ts';
import type { RenderContext } from '../../app/document/render-context.ts';
import { renderSitemap, renderSitemapIndex } from '../../app/document/sitemap.ts';
import { localeCodes, locales } from '../../generated/locales.ts';
import { indexPages, type Page } from '../../generated/routes/index.ts';
import { builtSite, origin, readFile } from './fixture/built-site.ts';
import { findAll } from './fixture/find-all.ts';

const newest = (list: readonly Page[]) =>
  list
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
const dayOf = (rfc822: string | undefined) => new Date(rfc822 ?? '').toISOString().slice(0, 10);
const addressOf = ({ path }: Page) => origin + encodeURI(path);

/** The built site with other dates of some pages. */
function withDates(dated: readonly (readonly [Page, Partial<Page>])[]): RenderContext {
  const others = new Map<Page, Partial<Page>>(dated);
  const pages = builtSite.pages.map((page) => ({ ...page, ...others.get(page) }));
  return { ...builtSite, pages, ...indexPages(pages) };
}

test('the index of sitemaps names those of all languages', () => {
  const maps = localeCodes.map((code) => `${origin}/sitemap-${code}.xml`);
  expect(findAll(readFile('/sitemap.xml'), /<loc>([^<]*)/g)).toEqual(maps);
});

describe.each(localeCodes)('in %s', (locale) => {
  test('the sitemap has each page that search engines may show, and when it last changed', () => {
    const entries = readFile(`/sitemap-${locale}.xml`).split('<url>').slice(1);
    const shown = entries.map((entry) => [
      ...findAll(entry, /<loc>([^<]*)/g),
      ...findAll(entry, /<\/loc>\n<lastmod>([^<]*)<\/lastmod>/g),
    ]);
    const listed = builtSite.pages.filter((page) => page.indexable && page.locale === locale);
    expect(shown).toEqual(listed.map((page) => [addressOf(page), page.updated]));
    const parts = readFile('/sitemap.xml').split('<sitemap>');
    const ofLocale = parts.find((part) => part.includes(`/sitemap-${locale}.xml`)) ?? '';
    expect(findAll(ofLocale, /<lastmod>([^<]*)/g)).toEqual([newest(listed)]);
  });

  test('the feed has every article with its date, newest first, and the newest change', () => {
    const path = `${locales[locale].prefix}/feed.xml`;
    const [channel = '', ...items] = readFile(path).split('<item>');
    expect(findAll(channel, /<language>([^<]*)/g)).toEqual([locales[locale].bcp47]);
    expect(findAll(channel, /<atom:link rel="self"[^>]* href="([^"]*)"/g)).toEqual([origin + path]);
    const articles = builtSite
      .listedPages('blog', locale)
      .toSorted((one, other) => other.published.localeCompare(one.published));
    expect(articles.length).toBeGreaterThan(0);
    const valuesOf = (name: string) =>
      items.flatMap((item) => findAll(item, new RegExp(`<${name}>([^<]*)`, 'g')));
    for (const name of ['link', 'guid']) expect(valuesOf(name)).toEqual(articles.map(addressOf));
    expect(valuesOf('title')).toEqual(articles.map(({ title }) => title));
    const [built] = findAll(channel, /<lastBuildDate>([^<]*)/g);
    for (const date of [...valuesOf('pubDate'), built])
      expect(date).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/);
    expect(valuesOf('pubDate').map(dayOf)).toEqual(articles.map((page) => page.published));
    const blog = builtSite.pages.filter((page) => page.key === 'blog' && page.locale === locale);
    expect(dayOf(built)).toBe(newest([...blog, ...articles]));
  });
});

test('the index of sitemaps has the newest day of each language', () => {
  const [page] = builtSite.listedPages('tours', 'ko');
  if (page === undefined) throw new Error('There is no excursion in ko.');
  const site = withDates([[page, { updated: '2099-12-31' }]]);
  expect(findAll(renderSitemap(site, 'ko'), /<lastmod>(2099-12-31)/g)).toHaveLength(1);
  expect(findAll(renderSitemapIndex(site), /([^/]*)<\/loc><lastmod>2099-12-31/g)).toEqual(['sitemap-ko.xml']);
});

test('a feed begins with the newest article', () => {
  const [one, two, ...others] = builtSite.listedPages('blog', 'en');
  if (one === undefined || two === undefined) throw new Error('There are no articles in en.');
  const site = withDates([
    [one, { published: '2001-01-01', updated: '2099-12-31' }],
    [two, { published: '2098-12-31', updated: '2098-12-31' }],
  ]);
  const blog = listingOf(site, 'article', 'en');
  const feed = blog ? renderFeed(site, blog) : '';
  const rest = others.toSorted((a, b) => b.published.localeCompare(a.published));
  expect(findAll(feed, /<guid>([^<]*)/g)).toEqual([two, ...rest, one].map(addressOf));
  expect(findAll(feed, /<lastBuildDate>([^<]*)/g).map(dayOf)).toEqual(['2099-12-31']);
});
