import { expect, test } from 'vitest';
import { localeCodes } from '../../generated/locales.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { readBuilt, readBuiltPages } from './fixture/built-pages.ts';
import { builtSite, origin } from './fixture/built-site.ts';
import { findAll } from './fixture/find-all.ts';

const version = /hreflang="([^"]*)" href="([^"]*)"/g;
const versionsIn = (text: string) =>
  [...text.matchAll(version)].map(([, language, url = '']) => `${language} ${url.replace(origin, '')}`);

const indexable = builtSite.pages.filter((page) => page.indexable);
const mapped = new Map(
  localeCodes
    .flatMap((locale) => readBuilt(`/sitemap-${locale}.xml`).split('<url>').slice(1))
    .map((entry) => [findAll(entry, /<loc>([^<]*)/g)[0], entry]),
);

test('head and sitemap name the same versions of every page', () => {
  for (const { page, html } of readBuiltPages(indexable)) {
    const head = findAll(html, /<link rel="alternate" (hreflang="[^"]*" href="[^"]*")/g).flatMap(versionsIn);
    expect(head.length, page.path).toBeGreaterThan(1);
    expect(versionsIn(mapped.get(origin + encodeURI(page.path)) ?? ''), page.path).toEqual(head);
  }
});

test('the language switcher leads to the same versions, and in other languages to a section', () => {
  for (const { page, html } of readBuiltPages(indexable)) {
    const head = findAll(html, /<link rel="alternate" (hreflang="[^"]*" href="[^"]*")/g).flatMap(versionsIn);
    const [switcher = ''] = findAll(html, /<details[^>]* class="[^"]*languages(.*?)<\/details>/gs);
    const links = [...switcher.matchAll(/<a [^>]*href="([^"]*)" hrefLang="([^"]*)"(.*?)<\/a>/gi)];
    const same = links.flatMap(([, url, language, rest = '']) =>
      rest.includes('<small') ? [] : `${language} ${url}`,
    );
    const others = head.filter(
      (entry) => !entry.startsWith('x-default ') && !entry.endsWith(` ${encodeURI(page.path)}`),
    );
    expect(same, page.path).toEqual(others);
  }
});

test('the sitemap names the picture of every page', () => {
  for (const page of indexable) {
    const [picture] = findAll(mapped.get(origin + encodeURI(page.path)) ?? '', /<image:loc>([^<]*)/g);
    expect(picture, page.path).toContain(`/media/${factsOf(page.key).picture}-`);
  }
});
