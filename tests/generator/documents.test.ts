/**
 * The rules of the two product documents, against what is generated from the real spec. Single addresses are in
 * generated/published-paths.txt: the generator reports one that is no longer answered.
 */
import { describe, expect, test } from 'vitest';
import { countries } from '../../generated/data/countries.ts';
import { destinations } from '../../generated/data/destinations.ts';
import { hotels } from '../../generated/data/hotels.ts';
import { baseLocale, localeCodes, locales } from '../../generated/locales.ts';
import { type Area, areas, findPage, type Page, pages, versions } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { controllers } from '../../generator/read/schema/templates.ts';
import { documentedLocales } from './documents/locales.ts';

/** Site codes that are not BCP 47; the others stand for themselves. */
const languageTags: Readonly<Record<string, string>> = { se: 'sv', si: 'sl', cz: 'cs', dk: 'da' };

/** The nine page templates (second document, 2.1). */
const documentedControllers =
  'accommodation accommodations blog blogs destination destinations offer offers post'.split(' ');

/** First document, 3: the fields of a hotel record. */
const hotelFields =
  'id hotelId catId destId name image blurhash width height phobsId phobsPropertyId maxChildAge stars rezAppId accommodationStars locales'.split(
    ' ',
  );

describe('locales', () => {
  test('are the 19, in order, hr the base', () => {
    expect(documentedLocales).toHaveLength(19);
    expect(localeCodes.filter((code) => documentedLocales.includes(code))).toEqual(documentedLocales);
    expect(baseLocale).toBe('hr');
  });

  test.each(localeCodes)('%s has its language tag and its prefix', (code) => {
    expect(locales[code].bcp47).toBe(languageTags[code] ?? code);
    expect(locales[code].prefix).toBe(code === 'hr' ? '' : `/${code}`);
  });
});

test('there are nine controllers, and every page has one', () => {
  expect([...controllers].sort()).toEqual(documentedControllers);
  expect([...new Set(pages.map((page) => page.controller))].sort()).toEqual(documentedControllers);
});

/** The first segments of a page's path, and those of its slug list. */
type Beginning = (page: Page) => readonly [path: string, slug: readonly string[]];

const below =
  (section: string): Beginning =>
  () => [`/${section}`, ['discover-experiences', section]];

/** The template of an area's listing and of its other pages, and where these stand. */
const sections: readonly (readonly [Area, string, string, Beginning])[] = [
  ['offers', 'offers', 'offer', ({ slug: [word = ''] }) => [`/${word}`, [word]]],
  ['active', 'post', 'post', below('active')],
  ['wellness', 'post', 'post', below('wellness')],
  ['tours', 'post', 'post', below('tours')],
  ['blog', 'blogs', 'blog', () => ['/content', ['content']]],
  ['destinations', 'destinations', 'destination', ({ slug: [word = ''] }) => [`/${word}`, [word]]],
  ['accommodation', 'accommodations', 'accommodation', () => ['', []]],
];

test.each(sections)('%s: the listing is a page of %s, the others of %s', (area, list, detail, beginning) => {
  const { listing } = areas[area];
  for (const page of pages.filter((each) => each.area === area)) {
    expect([page.path, page.controller]).toEqual([page.path, page.key === listing ? list : detail]);
    if (page.key === listing) continue;
    const [path, slug] = beginning(page);
    const last = page.slug.at(-1) ?? '';
    expect([page.path, page.slug]).toEqual([
      `${locales[page.locale].prefix}${path}/${last}`,
      [...slug, last],
    ]);
  }
});

test.each(sections)('%s has its listing in every locale', (area) => {
  const { listing } = areas[area];
  const found = documentedLocales.filter((code) =>
    versions(listing ?? 'home').some(({ locale }) => locale === code),
  );
  expect(found).toEqual(documentedLocales);
});

test('restaurants are under the localised word of their listing', () => {
  for (const page of pages.filter(({ area, key }) => area === 'restaurants' && key !== 'restaurants'))
    expect(page.path).toBe(`${findPage('restaurants', page.locale)?.path}/${page.slug.at(-1)}`);
});

test('some entries have an empty title and a numeric or negative slug, such as -2 and -49', () => {
  const slugs = pages
    .filter((page) => !page.indexable && page.titleLocale !== undefined)
    .map((page) => page.slug.at(-1));
  expect(slugs).toEqual(expect.arrayContaining(['-2', '-49']));
  expect(slugs.some((slug) => /^\d+$/.test(slug ?? ''))).toBe(true);
});

describe('data', () => {
  test('there are the 18 properties, with every field of the record', () => {
    expect(hotels.length).toBeGreaterThanOrEqual(18);
    for (const hotel of hotels) {
      expect(Object.keys(hotel)).toEqual(expect.arrayContaining(hotelFields));
      expect(Object.keys(hotel.locales)).toEqual(expect.arrayContaining([...documentedLocales]));
    }
    expect(new Set(hotels.map(({ stars }) => stars))).toEqual(new Set([3, 4, 5]));
    const ages = new Set(hotels.map(({ maxChildAge }) => maxChildAge));
    expect([...ages]).toEqual(expect.arrayContaining([9, 11, 13, null]));
  });

  test('Jadran has 5 stars, not as an assumption', () => {
    const jadran = hotels.filter(({ name }) => name.includes('jadran'));
    expect(jadran.map(({ stars, assumed }) => [stars, assumed.includes('stars')])).toEqual([[5, false]]);
  });

  test('destinations are Bol, Brela, Tučepi and Starigrad-Paklenica, each as its page', () => {
    expect(destinations.map(({ key }) => key)).toEqual(['bol', 'brela', 'tucepi', 'starigrad-paklenica']);
    for (const { key, locales: own } of destinations)
      for (const [locale, record] of Object.entries(own))
        expect(pages.find((page) => page.key === key && page.locale === locale)).toMatchObject(record);
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
