import { expect, test } from 'vitest';
import { localeCodes, locales } from '../../generated/locales.ts';
import { readBuilt, readBuiltPages } from './fixture/built-pages.ts';
import { builtSite, origin } from './fixture/built-site.ts';
import { findAll } from './fixture/find-all.ts';

test.each(localeCodes)('the feed of the blog in %s has every article', (locale) => {
  const path = `${locales[locale].prefix}/feed.xml`;
  const feed = readBuilt(path);
  const [channel = '', ...items] = feed.split('<item>');
  expect(findAll(channel, /<language>([^<]*)/g)).toEqual([locales[locale].bcp47]);
  expect(findAll(channel, /<atom:link rel="self"[^>]* href="([^"]*)"/g)).toEqual([origin + path]);
  const articles = builtSite
    .listedPages('blog', locale)
    .toSorted((one, other) => other.published.localeCompare(one.published));
  const addresses = articles.map((page) => origin + encodeURI(page.path));
  expect(articles.length).toBeGreaterThan(0);
  for (const name of ['link', 'guid']) {
    const pattern = new RegExp(`<${name}>([^<]*)`, 'g');
    expect(items.flatMap((item) => findAll(item, pattern))).toEqual(addresses);
  }
  expect(items.flatMap((item) => findAll(item, /<title>([^<]*)/g))).toEqual(
    articles.map(({ title }) => title),
  );
});

test('home and the pages of the blog name the feed of their language, other pages none', () => {
  for (const { page, html } of readBuiltPages()) {
    const feeds = findAll(html, /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/g);
    const offers = page.key === 'home' || page.area === 'blog';
    expect(feeds, page.path).toEqual(offers ? [`${origin}${locales[page.locale].prefix}/feed.xml`] : []);
  }
});
