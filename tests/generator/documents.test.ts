/** Every word, key, path and list of the two product documents, against what is generated from the real spec. */
import { describe, expect, test } from 'vitest';
import { baseLocale, localeCodes, locales } from '../../generated/locales.ts';
import { redirects } from '../../generated/redirects.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { lookup, pages } from '../../generated/routes/index.ts';
import { controllers } from '../../generator/spec/files/read-code.ts';
import { keysLike, keysWithoutPage, localesOf, pageOf, prefixOf } from './documents/published.ts';
import {
  destinationKeys,
  documentedControllers,
  documentedLocales,
  experiences,
  fixedPages,
  headlineFigures,
  languageTags,
  localSubjects,
  offerKeys,
  rootPages,
  shortDubrovnikLocales,
  slugsOfTours,
  subjects,
  withoutPage,
  words,
} from './documents/tables.ts';

describe('general rules', () => {
  test('the locales are the 19, in order, hr the base', () => {
    expect(documentedLocales).toHaveLength(19);
    expect(localeCodes.filter((code) => documentedLocales.includes(code))).toEqual(documentedLocales);
    expect(baseLocale).toBe('hr');
    expect(words.map(({ locale }) => locale)).toEqual(documentedLocales);
  });

  test.each(localeCodes)('%s has its language tag and its prefix', (code) => {
    expect(locales[code].bcp47).toBe(languageTags[code] ?? code);
    expect(locales[code].prefix).toBe(prefixOf(code));
  });

  test('there are nine controllers, and every page has one', () => {
    expect([...controllers].sort()).toEqual(documentedControllers);
    expect([...new Set(pages.map((page) => page.controller))].sort()).toEqual(documentedControllers);
  });

  test('hr has no prefix, every other locale its code', () => {
    const codes = documentedLocales.join('|');
    for (const { path, locale } of pages) {
      if (locale === 'hr') expect(path).not.toMatch(new RegExp(`^/(?:${codes})(?:/|$)`));
      else expect(path.startsWith(`/${locale}/`), path).toBe(true);
    }
  });

  test('some entries have an empty title and a numeric or negative slug, such as -2 and -49', () => {
    const slugs = pages
      .filter((page) => !page.indexable && page.titleLocale !== undefined)
      .map((page) => page.slug.at(-1));
    expect(slugs).toEqual(expect.arrayContaining(['-2', '-49']));
    expect(slugs.some((slug) => /^\d+$/.test(slug ?? ''))).toBe(true);
  });

  test.each(Object.entries(withoutPage))('in %s, entries with empty locales have no page', (area, keys) => {
    const found = keysWithoutPage(area);
    expect(found).toHaveLength(keys.length);
    for (const key of keys)
      expect(found.filter((other) => new RegExp(`^${key}$`).test(other))).toHaveLength(1);
    expect(found.flatMap(localesOf)).toEqual([]);
  });
});

describe.each(words)('in $locale', ({ locale, ...word }) => {
  const prefix = prefixOf(locale);

  test('the home page has an empty slug and keeps its slash', () => {
    expect(pageOf('home', locale)).toMatchObject({ path: `${prefix}/`, slug: '', controller: 'post' });
  });

  test('offers are listed, and stand under their word', () => {
    const listing = { path: `${prefix}/${word.offers}`, slug: [word.offers], controller: 'offers' };
    expect(pageOf('offers', locale)).toMatchObject(listing);
    const offers = pages.filter(
      (page) => page.area === 'offers' && page.locale === locale && page.key !== 'offers',
    );
    expect(offers.length).toBeGreaterThan(offerKeys.length - 5);
    for (const { path, slug, controller } of offers) {
      expect(path).toBe(`${prefix}/${word.offer}/${slug.at(-1)}`);
      expect([slug, controller]).toEqual([[word.offer, slug.at(-1)], 'offer']);
    }
  });

  test('static pages begin with their word, and some pages stand at the root', () => {
    for (const key of Object.keys(fixedPages)) {
      const { path, slug, controller } = pageOf(key, locale);
      expect(path).toBe(`${prefix}/${word.other}/${slug[1]}`);
      expect([slug[0], slug.length, controller]).toEqual([word.other, 2, 'post']);
    }
    for (const key of rootPages) expect(pageOf(key, locale).path).toBe(`${prefix}/${key}`);
  });

  test('destinations stand under their word, and are listed like the hotels', () => {
    for (const key of destinationKeys) {
      const { path, slug, controller } = pageOf(key, locale);
      expect([path, controller]).toEqual([`${prefix}/${word.destination}/${slug[1]}`, 'destination']);
    }
    const destinations = { key: 'destinations', locale, controller: 'destinations' };
    expect(lookup(`${prefix}/${word.destinations}`)).toMatchObject(destinations);
    const hotels = { locale, controller: 'accommodations', slug: [word.hotels] };
    expect(lookup(`${prefix}/${word.hotels}`)).toMatchObject(hotels);
  });

  test('the listing of the blog is at /blog', () => {
    expect(pageOf('blog', locale)).toMatchObject({ path: `${prefix}/blog`, controller: 'blogs' });
  });

  test.each(experiences)('/%s is a page, with all pages of the section below it', (section, keys) => {
    const path = `${prefix}/${section}`;
    const slug = ['discover-experiences', section];
    expect(pageOf(section, locale)).toMatchObject({ path, slug, controller: 'post' });
    for (const key of keys) {
      const page = pageOf(key, locale);
      const own = page.slug.at(-1);
      expect(page).toMatchObject({ path: `${path}/${own}`, controller: 'post', parent: section });
      expect(page.slug).toEqual([...slug, own]);
    }
  });

  test('dubrovnik-tucepi has its documented slug', () => {
    const slug = shortDubrovnikLocales.includes(locale) ? 'dubrovnik' : 'dubrovnik-tucepi';
    expect(pageOf('dubrovnik-tucepi', locale).path).toBe(`${prefix}/tours/${slug}`);
  });
});

