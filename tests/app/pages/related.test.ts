import { describe, expect, test } from 'vitest';
import { distanceBetween } from '../../../app/components/entry/distance.ts';
import { placesOf } from '../../../app/components/entry/place.tsx';
import { offersOfHotel, pagesOfHotel } from '../../../app/components/listing/pages-of-place.ts';
import { relatedPages } from '../../../app/components/listing/related-pages.tsx';
import { hotels } from '../../../generated/data/hotels.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { type Area, areas, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import { pageOf, site } from '../site-on.ts';

const limit = 4;

describe('relatedPages', () => {
  test('begins with pages of the same property, then of the same place', () => {
    const [first, second] = relatedPages(site, pageOf('free-dinner-wellness-elaphusa-brac'), limit);
    expect(first?.key).toBe('spring-vacation-hotel-elaphusa-brac');
    expect(second?.place).toBe('bol');
  });

  test('pages of no place have those of the same themes or topics', () => {
    const keys = relatedPages(site, pageOf('romantic-vacation-dalmatia'), limit).map(({ key }) => key);
    expect(keys).toContain('romantic-vacation-for-couples-croatia');
    expect(keys).toContain('valentines-day-offer-croatia');
  });

  test('none is from a place too far away for a day, and those of the same place are nearer than others', () => {
    const tours = site.listedPages('tours', 'en');
    for (const tour of tours)
      for (const other of relatedPages(site, tour, limit))
        expect(distanceBetween(tour, other)).toBeLessThan(100);
    const [first] = relatedPages(site, pageOf('velebit-quad'), limit);
    expect(first && placesOf(first)).toContain('starigrad-paklenica');
  });

  test('every venue names all others', () => {
    const venues = site.listedPages('conferences', 'en');
    expect(venues.length).toBeGreaterThan(2);
    for (const venue of venues)
      expect(new Set([venue, ...relatedPages(site, venue, limit)])).toEqual(new Set(venues));
  });

  test('in every area and locale: others of the area, each once, and every page is named by another', () => {
    for (const area of (Object.keys(areas) as Area[]).filter((name) => areas[name].kind !== 'page')) {
      for (const locale of localeCodes) {
        const listed = site.listedPages(area, locale);
        const named = new Set<string>();
        const isVenue = areas[area].kind === 'venue';
        const reachable = (one: Page) =>
          listed.filter((other) => other !== one && (isVenue || distanceBetween(one, other) < 100));
        for (const one of listed) {
          const related = relatedPages(site, one, limit);
          const keys = related.map(({ key }) => key);
          expect(keys).toHaveLength(Math.min(limit, reachable(one).length));
          expect(new Set(keys).size).toBe(keys.length);
          expect(keys).not.toContain(one.key);
          expect(related.every((other) => listed.includes(other))).toBe(true);
          for (const key of keys) named.add(key);
        }
        const unnamed = listed.filter((one) => reachable(one).length > 0 && !named.has(one.key));
        expect(unnamed.map(({ key }) => key)).toEqual([]);
      }
    }
  });
});

describe('pagesOfHotel', () => {
  const keysOf = (hotel: string, area: Area) => pagesOfHotel(site, hotel, area, 'en').map(({ key }) => key);

  test('the pages that name it', () => {
    expect(keysOf('soline', 'restaurants')).toEqual(['sol-mediterranean-dining-brela', 'sol-bar']);
    expect(keysOf('soline', 'wellness')).toEqual(['soline']);
    expect(keysOf('soline', 'conferences')).toEqual(['mice-soline-brela']);
    expect(keysOf('camping-paklenica', 'active')).toEqual(['camping']);
  });

  test('the offer with the lowest price, its own, then those of its place that name no property', () => {
    const offers = hotels
      .filter(({ name }) => name === 'elaphusa')
      .flatMap((hotel) => offersOfHotel(site, hotel, 'en'))
      .map(({ key }): RouteKey => key);
    expect(offers.slice(0, 3)).toEqual([
      'vacation-on-brac-with-savings-for-the-ferry',
      'free-dinner-wellness-elaphusa-brac',
      'spring-vacation-hotel-elaphusa-brac',
    ]);
    expect(offers).toContain('free-ferry-pass-brac');
    expect(offers).not.toContain('bonaca-all-inclusive-discount-offer');
    expect(new Set(offers).size).toBe(offers.length);
  });

  test.each<Area>(['offers', 'wellness'])('are pages in menus of the language, of the area %s', (area) => {
    for (const { name } of hotels) {
      for (const locale of localeCodes) {
        for (const one of pagesOfHotel(site, name, area, locale)) {
          expect([one.locale, one.indexable, one.area]).toEqual([locale, true, area]);
          expect(one.key).not.toBe(areas[area].listing);
        }
      }
    }
    expect(pagesOfHotel(site, 'nowhere', area, 'en')).toEqual([]);
  });
});
