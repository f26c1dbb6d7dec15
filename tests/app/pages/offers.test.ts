/** Where offers apply, and what their cards say. */
import { expect, test } from 'vitest';
import { lowestOfferPrice, offerPrice } from '../../../app/components/entry/offer-facts.tsx';
import { factText } from '../../../app/components/facts/fact-texts.ts';
import { filterGroups, parseFilter } from '../../../app/components/listing/filters.ts';
import { offersOfHotel, offersOfPlace } from '../../../app/components/listing/pages-of-place.ts';
import { formatDay, formatDays, isInSeason } from '../../../app/declarations/calendar.ts';
import { placesOfOffer } from '../../../app/declarations/offer-houses.ts';
import { bookingDays, lifeOf, stayDays } from '../../../app/declarations/offer-life.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { destinations } from '../../../generated/data/destinations.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { pageOf, site, siteOn } from '../site-on.ts';

const offers = site.listedPages('offers', 'en');

/** The list of properties on an offer’s page, by place. */
function housesOn(page: Page): ReadonlyMap<string, readonly string[]> {
  const [section = ''] = /<section class="offer-houses".*?<\/section>/.exec(renderPage(site, page)) ?? [];
  const groups = [...section.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return new Map(
    groups.map(([, place = '', list = '']) => [
      place,
      [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) =>
        item.replace(/<a [^>]*aria-label.*/, '').replace(/<[^>]*>/g, ''),
      ),
    ]),
  );
}

test('the page of an offer names each of its properties once, units after their house', () => {
  for (const page of offers) {
    const listed = [...housesOn(page).values()].flat();
    const named = hotels.filter(({ name }) => namesOf(page.key).includes(name));
    for (const { locales, partOf } of named) {
      const house = hotels.find(({ name }) => name === partOf)?.locales.en;
      expect(listed.filter((name) => name === locales.en)).toHaveLength(1);
      if (house && listed.includes(house)) expect(listed[listed.indexOf(locales.en) - 1]).toBe(house);
    }
    expect(listed.length, page.key).toBeGreaterThan(0);
  }
  const units = hotels.filter(({ partOf }) => partOf !== undefined).map(({ name }) => name);
  expect(offers.some(({ key }) => namesOf(key).some((name) => units.includes(name)))).toBe(true);
});

function namesOf(key: Page['key']): readonly string[] {
  const stated = statedFactsOf(key).flatMap((fact) => (fact.type === 'properties' ? fact.value : []));
  return [...factsOf(key).hotels, ...stated];
}

