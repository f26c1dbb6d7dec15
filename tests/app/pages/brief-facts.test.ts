import { expect, test } from 'vitest';
import { briefFacts } from '../../../app/components/facts/brief-facts.tsx';
import { factText } from '../../../app/components/facts/fact-texts.ts';
import { listedUnder } from '../../../app/components/listing/listing-of.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page, PageKind } from '../../../generated/routes/index.ts';
import { pageOf, site, siteOn } from '../site-on.ts';

const textsOf = (page: Page, place: 'card' | 'head', on = site) =>
  Object.fromEntries(briefFacts(on, page, place).map(({ name, text }) => [name, text]));

test.each<[PageKind, readonly string[]]>([
  ['property', ['beachDistance', 'season', 'amenities']],
  ['tour', ['priceFrom', 'duration']],
  ['venue', ['halls']],
  ['destination', ['arrivals', 'seaTemperature']],
])('every card of the kind %s has the facts that guests decide by', (kind, names) => {
  for (const page of localeCodes.flatMap((locale) => listedUnder(site, kind, locale))) {
    const stated = statedFactsOf(page.key).map(({ name }) => String(name));
    expect(Object.keys(textsOf(page, 'card')), page.path).toEqual(
      expect.arrayContaining(names.filter((name) => stated.includes(name))),
    );
  }
});

test('a card says what a bare number means, the head has its name', () => {
  const page = pageOf('hotel-alga-tucepi');
  expect(textsOf(page, 'card').beachDistance).toBe(messages.en.facts.toBeach({ value: '30\u00a0m' }));
  expect(textsOf(page, 'head').beachDistance).toBe('30\u00a0m');
});

test('the card of a place says how far its airport is, and what its greatest temperature is of', () => {
  const { arrivals, seaTemperature } = textsOf(pageOf('starigrad-paklenica'), 'card');
  expect([arrivals, seaTemperature]).toEqual(['Zadar Airport, 45\u00a0km', 'Sea up to 23°C']);
});

test('of many terms two stand on a card: first the chosen ones, none that every property has', () => {
  const page = pageOf('hotel-alga-tucepi');
  const [chosen] = briefFacts(site, page, 'card', { amenities: ['gym'] }).filter(
    ({ name }) => name === 'amenities',
  );
  expect(chosen?.text).toMatch(/^Gym, .*\u00a0…$/);
  for (const { key } of listedUnder(site, 'property', 'en'))
    expect(textsOf(pageOf(key), 'card').amenities).not.toMatch(/Wi-Fi/);
});

test.each([
  ['2027-05-01', /^Today 17:00–23:00$/],
  ['2027-07-15', /^Today 18:00–midnight$/],
  ['2027-10-31', /^Today 17:00–22:30$/],
  ['2026-11-29', /^Closed, opens on 1\sMay 2027$/],
  ['2027-02-01', /^Closed, opens on 1\sMay 2027$/],
])('on %s a tavern of the summer says when guests can come', (day, expected) => {
  expect(textsOf(pageOf('tavern-vallum-bol'), 'card', siteOn(day)).hours).toMatch(expected);
});

test('a page does not repeat below what its head says whole', () => {
  for (const kind of ['property', 'offer', 'tour'] as const)
    for (const page of listedUnder(site, kind, 'en').slice(0, 6)) {
      const html = renderPage(site, page);
      for (const { name, isWhole } of briefFacts(site, page, 'head'))
        expect(html.includes(`data-fact="${name}"`), `${name} of ${page.path}`).toBe(!isWhole);
    }
});

test('a venue states the number of its halls and the largest', () => {
  const halls = statedFactsOf('mice-soline-brela').find(({ name }) => name === 'halls');
  expect(halls?.type === 'rows' && halls.value.length).toBe(4);
  expect(halls && factText(halls, 'en')).toBe('');
  expect(textsOf(pageOf('mice-soline-brela'), 'card').halls).toBe('4 halls, up to 300 people');
});
