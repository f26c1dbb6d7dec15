/** Every word, key, path and list of the two product documents, against what is generated from the real spec. */
import { describe, expect, test } from 'vitest';
import { baseLocale, localeCodes, locales } from '../../generated/locales.ts';
import { redirects } from '../../generated/redirects.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { lookup, pages } from '../../generated/routes/index.ts';
import { controllers } from '../../generator/spec/files/read-app.ts';
import { fixedPages, infoPages, otherWords, rootPages } from './documents/content.ts';
import { documentedControllers, documentedLocales, languageTags } from './documents/locales.ts';
import {
  furtherOffers,
  headlineFigures,
  offerKeys,
  offersMissingIn,
  offersWithoutPage,
  offersWords,
  offerWords,
} from './documents/offers.ts';
import {
  destinationKeys,
  destinationPrefixes,
  destinationsPaths,
  hotelListingPaths,
} from './documents/places.ts';
import { keysLike, keysWithoutPage, localesOf, pageOf } from './documents/published.ts';

const prefixOf = (locale: string) => (locale === 'hr' ? '' : `/${locale}`);

describe('locales', () => {
  test('are the 19, in order, hr the base', () => {
    expect(documentedLocales).toHaveLength(19);
    expect(localeCodes.filter((code) => documentedLocales.includes(code))).toEqual(documentedLocales);
    expect(baseLocale).toBe('hr');
  });

  test.each(localeCodes)('%s has its language tag and its prefix', (code) => {
    expect(locales[code].bcp47).toBe(languageTags[code] ?? code);
    expect(locales[code].prefix).toBe(prefixOf(code));
  });
});

describe('general rules', () => {
  test('there are nine controllers, and every page has one', () => {
    expect([...controllers].sort()).toEqual([...documentedControllers].sort());
    expect([...new Set(pages.map((page) => page.controller))].sort()).toEqual(
      [...documentedControllers].sort(),
    );
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
});

const isOnSale = ([key]: readonly [string, ...unknown[]]) => localesOf(key).length > 0;

describe('offers', () => {
  test.each(Object.entries(offersWords))('the listing in %s is at %s', (locale, word) => {
    expect(pageOf('offers', locale)).toMatchObject({
      path: `${prefixOf(locale)}/${word}`,
      slug: [word],
      controller: 'offers',
    });
  });

  test.each(Object.entries(offerWords))('every offer in %s is under %s', (locale, word) => {
    const offers = pages.filter(
      (page) => page.area === 'offers' && page.locale === locale && page.key !== 'offers',
    );
    expect(offers.length).toBeGreaterThan(offerKeys.length - 5);
    for (const { path, slug, controller } of offers) {
      expect(path).toBe(`${prefixOf(locale)}/${word}/${slug.at(-1)}`);
      expect(slug).toEqual([word, slug.at(-1)]);
      expect(controller).toBe('offer');
    }
  });

  test.each(offerKeys)('%s has a page at its documented address, or one that this leads to', (key) => {
    const path = `/en/offer/${key}`;
    expect(lookup(path)?.key === key || redirects.has(path)).toBe(true);
  });

  // An offer may end.
  test.each(Object.entries(offersMissingIn).filter(isOnSale))('%s is missing in %j', (key, missing) => {
    expect(documentedLocales.filter((code) => !localesOf(key).includes(code))).toEqual(missing);
  });

  test.each(Object.entries(furtherOffers))('there is %s', (_what, pattern) => {
    expect(keysLike('offers', pattern)).toHaveLength(1);
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
    const [key = ''] = keysLike('offers', /july-weekend/);
    expect(pageOf(key, 'en').title).toMatch(/48.*35\s?%/);
  });

  test('entries with empty locales have no page', () => {
    expect(keysWithoutPage('offers')).toEqual(offersWithoutPage);
    for (const key of offersWithoutPage) expect(localesOf(key)).toEqual([]);
  });
});

describe('content', () => {
  test.each(documentedLocales)('the home page in %s has an empty slug and keeps its slash', (locale) => {
    expect(pageOf('home', locale)).toMatchObject({
      path: `${prefixOf(locale)}/`,
      slug: '',
      controller: 'post',
    });
  });

  test.each(rootPages)('/%s exists in every locale', (key) => {
    expect(localesOf(key)).toEqual(documentedLocales);
    for (const locale of documentedLocales)
      expect(pageOf(key, locale).path).toBe(`${prefixOf(locale)}/${key}`);
  });

  test.each(fixedPages)('%s is at %s and %s', (key, hr, en) => {
    expect([pageOf(key, 'hr').path, pageOf(key, 'en').path]).toEqual([hr, en]);
  });

  test.each(Object.entries(otherWords))('static pages in %s begin with %s', (locale, word) => {
    for (const [key] of fixedPages) {
      const { path, slug, controller } = pageOf(key, locale);
      expect(path).toBe(`${prefixOf(locale)}/${word}/${slug[1]}`);
      expect([slug[0], slug.length, controller]).toEqual([word, 2, 'post']);
    }
  });

  test.each(infoPages.map(([what, pattern, where]) => ({ what, pattern, where })))(
    'there is $what',
    ({ pattern, where }) => {
      const keys = keysLike('content', pattern);
      expect(keys).toHaveLength(1);
      if (where !== undefined) expect(localesOf(keys[0] ?? '')).toEqual(where);
    },
  );

  test('the direct booking benefits are in 8 locales, and there are 11 of them', () => {
    expect(localesOf('direct-booking-benefits')).toHaveLength(8);
    expect(pageOf('direct-booking-benefits', 'en').title).toContain('11');
  });
});

describe('destinations and hotels', () => {
  test.each(Object.entries(destinationPrefixes))('destinations in %s are under %s', (locale, prefix) => {
    for (const key of destinationKeys) {
      const { path, controller, slug } = pageOf(key, locale);
      expect(path).toBe(`${prefix}${slug[1]}`);
      expect(controller).toBe('destination');
    }
  });

  test('the base slug of a destination is its key', () => {
    for (const key of destinationKeys) expect(pageOf(key, 'hr').path).toBe(`/destinacija/${key}`);
  });

  test.each(Object.entries(destinationsPaths))('the list of destinations in %s is at %s', (locale, path) => {
    expect(lookup(path)).toMatchObject({ key: 'destinations', locale, controller: 'destinations' });
  });

  test.each(Object.entries(hotelListingPaths))('the hotel listing in %s is at %s', (locale, path) => {
    expect(lookup(path)).toMatchObject({
      locale,
      controller: 'accommodations',
      slug: [path.split('/').at(-1)],
    });
  });
});
