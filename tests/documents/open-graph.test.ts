import { expect, test } from 'vitest';
import { locales } from '../../generated/locales.ts';
import { alternates, type Page } from '../../generated/routes/index.ts';
import { findAll, readBuiltPages } from './fixture/built-pages.ts';

const valuesOf = (html: string, property: string) =>
  findAll(html, new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'));
const contentOf = (html: string, name: string) =>
  findAll(html, new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g'));

/** Locales as Open Graph writes them. */
const codes = {
  ...{
    hr: 'hr_HR',
    en: 'en_GB',
    de: 'de_DE',
    fr: 'fr_FR',
    se: 'sv_SE',
    it: 'it_IT',
    si: 'sl_SI',
    cz: 'cs_CZ',
  },
  ...{
    pl: 'pl_PL',
    hu: 'hu_HU',
    ru: 'ru_RU',
    nl: 'nl_NL',
    fi: 'fi_FI',
    dk: 'da_DK',
    uk: 'uk_UA',
    ro: 'ro_RO',
  },
  ...{ sk: 'sk_SK', ko: 'ko_KR', pt: 'pt_PT' },
} as const;

test('every page says how it shows where its link is shared', () => {
  const required = ['type', 'title', 'description', 'site_name', 'url', 'locale', 'image', 'image:alt'];
  for (const { page, html } of readBuiltPages()) {
    const missing = required.filter((name) => valuesOf(html, `og:${name}`).join('') === '');
    expect(missing, page.path).toEqual([]);
    expect(valuesOf(html, 'og:type')).toEqual([page.controller === 'blog' ? 'article' : 'website']);
    expect(valuesOf(html, 'og:description')).toEqual(contentOf(html, 'description'));
    expect(valuesOf(html, 'og:url')).toEqual(findAll(html, /<link rel="canonical" href="([^"]*)"/g));
    const card = new RegExp(
      `^https://site-url\\.invalid/social/[0-9a-f]{12}/${page.locale}/${page.key}\\.jpg$`,
    );
    expect(valuesOf(html, 'og:image')[0]).toMatch(card);
    expect(valuesOf(html, 'og:image:alt')[0]).toMatch(/ · Dalmatia Sun Hotels$/);
    expect(contentOf(html, 'twitter:card')).toEqual(['summary_large_image']);
  }
});

test('locales are those of each version of the page, with the country whose usage its texts follow', () => {
  expect(Object.keys(codes)).toEqual(Object.keys(locales));
  const codesOf = (page: Page) =>
    alternates(page.key).flatMap(({ hreflang, locale }) => (hreflang === 'x-default' ? [] : [codes[locale]]));
  for (const { page, html } of readBuiltPages()) {
    const [own] = valuesOf(html, 'og:locale');
    expect(own, page.path).toBe(codes[page.locale]);
    const others = page.indexable ? codesOf(page).filter((code) => code !== own) : [];
    expect(valuesOf(html, 'og:locale:alternate'), page.path).toEqual(others);
  }
});
