/** Where offers apply, and what their cards say. */
import { expect, test } from 'vitest';
import { placesOfOffer } from '../../../app/components/entry/offer-houses.tsx';
import { filterGroups, parseFilter } from '../../../app/components/listing/filters.ts';
import { offersOfHotel, offersOfPlace } from '../../../app/components/listing/pages-of-place.ts';
import { formatDay, formatDays } from '../../../app/declarations/calendar.ts';
import { bookingDays, lifeOf, stayDays } from '../../../app/declarations/offer-life.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { destinations } from '../../../generated/data/destinations.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { site } from '../site-on.ts';

const offers = site.listedPages('offers', 'en');

/** The list of properties on an offer’s page, by place. */
function housesOn(page: Page): ReadonlyMap<string, readonly string[]> {
  const [section = ''] = /<section class="offer-houses".*?<\/section>/.exec(renderPage(site, page)) ?? [];
  const groups = [...section.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return new Map(
    groups.map(([, place = '', list = '']) => [
      place,
      [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]*>/g, '')),
    ]),
  );
}

test('the page of an offer names each of its properties once, units in brackets after theirs', () => {
  const withUnits = offers.find(({ key }) =>
    hotels.some(({ partOf, name }) => partOf !== undefined && namesOf(key).includes(name)),
  );
  expect(withUnits).toBeDefined();
  for (const page of offers) {
    const listed = [...housesOn(page).values()].flat();
    const named = hotels.filter(({ name }) => namesOf(page.key).includes(name));
    for (const { locales, partOf } of named) {
      const whole = hotels.find(({ name }) => name === partOf)?.locales.en;
      const items = listed.filter((item) =>
        whole === undefined
          ? item === locales.en || item.startsWith(`${locales.en} (`)
          : item.startsWith(`${whole} (`) && item.includes(locales.en),
      );
      expect(items, `${page.key}: ${locales.en}`).toHaveLength(1);
    }
    expect(listed.length, page.key).toBeGreaterThan(0);
  }
});

function namesOf(key: Page['key']): readonly string[] {
  const stated = statedFactsOf(key).flatMap((fact) => (fact.type === 'properties' ? fact.value : []));
  return [...factsOf(key).hotels, ...stated];
}

test('the places of offers in the filter and on pages of places are those of their properties', () => {
  const listing = site.findPage('offers', 'en');
  if (listing === undefined) throw new Error('There is no list of offers.');
  const shown = destinations.map(({ key }) => offers.filter((page) => placesOfOffer(page).includes(key)));
  const [filter] = filterGroups(site, listing).filter(({ name }) => name === 'destination');
  for (const [index, { key, names }] of destinations.entries()) {
    expect(filter?.options.find(({ value }) => value === key)?.count).toBe(shown[index]?.length);
    expect(new Set(offersOfPlace(site, key, 'en'))).toEqual(new Set(shown[index]));
    expect(parseFilter(site, listing, new URLSearchParams({ destination: key }))).toEqual({
      destination: [key],
    });
    for (const page of shown[index] ?? []) expect([...housesOn(page).keys()]).toContain(names.en);
  }
  expect(shown.flat().length).toBeGreaterThan(offers.length);
});

test('offers that can be booked stand before those to come', () => {
  const lists = [
    ...destinations.map(({ key }) => offersOfPlace(site, key, 'en')),
    ...hotels.map((hotel) => offersOfHotel(site, hotel, 'en')),
  ];
  for (const list of lists) {
    const lives = list.map(({ key }) => lifeOf(site, key));
    expect(lives).toEqual(lives.toSorted().reverse());
  }
  expect(lists.flat().some(({ key }) => lifeOf(site, key) === 'coming')).toBe(true);
});

test('a card says what its days are', () => {
  const { offer } = messages.en;
  const listing = site.findPage('offers', 'en');
  const html = listing === undefined ? '' : renderPage(site, listing);
  for (const { key, path } of offers) {
    const [, card = ''] = html.split(`href="${encodeURI(path)}"`);
    const text = card.slice(0, card.indexOf('</article>'));
    const booking = bookingDays(key);
    const isComing = lifeOf(site, key) === 'coming';
    expect(text).toContain(offer.stay({ days: formatDays(stayDays(key), 'en') }));
    const [shown, hidden] = isComing
      ? [offer.onSale({ days: formatDays(booking, 'en') }), offer.bookUntil({ date: '' })]
      : [offer.bookUntil({ date: formatDay(booking.to ?? '', 'en') }), offer.onSale({ days: '' })];
    expect(text).toContain(shown);
    expect(text).not.toContain(hidden);
  }
});

test('an offer gives something that a guest can name', () => {
  const gifts = ['included', 'discount'];
  const empty = offers.filter(
    ({ key }) =>
      factsOf(key).headline === undefined && statedFactsOf(key).every(({ name }) => !gifts.includes(name)),
  );
  expect(empty.map(({ key }) => key)).toEqual([]);
});
