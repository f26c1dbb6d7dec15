import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { applyFilter, parseFilter } from '../../../app/components/listing/filters.ts';
import { inSeason } from '../../../app/components/listing/in-season.ts';
import { listingFacts } from '../../../app/components/listing/listing-facts.ts';
import { childPages, listedUnder } from '../../../app/components/listing/listing-of.ts';
import { SiteFigures } from '../../../app/components/listing/site-figures.tsx';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { HomeContent } from '../../../app/pages/home-content.tsx';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { pageOf, site, siteOn } from '../site-on.ts';

describe('home', () => {
  const html = renderMarkup(site, createElement(HomeContent, { page: pageOf('home') }));

  test('has houses before offers, then places, things to do, the club and the blog', () => {
    const { accommodation, offers, destinations, experiences, blog } = messages.en.home;
    const titles = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
    const { club } = messages.en.navigation;
    expect(titles.slice(1)).toEqual([accommodation, offers, destinations, experiences, club, blog]);
  });

  test.each([
    ['2026-11-23', 'black-friday-travel-offer'],
    ['2027-07-01', 'restaurants-and-bars'],
    ['2027-09-01', 'restaurants-and-bars'],
  ] as const)('on %s, the blog begins with %s', (day, key) => {
    const context = siteOn(day);
    const [first] = inSeason(context, listedUnder(context, 'article', 'en'));
    expect(first?.key).toBe(key);
  });

  test('articles of another season come last', () => {
    const keys = inSeason(site, listedUnder(site, 'article', 'en')).map(({ key }) => key);
    expect(keys.indexOf('summer-in-tucepi')).toBeGreaterThan(keys.indexOf('hotel-awards'));
  });
});

describe('the site in figures', () => {
  test.each(localeCodes)('%s: counts what the lists hold', (locale) => {
    const html = renderMarkup(site, createElement(SiteFigures, { locale }));
    const { properties, destinations } = messages[locale].listing;
    for (const text of [
      properties({ count: listedUnder(site, 'property', locale).length }),
      destinations({ count: listedUnder(site, 'destination', locale).length }),
    ])
      expect(html).toContain(text);
  });

  test('leads to the list of the properties that it counts', () => {
    const html = renderMarkup(site, createElement(SiteFigures, { locale: 'en' }));
    const [, query = '', text = ''] = /\?(\w+=\w+)#results">(.*?)<\/a>/.exec(html) ?? [];
    const listing = pageOf('hotels');
    const all = childPages(site, 'hotels', 'en');
    const near = applyFilter(site, all, parseFilter(site, listing, new URLSearchParams(query)));
    expect(near.length * 2).toBeGreaterThan(all.length);
    expect(text).toContain(`${near.length} of ${all.length}`);
  });
});

test('leads to the restaurants that are open on the day', () => {
  const counts = ['2027-07-01', '2027-02-01'].map((day) => {
    const context = siteOn(day);
    const { length } = applyFilter(context, listedUnder(context, 'restaurant', 'en'), { open: ['today'] });
    const text = messages.en.home.openToday({ count: String(length) });
    const html = renderMarkup(context, createElement(SiteFigures, { locale: 'en' }));
    expect(html).toContain(`?open=today#results">${text}</a>`);
    return length;
  });
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
});

test('a list has its number of entries, and the lowest price with its basis where there are prices', () => {
  expect(listingFacts(site, pageOf('tours'))).toMatch(/^\d+ excursions\u00a0· from €\d+ per /);
  expect(listingFacts(site, pageOf('restaurants'))).toMatch(/^\d+ restaurants and bars$/);
  expect(listingFacts(site, pageOf('hotel-alga-tucepi'))).toBeUndefined();
});
