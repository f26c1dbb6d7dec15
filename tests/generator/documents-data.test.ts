/** The records of both product documents, against what is generated from the real spec. */
import { expect, test } from 'vitest';
import { countries } from '../../generated/data/countries.ts';
import { destinations } from '../../generated/data/destinations.ts';
import { hotels } from '../../generated/data/hotels.ts';
import { site } from '../../generated/site.ts';
import { pageOf } from './documents/published.ts';
import { destinationKeys, documentedLocales, hotelFields } from './documents/tables.ts';

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
