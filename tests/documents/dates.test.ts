import { expect, test } from 'vitest';
import { listingOf } from '../../app/components/listing/listing-of.ts';
import { renderFeed } from '../../app/document/feed.ts';
import type { RenderContext } from '../../app/document/render-context.ts';
import { renderSitemap, renderSitemapIndex } from '../../app/document/sitemap.ts';
import { localeCodes, locales } from '../../generated/locales.ts';
import { indexPages, type Page } from '../../generated/routes/index.ts';
import { readBuilt, readBuiltPages } from './fixture/built-pages.ts';
import { builtSite, origin } from './fixture/built-site.ts';
import { findAll } from './fixture/find-all.ts';

const newest = (list: readonly Page[]) =>
  list
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
const dayOf = (rfc822: string | undefined) => new Date(rfc822 ?? '').toISOString().slice(0, 10);

/** The built site with other dates of some pages. */
function withDates(dated: readonly (readonly [Page, Partial<Page>])[]): RenderContext {
  const others = new Map<Page, Partial<Page>>(dated);
  const pages = builtSite.pages.map((page) => ({ ...page, ...others.get(page) }));
  return { ...builtSite, pages, ...indexPages(pages) };
}

test.each(localeCodes)('the sitemap in %s says when each page last changed', (locale) => {
  const entries = readBuilt(`/sitemap-${locale}.xml`).split('<url>').slice(1);
  const shown = entries.flatMap((entry) => findAll(entry, /<\/loc>\n<lastmod>([^<]*)<\/lastmod>/g));
  const listed = builtSite.pages.filter((page) => page.indexable && page.locale === locale);
  expect(shown).toEqual(listed.map(({ updated }) => updated));
  const index = readBuilt('/sitemap.xml');
  const ofLocale = index.split('<sitemap>').find((part) => part.includes(`/sitemap-${locale}.xml`));
  expect(findAll(ofLocale ?? '', /<lastmod>([^<]*)/g)).toEqual([newest(listed)]);
});

test('the index of sitemaps has the newest day of each language', () => {
  const [page] = builtSite.listedPages('tours', 'ko');
  if (page === undefined) throw new Error('There is no excursion in ko.');
  const site = withDates([[page, { updated: '2099-12-31' }]]);
  expect(findAll(renderSitemap(site, 'ko'), /<lastmod>(2099-12-31)/g)).toHaveLength(1);
  expect(findAll(renderSitemapIndex(site), /([^/]*)<\/loc><lastmod>2099-12-31/g)).toEqual(['sitemap-ko.xml']);
});

test.each(localeCodes)('the feed in %s dates its articles, and itself by the newest change', (locale) => {
  const feed = readBuilt(`${locales[locale].prefix}/feed.xml`);
  const articles = builtSite.listedPages('blog', locale);
  const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/;
  const published = findAll(feed, /<pubDate>([^<]*)/g);
  for (const date of published) expect(date).toMatch(rfc822);
  expect(published.map(dayOf).sort()).toEqual(articles.map((page) => page.published).sort());
  const [built] = findAll(feed, /<lastBuildDate>([^<]*)/g);
  expect(built).toMatch(rfc822);
  const blog = builtSite.pages.filter((page) => page.key === 'blog' && page.locale === locale);
  expect(dayOf(built)).toBe(newest([...blog, ...articles]));
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
  const wanted = [two, ...others, one].map(({ path }) => origin + encodeURI(path));
  expect(findAll(feed, /<guid>([^<]*)/g)).toEqual(wanted);
  expect(findAll(feed, /<lastBuildDate>([^<]*)/g).map(dayOf)).toEqual(['2099-12-31']);
});

test('articles say when they were published and changed, other pages do not', () => {
  const valuesOf = (html: string, name: string) =>
    findAll(html, new RegExp(`<meta property="article:${name}" content="([^"]*)"`, 'g'));
  for (const { page, html } of readBuiltPages()) {
    const isArticle = page.controller === 'blog';
    expect(valuesOf(html, 'published_time'), page.path).toEqual(isArticle ? [page.published] : []);
    expect(valuesOf(html, 'modified_time'), page.path).toEqual(isArticle ? [page.updated] : []);
    const described = findAll(html, /"@type":"BlogPosting",(.*?)"author"/g);
    for (const text of described) {
      expect(findAll(text, /"datePublished":"([^"]*)"/g)).toEqual([page.published]);
      expect(findAll(text, /"dateModified":"([^"]*)"/g)).toEqual([page.updated]);
    }
    expect(described.length > 0, page.path).toBe(isArticle && page.indexable);
  }
});