describe('pages that are known by their subject', () => {
  const rows = Object.entries(subjects).flatMap(([area, keys]) => keys.map((key) => [area, key] as const));

  test.each(rows)('%s has %s', (area, key) => {
    const keys = keysLike(area, key);
    // There may be several articles about a subject.
    expect(area === 'blog' ? Math.min(keys.length, 1) : keys.length).toBe(1);
  });

  test.each(localSubjects)('%s has %s, in %j', (area, key, where) => {
    expect(keysLike(area, key).map(localesOf)).toEqual([where]);
  });
});

const isOnSale = ([key]: readonly [string, ...unknown[]]) => localesOf(key).length > 0;

describe('offers', () => {
  test.each(offerKeys)('%s has a page at its documented address, or one that this leads to', (key) => {
    const path = `/en/offer/${key}`;
    expect(lookup(path)?.key === key || redirects.has(path)).toBe(true);
  });

  test('autumn-hotels-croatia is missing in French, Russian and Dutch, until it ends', () => {
    const there = localesOf('autumn-hotels-croatia');
    const missing = documentedLocales.filter((code) => !there.includes(code));
    if (there.length > 0) expect(missing).toEqual(['fr', 'ru', 'nl']);
  });

  test.each(headlineFigures.filter(isOnSale))('the English title of %s holds %s', (key, figure) => {
    expect(pageOf(key, 'en').title).toMatch(figure);
  });

  test('of the documented offers, those and no others have a headline', () => {
    const wanted = new Map(headlineFigures.map(([key, , kind, value]) => [key, { kind, value }]));
    for (const key of [...wanted.keys(), ...offerKeys].filter((each) => isOnSale([each])))
      expect(factsOf(key).headline, key).toEqual(wanted.get(key));
  });

  test('a weekend offer on Brač has up to 35% off for 48 hours in July', () => {
    const [key = ''] = keysLike('offers', 'july-weekend');
    expect(pageOf(key, 'en').title).toMatch(/48.*35\s?%/);
  });
});

describe('paths', () => {
  test.each(Object.entries(fixedPages))('%s is at its documented paths in hr and en', (key, hr) => {
    expect([pageOf(key, 'hr').path, pageOf(key, 'en').path]).toEqual([`/ostalo/${hr}`, `/en/other/${key}`]);
  });

  test('the direct booking benefits are in 8 locales, and there are 11 of them', () => {
    expect(localesOf('direct-booking-benefits')).toHaveLength(8);
    expect(pageOf('direct-booking-benefits', 'en').title).toContain('11');
  });

  test('the base slug of a destination is its key, the English one of an experience, too', () => {
    for (const key of destinationKeys) expect(pageOf(key, 'hr').path).toBe(`/destinacija/${key}`);
    for (const key of experiences.flatMap(([, keys]) => keys))
      expect(pageOf(key, 'en').slug.at(-1)).toBe(key);
  });

  test('tours have one slug across all locales or translated ones, and there are several -tucepi variants', () => {
    const slugsOf = (key: string) =>
      new Set(documentedLocales.map((locale) => pageOf(key, locale).slug.at(-1)));
    for (const key of slugsOfTours.one) expect(slugsOf(key)).toEqual(new Set([key]));
    for (const key of slugsOfTours.several) expect(slugsOf(key).size, key).toBeGreaterThan(1);
    const [, , [, tours] = []] = experiences;
    const variants = keysLike('tours', '-tucepi$').filter((key) => !tours?.includes(key));
    expect(variants.length).toBeGreaterThanOrEqual(2);
  });

  test('restaurants are under a localised word, restorani in hr and restaurants in en', () => {
    const listings = [pageOf('restaurants', 'hr').path, pageOf('restaurants', 'en').path];
    expect(listings).toEqual(['/restorani', '/en/restaurants']);
    for (const page of pages.filter(({ area, key }) => area === 'restaurants' && key !== 'restaurants'))
      expect(page.path).toBe(`${pageOf('restaurants', page.locale).path}/${page.slug.at(-1)}`);
  });

  test('mice-alan-starigrad-paklenica has its documented path and a slug list with both sections', () => {
    const key = 'mice-alan-starigrad-paklenica';
    const { path, slug, controller } = pageOf(key, 'hr');
    expect(path).toBe(`/kongresi-sastanci-team-building/${key}`);
    expect([slug, controller]).toEqual([['ostalo', 'kongresi-sastanci-team-building', key], 'post']);
    for (const locale of documentedLocales) {
      const above = pageOf('conferences-meetings-team-building', locale).slug;
      expect(pageOf(key, locale).slug.slice(0, 2)).toEqual(above);
    }
  });

  test('every article is a blog at /content/{slug}, every property at its slug', () => {
    for (const { path, locale, slug, controller, area, key } of pages) {
      if (area === 'blog' && key !== 'blog')
        expect([path, controller]).toEqual([`${prefixOf(locale)}/content/${slug.at(-1)}`, 'blog']);
      if (controller === 'accommodation') expect(path).toBe(`${prefixOf(locale)}/${slug[0]}`);
    }
    expect(pageOf('hotel-soline-brela', 'en').path).toBe('/en/hotel-soline-brela');
    const alan = 'holiday-village-alan-starigrad-paklenica';
    expect(pageOf(alan, 'en').path).toBe(`/en/${alan}`);
    for (const locale of ['nl', 'ru', 'se']) expect(pageOf(alan, locale).slug.at(-1)).not.toBe(alan);
  });
});