test('the places of offers in the filter and on pages of places are those of their properties', () => {
  const listing = pageOf('offers');
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
  const html = renderPage(site, pageOf('offers'));
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

test('on the page of a property, the stay on a card lies in its season', () => {
  const clipped = hotels.flatMap((hotel) => {
    const season = hotel.page && statedFactsOf(hotel.page).find(({ type }) => type === 'months');
    if (!hotel.page || season?.type !== 'months') return [];
    const property = hotel.page;
    const html = renderPage(site, pageOf(property));
    return offersOfHotel(site, hotel, 'en')
      .slice(0, 4)
      .map(({ key, path }) => {
        const days = stayDays(key, property);
        const card = html.split(`<a href="${encodeURI(path)}"`).at(-1) ?? '';
        expect(card.slice(0, card.indexOf('</article>'))).toContain(formatDays(days, 'en'));
        for (const day of [days.from, days.to])
          expect(isInSeason(Number(day?.slice(5, 7)), season.value), `${property}: ${day}`).toBe(true);
        return JSON.stringify(days) !== JSON.stringify(stayDays(key));
      });
  });
  expect(clipped).toContain(true);
});

test('the first card of a property has the price of its head, and its own card says it', () => {
  const list = renderPage(site, pageOf('hotels'));
  const priced = hotels.flatMap((hotel) => {
    const offers = offersOfHotel(site, hotel, 'en');
    const price = hotel.page && lowestOfferPrice(site, pageOf(hotel.page));
    if (!hotel.page || !price) return [];
    expect(offers[0] && offerPrice(offers[0])).toBe(price);
    expect(renderPage(site, pageOf(hotel.page))).toContain(price);
    expect(list).toContain(messages.en.accommodation.offersFrom({ price }));
    return [hotel.name];
  });
  expect(priced).toContain('maestral');
});

test('the stay at a property begins with the first open day and ends with the last', () => {
  // Open from May to October.
  const [offer, property] = ['early-booking-dalmatia-croatia', 'hotel-marina-brela'] as const;
  expect(stayDays(offer)).toEqual({ from: '2027-04-03', to: '2027-10-16' });
  expect(stayDays(offer, property)).toEqual({ from: '2027-05-01', to: '2027-10-16' });
});

test('a price stands once on a card and in the head of the page of its offer, with its basis', () => {
  for (const locale of localeCodes) {
    const cards = renderPage(site, pageOf('offers', locale));
    const priced = site
      .listedPages('offers', locale)
      .filter(({ key }) => factsOf(key).headline?.kind === 'from');
    expect(priced.length).toBeGreaterThan(0);
    for (const page of priced) {
      const [, card = ''] = cards.split(`href="${encodeURI(page.path)}"`);
      const [head = ''] = /<h1.*?<\/header>/s.exec(renderPage(site, page)) ?? [];
      const [basis = raise(page.key)] = statedFactsOf(page.key).filter(({ name }) => name === 'basis');
      const figure = new RegExp(`(?<!\\d)${factsOf(page.key).headline?.value}(?!\\d)`);
      for (const html of [card.slice(0, card.indexOf('</article>')), head]) {
        // The bar that stays in sight on phones repeats it.
        const text = html.replace(/<span class="ask-note">[^<]*<\/span>/, '').replace(/<[^>]*>/g, ' ');
        expect(text.split(figure), `${page.path}: ${text}`).toHaveLength(2);
        expect(text).toContain(factText(basis, locale));
      }
    }
  }
});

test('the page of an offer that is not on sale yet says on which days it will be', () => {
  for (const page of offers.filter(({ key }) => lifeOf(site, key) === 'coming')) {
    const days = formatDays(bookingDays(page.key), 'en');
    const [, note = ''] = /<p class="note">(.*?)<\/p>/s.exec(renderPage(site, page)) ?? [];
    expect(note).toContain(messages.en.offer.notYet);
    expect(note).toContain(messages.en.offer.onSale({ days }));
  }
});

function raise(missing: string): never {
  throw new Error(`There is no ${missing}.`);
}

test('an offer gives something that a guest can name', () => {
  const gifts = ['included', 'discount'];
  const empty = offers.filter(
    ({ key }) =>
      factsOf(key).headline === undefined && statedFactsOf(key).every(({ name }) => !gifts.includes(name)),
  );
  expect(empty.map(({ key }) => key)).toEqual([]);
});

const explaining: ReadonlySet<string> = new Set(['reference', 'basis', 'booking', 'stay']);

test('the page of an offer with a reduction says what it is taken from and what it applies to', () => {
  const reduced = offers.filter(({ key }) => statedFactsOf(key).some(({ name }) => name === 'reference'));
  expect(reduced.length).toBeGreaterThan(0);
  for (const page of reduced) {
    const text = renderPage(site, page).replace(/<[^>]*>/g, ' ');
    for (const fact of statedFactsOf(page.key).filter(({ name }) => explaining.has(name)))
      expect(text, `${fact.name} of ${page.key}`).toContain(`${fact.names.en}  ${factText(fact, 'en')}`);
  }
});

test.each(localeCodes)('in %s, a reduction is a label on cards; on its page, the title says it', (locale) => {
  const all = site.listedPages('offers', locale);
  const reduced = all.filter(({ key }) => ['upTo', 'percent'].includes(factsOf(key).headline?.kind ?? ''));
  const labelsOn = (page: Page) => renderPage(site, page).match(/<p class="headline">/g)?.length ?? 0;
  const [listing] = site.pages.filter((page) => page.locale === locale && page.key === 'offers');
  expect(reduced.length).toBeGreaterThan(0);
  expect(listing && labelsOn(listing)).toBe(reduced.length);
  const [first] = reduced;
  const [head = ''] =
    /<header class="page-header">.*?<\/header>/s.exec(first ? renderPage(site, first) : '') ?? [];
  expect(head).toContain('<h1');
  expect(head).not.toContain('class="headline"');
});

test('in its last days, an offer says how long it can be booked', () => {
  const offer = pageOf('black-friday-hotel-deals-croatia');
  const noticeOn = (day: string) =>
    /<p class="count">(.*?)<\/p>/.exec(renderPage(siteOn(day), offer))?.[1]?.replaceAll(/<[^>]*>/g, '');
  const until = messages.en.offer.bookUntil({ date: formatDay('2026-11-30', 'en') });
  expect(noticeOn('2026-11-30')).toBe(`${until} (today)`);
  expect(noticeOn('2026-11-27')).toBe(`${until} (in 3 days)`);
  expect(noticeOn('2026-11-22')).toBe(until);
});

test('a card says how long its offer can still be booked', () => {
  const { path } = pageOf('black-friday-hotel-deals-croatia');
  const cardOn = (day: string) => {
    const [, card = ''] = renderPage(siteOn(day), pageOf('offers')).split(`href="${path}"`);
    return card.slice(0, card.indexOf('</article>')).replace(/<[^>]*>/g, '');
  };
  const until = messages.en.offer.bookUntil({ date: formatDay('2026-11-30', 'en') });
  expect(cardOn('2026-11-29')).toContain(`${until} (tomorrow)`);
  expect(cardOn('2026-11-22')).toContain(until);
  expect(cardOn('2026-11-22')).not.toContain('days)');
});

test('the bar on phones has the value of an offer, which does not break, or its last day', () => {
  const barOf = (page: Page) => /<span class="ask-note">(.*?)<\/span>/.exec(renderPage(site, page))?.[1];
  expect(barOf(pageOf('summer-special-dalmatia-croatia'))).toBe('up to 15%');
  expect(barOf(pageOf('summer-special-dalmatia-croatia', 'hr'))).toBe('do\u00a015\u00a0%');
  expect(barOf(pageOf('summer-special-dalmatia-croatia', 'de'))).toBe('bis\u00a0zu\u00a015\u00a0%');
  expect(barOf(pageOf('free-dinner'))).toBe('Book by 20\u00a0September 2027');
});

test('in Croatian and German, no title breaks before its figure', () => {
  const titles = (['hr', 'de'] as const).flatMap((locale) =>
    site
      .listedPages('offers', locale)
      .flatMap(({ key, title }) => (factsOf(key).headline?.kind === 'upTo' ? [title] : [])),
  );
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !/(do|bis\u00a0zu)\u00a0\d+\u00a0%/.test(title))).toEqual([]);
});
