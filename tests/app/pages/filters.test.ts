import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyFilter,
  type Filter,
  filterGroups,
  parseFilter,
  queryOfFilter,
} from '../../../app/components/listing/filters.ts';
import { childPages } from '../../../app/components/listing/listing-of.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import { areas, findPage, lookup, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { pageOf, site } from '../site-on.ts';

const listing = (path: string): Page => {
  const page = lookup(path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
};
const read = (path: string, query: string) => parseFilter(site, listing(path), new URLSearchParams(query));
const keysOf = (path: string, query: string) =>
  applyFilter(site, childPages(site, listing(path).key, listing(path).locale), read(path, query)).map(
    ({ key }) => key,
  );
const listings = localeCodes.flatMap((locale) =>
  ['hotels', 'offers', 'blog', 'tours'].flatMap((key) => findPage(key, locale) ?? []),
);

describe('parseFilter', () => {
  test.each<[path: string, query: string, filter: Filter]>([
    ['/en/hotels', '?destination=brela&stars=4', { destination: ['brela'], stars: ['4'] }],
    ['/en/hotels', '?stars=4&destination=brela', { destination: ['brela'], stars: ['4'] }],
    ['/en/hotels', '?stars=3&stars=4', { stars: ['4', '3'] }],
    ['/en/hotels', '?season=4&season=3', { season: ['4'] }],
    ['/en/hotels', '?stars=9&stars=3', { stars: ['3'] }],
    ['/en/hotels', '?theme=family&kind=camp', { kind: ['camp'] }],
    ['/en/hotels', '?Stars=4&stars=%204', {}],
    ['/en/hotels', '?destination=tucepi&utm_source=mail', { destination: ['tucepi'] }],
    ['/en/hotels', '?destination=hotels', {}],
    ['/en/offers', '?theme=romantic', { theme: ['romantic'] }],
    ['/en/blog', '?topic=boat', {}],
    ['/en/tours', '?topic=boat&destination=brela', { topic: ['boat'], destination: ['brela'] }],
    ['/en/hotel-soline-brela', '?destination=brela&stars=4', {}],
    ['/en/', '?__proto__=x&constructor=y', {}],
    ['/en/hotels', '?__proto__=x&toString=y', {}],
  ])('%s%s', (path, query, filter) => {
    expect(read(path, query)).toEqual(filter);
  });

  test('any query: what is read is read again from the query that stands for it', () => {
    const words = fc.constantFrom(
      'stars',
      'kind',
      'theme',
      'topic',
      'destination',
      '4',
      '3',
      'camp',
      'bol',
      'family',
      'food',
      'x',
    );
    const query = fc.array(fc.tuple(words, fc.oneof(words, fc.string())), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...listings), query, (page, pairs) => {
        const filter = parseFilter(site, page, new URLSearchParams(pairs));
        const canonical = queryOfFilter(page, filter);
        const again = parseFilter(site, page, new URLSearchParams(canonical));
        expect(again).toEqual(filter);
        expect(queryOfFilter(page, again)).toBe(canonical);
      }),
    );
  });
});

describe('applyFilter', () => {
  test('the hotels of four stars in Brela', () => {
    expect(keysOf('/en/hotels', '?destination=brela&stars=4')).toEqual([
      'hotel-berulia-brela',
      'hotel-soline-brela',
    ]);
  });

  test('the camp, and the villages', () => {
    expect(keysOf('/en/hotels', '?kind=camp')).toEqual(['camping-paklenica-mobile-homes']);
    expect(keysOf('/en/hotels', '?kind=village')).toEqual([
      'holiday-village-afrodita-tucepi',
      'holiday-village-bonaca-bol-brac',
      'holiday-village-alan-starigrad-paklenica',
    ]);
  });

  test('of several pets, places, stars, kinds and boards one is enough', () => {
    const values = (query: string) => keysOf('/en/hotels', query).toSorted();
    const [small, large] = [values('?pets=smallDogs'), values('?pets=dogs')];
    expect([small.length, large.length]).toEqual([6, 2]);
    expect(values('?pets=smallDogs&pets=dogs')).toEqual([...small, ...large].toSorted());
    for (const [one, other] of [
      ['destination=brela', 'destination=bol'],
      ['stars=5', 'stars=4'],
      ['kind=camp', 'kind=village'],
      ['board=allInclusive', 'board=selfCatering'],
    ])
      expect(values(`?${one}&${other}`)).toEqual([...values(`?${one}`), ...values(`?${other}`)].toSorted());
  });

  test('of several facilities all are wanted', () => {
    const [pool, gym, both] = [
      'amenities=indoorPool',
      'amenities=gym',
      'amenities=indoorPool&amenities=gym',
    ].map((query) => keysOf('/en/hotels', `?${query}`));
    expect(both).toEqual(pool?.filter((key) => gym?.includes(key)));
    expect(both?.length).toBeLessThan(Math.max(pool?.length ?? 0, gym?.length ?? 0));
  });

  test('a price up to a limit leaves the excursions that state one, and the label is in euros', () => {
    const priced = childPages(site, 'tours', 'en').flatMap(({ key }) => {
      const stated = statedFactsOf(key).find(({ name }) => name === 'priceFrom');
      return stated?.type === 'money' ? [{ key, amount: stated.value.amount }] : [];
    });
    const group = filterGroups(site, listing('/en/tours')).find(({ name }) => name === 'priceFrom');
    expect(group?.options.length).toBeGreaterThan(1);
    for (const { value, label } of group?.options ?? []) {
      const cheap = priced.filter(({ amount }) => amount <= Number(value)).map(({ key }) => key);
      expect(keysOf('/en/tours', `?priceFrom=${value}`)).toEqual(cheap);
      expect(label).toBe(`up to €${value}`);
    }
  });

  test('offers of two themes are in both', () => {
    for (const theme of ['active', 'wellness'])
      expect(keysOf('/en/offers', `?theme=${theme}`)).toContain('bike-spa-vacation-brac-croatia');
  });

  test('nothing chosen leaves all', () => {
    const entries = childPages(site, 'tours', 'de');
    expect(applyFilter(site, entries, {})).toEqual(entries);
  });
});

