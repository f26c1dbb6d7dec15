import { expect, test } from 'vitest';
import { terms } from '../../generated/data/facts.ts';
import { map } from '../../generated/data/map.ts';
import { localeCodes } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { statedFactsOf } from '../../generated/routes/facts.ts';
import { areas, encodePath, findPage, type Page } from '../../generated/routes/index.ts';
import { readBuilt } from './fixture/built-pages.ts';
import { builtSite } from './fixture/built-site.ts';
import { findAll } from './fixture/find-all.ts';

const located = builtSite.pages.filter(
  ({ key, area, indexable }) =>
    indexable && areas[area].kind === 'property' && statedFactsOf(key).some(({ type }) => type === 'point'),
);

/** The marks of a document’s maps: name and address of each link. */
function marksIn(page: Page): readonly string[] {
  const html = readBuilt(page.path);
  return findAll(html, /(<a href="[^"]*" aria-label="[^"]*"[^>]*><rect)/g);
}

test.each(localeCodes)('every property stands on the map of its place, with its name (%s)', (locale) => {
  const own = located.filter((page) => page.locale === locale);
  expect(own.length).toBeGreaterThan(0);
  const listing = findPage('destinations', locale);
  const overview = listing ? marksIn(listing) : [];
  expect(overview).toHaveLength(own.length);
  for (const page of own) {
    const place = findPage(page.place ?? '', locale);
    const link = new RegExp(`href="${encodePath(page.path)}" aria-label="\\d+ .+"`);
    expect(
      overview.filter((mark) => link.test(mark)),
      page.path,
    ).toHaveLength(1);
    expect(
      (place ? marksIn(place) : []).filter((mark) => link.test(mark)),
      page.path,
    ).toHaveLength(1);
    const [current] = marksIn(page).filter((mark) => mark.includes('aria-current="page"'));
    expect(current, page.path).toMatch(link);
  }
});

test.each(localeCodes)('the key of the map names every airport and port (%s)', (locale) => {
  const listing = findPage('destinations', locale);
  const html = readBuilt(listing?.path ?? '');
  const named = findAll(html, /<dd><b>\d+<\/b> ([^<]+)<\/dd>/g);
  const hubs = map?.hubs ?? [];
  expect(hubs.length).toBeGreaterThan(0);
  expect(named.toSorted()).toEqual(hubs.map(({ of, term }) => terms[of]?.[term]?.names[locale]).toSorted());
  expect(html).toContain(messages[locale].map.airports);
});

test('the map of one destination shows the hubs that its facts name, and no others', () => {
  const html = readBuilt(findPage('starigrad-paklenica', 'en')?.path ?? '');
  expect(findAll(html, /<dd><b>\d+<\/b> ([^<]+)<\/dd>/g)).toEqual(['Split Airport', 'Zadar Airport']);
});

test('the ways to a property stand beside its map, once', () => {
  for (const page of located)
    expect(findAll(readBuilt(page.path), /href="(geo:[^"]+)"/g), page.path).toHaveLength(1);
});
