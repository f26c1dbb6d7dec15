import { expect, test } from 'vitest';
import { type Locale, locales } from '../../generated/locales.ts';
import { findAll, origin, readBuiltPages } from './fixture/built-pages.ts';

const valuesOf = (html: string, property: string) =>
  findAll(html, new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'));
const contentOf = (html: string, name: string) =>
  findAll(html, new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g'));

/** Locales as Open Graph writes them. */
const codeOf = (locale: Locale) => `${locales[locale].bcp47.split('-')[0]}_${locales[locale].region}`;

test.each([
  ['hr', 'hr_HR'],
  ['en', 'en_GB'],
  ['se', 'sv_SE'],
  ['cz', 'cs_CZ'],
  ['ko', 'ko_KR'],
  ['pt', 'pt_PT'],
] as const)('%s is %s', (locale, code) => {
  expect(codeOf(locale)).toBe(code);
});

test('every page says how it shows where its link is shared', () => {
  const required = ['type', 'title', 'description', 'site_name', 'url', 'locale', 'image', 'image:alt'];
  for (const { page, html } of readBuiltPages()) {
    const missing = required.filter((name) => valuesOf(html, `og:${name}`).join('') === '');
    expect(missing, page.path).toEqual([]);
    expect(valuesOf(html, 'og:type')).toEqual([page.controller === 'blog' ? 'article' : 'website']);
    expect(valuesOf(html, 'og:description')).toEqual(contentOf(html, 'description'));
    expect(valuesOf(html, 'og:url')).toEqual(findAll(html, /<link rel="canonical" href="([^"]*)"/g));
    const card = new RegExp(`^${origin}/social/[0-9a-f]{12}/${page.locale}/${page.key}\\.jpg$`);
    expect(valuesOf(html, 'og:image')[0]).toMatch(card);
    expect(valuesOf(html, 'og:image:alt')[0]).toMatch(/ · Dalmatia Sun Hotels$/);
    expect(contentOf(html, 'twitter:card')).toEqual(['summary_large_image']);
  }
});

test('the locale is that of the page, with the country whose usage its texts follow', () => {
  for (const { page, html } of readBuiltPages()) {
    expect(valuesOf(html, 'og:locale'), page.path).toEqual([codeOf(page.locale)]);
  }
});
