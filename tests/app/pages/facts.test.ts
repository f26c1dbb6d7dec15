import { describe, expect, test } from 'vitest';
import { childPages } from '../../../app/components/listing/listing-of.ts';
import { pagesOfPlace } from '../../../app/components/listing/pages-of-place.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { destinations } from '../../../generated/data/destinations.ts';
import { terms } from '../../../generated/data/facts.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { pictures } from '../../../generated/media/pictures.ts';
import { factsOf, type Purpose, statedFactsOf } from '../../../generated/routes/facts.ts';
import { type Area, areas, type Page, pages, type RouteKey } from '../../../generated/routes/index.ts';
import { pageOf, site } from '../site-on.ts';

const keysOf = (area: Area) => [
  ...new Set(
    pages.filter((page) => page.area === area && page.key !== areas[area].listing).map((page) => page.key),
  ),
];

test.each<[Purpose, RouteKey[]]>([
  ['contact', ['reservation-office']],
  ['faq', ['faq', 'loyalty-programme-faq']],
  ['thanks', ['thank-you', 'thank-you-for-inquiry']],
])('the pages for %s', (purpose, keys) => {
  expect(keysOf('content').filter((key) => factsOf(key).purpose === purpose)).toEqual(
    expect.arrayContaining(keys),
  );
});

describe('properties', () => {
  test('a page that is about a property names it', () => {
    for (const { name, page } of hotels) if (page !== null) expect(factsOf(page).hotels).toContain(name);
  });

  test('a page of a place names only properties of that place', () => {
    const odd = pages.filter(({ key, place }) =>
      factsOf(key).hotels.some((name) => {
        const { destId } = hotels.find((hotel) => hotel.name === name) ?? {};
        return place !== undefined && destinations.find(({ id }) => id === destId)?.key !== place;
      }),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

describe('pictures', () => {
  test('every entry has one that exists; properties and places their own', () => {
    for (const { key } of pages) expect(pictures[factsOf(key).picture], key).toBeDefined();
    expect(factsOf('hotel-soline-brela').picture).toBe('hotels/soline');
    for (const { key } of destinations) expect(factsOf(key).picture).toBe(`destinations/${key}`);
  });

  test('a room is shown in one gallery only, other drawings in four', () => {
    const galleries = new Map(pages.map(({ key }) => [key, factsOf(key).pictures]));
    const uses = Map.groupBy([...galleries.values()].flat(), (picture) => picture);
    const often = [...uses].filter(
      ([picture, { length }]) => length > (picture.startsWith('rooms/') ? 1 : 4),
    );
    expect(often).toEqual([]);
  });

  test('pages that are only read are listed without pictures', () => {
    const listing = site.findPage('other', 'en');
    const html = listing ? renderPage(site, listing) : '';
    expect(html).toContain('class="card"');
    expect(html).not.toContain('<article class="card"><picture');
  });

  test('in every locale, no entry of a listing has the picture of the one before it', () => {
    const listings = pages.filter(({ key, locale }) => childPages(site, key, locale).length > 1);
    expect(new Set(listings.map(({ locale }) => locale))).toEqual(new Set(localeCodes));
    const picture = ({ key }: Page) => factsOf(key).picture;
    const alike = listings.flatMap(({ key, locale }) => {
      const entries = childPages(site, key, locale);
      return entries.filter(
        (entry, index) => index > 0 && picture(entry) === picture(entries[index - 1] ?? entry),
      );
    });
    expect(alike.map(({ path }) => path)).toEqual([]);
  });
});

test('a bar whose drinks are named does not say that it has drinks', () => {
  const html = (key: RouteKey) => renderPage(site, pageOf(key));
  const shown = (key: RouteKey) => [...html(key).matchAll(/data-fact="(\w+)"/g)].map(([, name]) => name);
  expect(html('sol-bar')).toMatch(/facts-brief.*cocktails, wine, coffee/i);
  expect(shown('sol-bar')).not.toContain('meals');
  expect(shown('maestral-beach-club')).toContain('meals');
});

test('terms stand in the order of their vocabulary on every page', () => {
  const lists = pages.flatMap(({ key }) =>
    statedFactsOf(key).flatMap((fact) => (fact.type === 'terms' ? [fact] : [])),
  );
  for (const { of, value } of lists)
    expect(value).toEqual(Object.keys(terms[of] ?? {}).filter((term) => value.includes(term)));
});

test('nobody drives to an island without a ferry', () => {
  const arrivals = statedFactsOf('bol').find(({ name }) => name === 'arrivals');
  const rows = arrivals?.type === 'rows' ? arrivals.value : [];
  const driven = rows
    .map((cells) => Object.fromEntries(cells.map(({ name, value }) => [name, [value].flat()[0]])))
    .filter(({ by }) => by === 'car');
  expect(driven.map(({ from }) => from)).toEqual(['supetar', 'sumartin', 'bracAirport']);
});

test('a meeting point stands with its place as the language writes it', () => {
  const read = (locale: Locale) =>
    /data-fact="start".*?<dd>(.*?)<\/dd>/s.exec(renderPage(site, pageOf('vis-blue-cave-bol', locale)))?.[1];
  expect(read('en')).toBe('Harbour (Bol)');
  expect(read('ko')).toMatch(/^\S+ 볼 항구$/);
});

test('the weather of a flight and of a hot path is that of their texts', () => {
  const weatherOf = (key: RouteKey) => statedFactsOf(key).find(({ name }) => name === 'weather')?.value;
  expect(weatherOf('dalmatia-plane-excursion')).toEqual(['windless', 'clear']);
  expect(weatherOf('marina')).toBeUndefined();
});

test('a beach is in no list of excursions', () => {
  const listed = [
    ...childPages(site, 'tours', 'en'),
    ...pagesOfPlace(site, 'brela', ['tour'], 'en'),
    ...childPages(site, 'discover-experiences', 'en'),
  ].map(({ key }) => key);
  expect(listed).toContain('hvar');
  expect(listed).not.toContain('mala-berulia');
  expect(site.findPage('mala-berulia', 'en')?.indexable).toBe(true);
});
