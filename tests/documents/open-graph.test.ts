import { expect, test } from 'vitest';
import { type Locale, locales } from '../../generated/locales.ts';
import { altTexts, type DescribedPicture } from '../../generated/media/alt-texts.ts';
import { pictures } from '../../generated/media/pictures.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { readBuiltPages } from './fixture/built-pages.ts';
import { origin } from './fixture/built-site.ts';
import { findAll } from './fixture/find-all.ts';

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

function* readHeads() {
  for (const { page, html } of readBuiltPages()) yield { page, head: html.slice(0, html.indexOf('</head>')) };
}

test('every page says how it shows where its link is shared', () => {
  const required = ['type', 'title', 'description', 'site_name', 'url', 'locale'];
  for (const { page, head } of readHeads()) {
    const missing = required.filter((name) => valuesOf(head, `og:${name}`).join('') === '');
    expect(missing, page.path).toEqual([]);
    expect(valuesOf(head, 'og:type')).toEqual([page.controller === 'blog' ? 'article' : 'website']);
    expect(valuesOf(head, 'og:description')).toEqual(contentOf(head, 'description'));
    expect(valuesOf(head, 'og:url')).toEqual(findAll(head, /<link rel="canonical" href="([^"]*)"/g));
    const { picture } = factsOf(page.key);
    const alt = altTexts[picture as DescribedPicture]?.[page.locale] ?? page.documentTitle;
    const image = {
      '': `${origin}${pictures[picture].address}/social.jpg`,
      ':width': '1200',
      ':height': '630',
    };
    for (const [name, value] of Object.entries({ ...image, ':alt': alt }))
      expect(valuesOf(head, `og:image${name}`), page.path).toEqual([value]);
    expect(contentOf(head, 'twitter:card')).toEqual(['summary_large_image']);
  }
});

test('the locale is that of the page, with the country whose usage its texts follow', () => {
  for (const { page, head } of readHeads()) {
    expect(valuesOf(head, 'og:locale'), page.path).toEqual([codeOf(page.locale)]);
  }
});
