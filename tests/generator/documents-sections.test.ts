/** The sections of the second product document and the data of both, against what is generated from the real spec. */
import { describe, expect, test } from 'vitest';
import { countries } from '../../generated/data/countries.ts';
import { destinations } from '../../generated/data/destinations.ts';
import { hotels } from '../../generated/data/hotels.ts';
import { pages } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { documentedLocales } from './documents/locales.ts';
import { destinationKeys, hotelFields } from './documents/places.ts';
import { keysLike, keysWithoutPage, localesOf, pageOf } from './documents/published.ts';
import {
  activeKeys,
  articles,
  conferences,
  investors,
  numericArticles,
  properties,
  restaurants,
  restaurantsWithoutPage,
  wellnessKeys,
} from './documents/sections.ts';
import {
  shortDubrovnikLocales,
  tourKeys,
  toursWithOneSlug,
  toursWithoutPage,
  toursWithTranslatedSlug,
} from './documents/tours.ts';

const prefixOf = (locale: string) => (locale === 'hr' ? '' : `/${locale}`);

/** The section, its pages’ keys, and the common prefix of their slug lists. */
const sections: readonly (readonly [section: string, keys: readonly string[]])[] = [
  ['active', activeKeys],
  ['wellness', wellnessKeys],
  ['tours', tourKeys],
];

describe.each(sections)('/%s', (section, keys) => {
  test.each(documentedLocales)('is a page in %s, with all pages of the section below it', (locale) => {
    const path = `${prefixOf(locale)}/${section}`;
    expect(pageOf(section, locale)).toMatchObject({
      path,
      slug: ['discover-experiences', section],
      controller: 'post',
    });
    for (const key of keys) {
      const page = pageOf(key, locale);
      expect(page.path).toBe(`${path}/${page.slug.at(-1)}`);
      expect(page.slug).toEqual(['discover-experiences', section, page.slug.at(-1)]);
      expect(page).toMatchObject({ controller: 'post', parent: section });
    }
  });

  test('the English slug of a page is its key', () => {
    for (const key of keys) expect(pageOf(key, 'en').slug.at(-1)).toBe(key);
  });
});

describe('tours', () => {
  test('entries with empty locales have no page', () => {
    expect(keysWithoutPage('tours').sort()).toEqual([...toursWithoutPage].sort());
    for (const key of toursWithoutPage) expect(localesOf(key)).toEqual([]);
  });

  test('there are several other -tucepi variants', () => {
    const variants = keysLike('tours', /-tucepi$/).filter((key) => !tourKeys.includes(key));
    expect(variants.length).toBeGreaterThanOrEqual(2);
  });

  test.each(toursWithOneSlug)('%s has one slug across all locales', (key) => {
    for (const locale of documentedLocales) expect(pageOf(key, locale).slug.at(-1)).toBe(key);
  });

  test.each(toursWithTranslatedSlug)('%s has a translated slug in some locales', (key) => {
    expect(new Set(documentedLocales.map((locale) => pageOf(key, locale).slug.at(-1))).size).toBeGreaterThan(
      1,
    );
  });

  test.each(documentedLocales)('dubrovnik-tucepi has its documented slug in %s', (locale) => {
    const slug = shortDubrovnikLocales.includes(locale) ? 'dubrovnik' : 'dubrovnik-tucepi';
    expect(pageOf('dubrovnik-tucepi', locale).path).toBe(`${prefixOf(locale)}/tours/${slug}`);
  });
});

describe('restaurants', () => {
  test.each(restaurants.map(([what, pattern, missing = []]) => ({ what, pattern, missing })))(
    'has $what',
    ({ pattern, missing }) => {
      const [key = '', ...others] = keysLike('restaurants', pattern);
      expect(others).toEqual([]);
      expect(documentedLocales.filter((code) => !localesOf(key).includes(code))).toEqual(missing);
    },
  );

  test('list and pages are under a localised word, restorani in hr and restaurants in en', () => {
    expect([pageOf('restaurants', 'hr').path, pageOf('restaurants', 'en').path]).toEqual([
      '/restorani',
      '/en/restaurants',
    ]);
    for (const page of pages.filter(({ area, key }) => area === 'restaurants' && key !== 'restaurants'))
      expect(page.path).toBe(`${pageOf('restaurants', page.locale).path}/${page.slug.at(-1)}`);
  });

  test('entries with empty locales have no page', () => {
    expect(keysWithoutPage('restaurants').sort()).toEqual([...restaurantsWithoutPage].sort());
  });
});

describe('conferences', () => {
  test.each(conferences)('there is %s in every locale', (_what, pattern) => {
    const keys = keysLike('conferences', pattern);
    expect(keys).toHaveLength(1);
    expect(localesOf(keys[0] ?? '')).toEqual(documentedLocales);
  });

  test('the page of Alga in Tučepi has no locales', () => {
    expect(keysWithoutPage('conferences')).toEqual([expect.stringMatching(/alga/)]);
  });

  test('mice-alan-starigrad-paklenica has its documented path and a slug list with both sections', () => {
    const { path, slug, controller } = pageOf('mice-alan-starigrad-paklenica', 'hr');
    expect(path).toBe('/kongresi-sastanci-team-building/mice-alan-starigrad-paklenica');
    expect(slug).toEqual(['ostalo', 'kongresi-sastanci-team-building', 'mice-alan-starigrad-paklenica']);
    expect(controller).toBe('post');
    for (const locale of documentedLocales) {
      const above = pageOf('conferences-meetings-team-building', locale).slug;
      expect(pageOf('mice-alan-starigrad-paklenica', locale).slug.slice(0, 2)).toEqual(above);
    }
  });
});