describe('filterGroups', () => {
  test('names, labels and order, in the language of the page', () => {
    const shown = filterGroups(site, listing('/hoteli-dalmacija-hrvatska'), {}).filter(
      ({ isOfFact }) => !isOfFact,
    );
    expect(shown.map(({ name, options }) => [name, options.map(({ value }) => value)])).toEqual([
      ['destination', ['bol', 'brela', 'tucepi', 'starigrad-paklenica']],
      ['stars', ['5', '4', '3']],
      ['kind', ['hotel', 'village', 'camp']],
    ]);
    expect(filterGroups(site, listing('/de/hotels-dalmatien-kroatien'), {})[0]?.options[0]?.label).toBe(
      'Bol auf Brač',
    );
  });

  test('only what leaves something beside the rest of the choice, and what is chosen, so that it can be taken away', () => {
    const groups = filterGroups(site, listing('/en/hotels'), { kind: ['camp'], stars: ['3'] });
    const [stars, kind] = groups;
    expect([stars?.name, kind?.name]).toEqual(['stars', 'kind']);
    expect(kind?.options.map(({ value, selected }) => [value, selected])).toEqual([
      ['hotel', false],
      ['village', false],
      ['camp', true],
    ]);
    expect(stars?.options.map(({ value, count }) => [value, count])).toEqual([
      ['4', 1],
      ['3', 0],
    ]);
  });

  test('an option that all entries of a list have is not offered', () => {
    for (const { locale } of [listing('/hoteli-dalmacija-hrvatska'), listing('/ko/hotels')]) {
      for (const page of Object.values(areas).flatMap(
        (area) => (area.listing && findPage(area.listing, locale)) ?? [],
      )) {
        const entries = childPages(site, page.key, locale);
        for (const { options } of filterGroups(site, page, {})) {
          for (const { value, count } of options)
            expect(count, `${page.path} ${value}`).toBeLessThan(entries.length);
        }
      }
    }
  });

  test('a second value of a choice counts the entries that it adds to', () => {
    const find = (filter: Filter) =>
      filterGroups(site, listing('/en/hotels'), filter).find(({ name }) => name === 'pets')?.options ?? [];
    const dogs = find({ pets: ['dogs'] });
    const small = dogs.find(({ value }) => value === 'smallDogs');
    expect(small?.count).toBe(6);
    expect(small?.href).toBe('/en/hotels?pets=smallDogs&pets=dogs#results');
    expect(dogs.find(({ value }) => value === 'dogs')?.href).toBe('/en/hotels#results');
  });

  test('pages that list nothing to choose from have none', () => {
    for (const path of ['/en/', '/en/hotel-soline-brela', '/en/destinations'])
      expect(filterGroups(site, listing(path), {})).toEqual([]);
  });

  test('in every locale, each link leads to as many entries as it says, and a chosen one leads back', () => {
    for (const page of sampleOf(listings, 5, 1)) {
      const entries = childPages(site, page.key, page.locale);
      const options = filterGroups(site, page, {}).flatMap((group) =>
        group.options.map((option) => ({ ...group, ...option })),
      );
      expect(options.length, page.path).toBeGreaterThan(1);
      for (const { name, value, label, count, href, selected } of options) {
        const url = new URL(href, 'https://site.example');
        expect([decodeURI(url.pathname), url.hash]).toEqual([page.path, '#results']);
        const filter = parseFilter(site, page, url.searchParams);
        expect(filter).toEqual({ [name]: [value] });
        expect(applyFilter(site, entries, filter)).toHaveLength(count);
        expect([label === value, selected]).toEqual([false, false]);
        const back = filterGroups(site, page, filter)
          .flatMap((group) => group.options)
          .find((option) => option.selected);
        expect(back?.href).toBe(`${encodeURI(page.path)}#results`);
      }
    }
  });
});

test('tours are filtered by where they start, other lists by where they are', () => {
  const labelOf = (key: RouteKey) =>
    filterGroups(site, pageOf(key)).find(({ name }) => name === 'destination')?.label;
  expect(labelOf('tours')).toBe(messages.en.listing.departure);
  expect(labelOf('hotels')).toBe(messages.en.accommodation.destination);
});