describe('investors', () => {
  test.each(investors)('%s is in hr and en only', (_what, pattern) => {
    const keys = keysLike('investors', pattern);
    expect(keys.map(localesOf)).toEqual([['hr', 'en']]);
  });

  test('the merger page has no locales', () => {
    expect(keysWithoutPage('investors')).toEqual([expect.stringMatching(/merger/)]);
  });
});

describe('blog', () => {
  test.each(documentedLocales)('the listing in %s is at /blog', (locale) => {
    expect(pageOf('blog', locale)).toMatchObject({ path: `${prefixOf(locale)}/blog`, controller: 'blogs' });
  });

  test('every article is a blog at /content/{slug}', () => {
    for (const { path, locale, slug, controller } of pages.filter(
      ({ area, key }) => area === 'blog' && key !== 'blog',
    ))
      expect([path, controller]).toEqual([`${prefixOf(locale)}/content/${slug.at(-1)}`, 'blog']);
  });

  test.each(Object.entries(numericArticles))('%s exists in %s only', (key, locale) => {
    expect(localesOf(key)).toEqual([locale]);
  });

  test.each(articles.map(([what, pattern, where]) => ({ what, pattern, where })))(
    'there is an article about $what',
    ({ pattern, where }) => {
      const keys = keysLike('blog', pattern);
      expect(keys.length).toBeGreaterThan(0);
      if (where !== undefined) expect(keys.map(localesOf)).toEqual([where]);
    },
  );
});

describe('accommodation', () => {
  test.each(properties)('there is %s, at its slug', (_what, pattern) => {
    const [key = '', ...others] = keysLike('accommodation', pattern);
    expect(others).toEqual([]);
    for (const page of pages.filter((candidate) => candidate.key === key))
      expect(page).toMatchObject({
        path: `${prefixOf(page.locale)}/${page.slug[0]}`,
        controller: 'accommodation',
      });
  });

  test('documented paths', () => {
    expect(pageOf('hotel-soline-brela', 'en').path).toBe('/en/hotel-soline-brela');
    const alan = 'holiday-village-alan-starigrad-paklenica';
    expect(pageOf(alan, 'en').path).toBe(`/en/${alan}`);
    for (const locale of ['nl', 'ru', 'se']) expect(pageOf(alan, locale).slug.at(-1)).not.toBe(alan);
  });
});

describe('data', () => {
  test('there are the 18 properties, with every field of the record', () => {
    expect(hotels.length).toBeGreaterThanOrEqual(18);
    for (const hotel of hotels) {
      expect(Object.keys(hotel)).toEqual(expect.arrayContaining(hotelFields));
      expect(Object.keys(hotel.locales)).toEqual(expect.arrayContaining([...documentedLocales]));
      expect(hotel.stars).toBeGreaterThanOrEqual(3);
      expect(hotel.stars).toBeLessThanOrEqual(5);
    }
    expect(new Set(hotels.map(({ stars }) => stars))).toEqual(new Set([3, 4, 5]));
  });

  test('maxChildAge is 9, 11 or 13, or null', () => {
    expect(hotels.some(({ maxChildAge }) => maxChildAge === null)).toBe(true);
    const ages = new Set(hotels.map(({ maxChildAge }) => maxChildAge));
    expect([...ages]).toEqual(expect.arrayContaining([9, 11, 13, null]));
  });

  test('Jadran has 5 stars, not as an assumption', () => {
    const jadran = hotels.filter(({ name }) => name.includes('jadran'));
    expect(jadran.map(({ stars, assumed }) => [stars, assumed.includes('stars')])).toEqual([[5, false]]);
  });

  test('destinations are Bol, Brela, Tučepi and Starigrad-Paklenica, each with path, title, slug and controller', () => {
    expect(destinations.map(({ key }) => key)).toEqual(destinationKeys);
    for (const { key, locales } of destinations)
      for (const locale of documentedLocales) {
        const { path, title, slug, controller } = pageOf(key, locale);
        expect(Object.entries(locales).find(([code]) => code === locale)?.[1]).toEqual({
          path,
          title,
          slug,
          controller,
        });
      }
  });

  test('there are about 240 countries, each with a name, a calling code and two letters', () => {
    expect(countries.length).toBeGreaterThanOrEqual(235);
    expect(countries.length).toBeLessThanOrEqual(250);
    for (const country of countries) {
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.dial_code).toMatch(/^\+\d{1,6}$/);
    }
    expect(countries).toContainEqual({ name: 'Croatia', dial_code: '+385', code: 'HR' });
  });

  test('working hours are 08:00 to 20:00 in Croatia, and there are an e-mail and a phone number', () => {
    expect(site.hours).toEqual({ opens: '08:00', closes: '20:00', timeZone: 'Europe/Zagreb' });
    expect(site.contact).toEqual({
      email: expect.stringContaining('@'),
      phone: expect.stringMatching(/^\+385\d+$/),
    });
    expect(site.name).toBe('Dalmatia Sun Hotels');
  });
});
