import { expect, test } from 'vitest';
import { termName } from '../../../app/declarations/terms.ts';
import { map } from '../../../generated/data/map.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import { areas } from '../../../generated/routes/index.ts';
import type { BuiltDocument } from '../fixture/built-document.ts';
import { documents } from '../fixture/built-pages.ts';
import { differ, testDocuments } from '../fixture/check.ts';
import { findAll } from '../fixture/find-all.ts';

const located = documents.filter(
  ({ page: { key, area, indexable } }) =>
    indexable && areas[area].kind === 'property' && statedFactsOf(key).some(({ type }) => type === 'point'),
);
const byName = new Map(
  documents.map((document) => [`${document.page.key} ${document.page.locale}`, document]),
);
const find = (key: string, locale: Locale) => byName.get(`${key} ${locale}`);

/** The marks of a document’s maps: name and address of each link. */
const marksIn = (document: BuiltDocument | undefined) =>
  findAll(document?.html ?? '', /(<a href="[^"]*" aria-label="[^"]*"[^>]*><rect)/g);
const hubsIn = (document: BuiltDocument | undefined) =>
  findAll(document?.html ?? '', /<dd><b>\d+<\/b> ([^<]+)<\/dd>/g);

testDocuments(
  'a property stands on the maps of all places, of its place and of its page, with its name',
  (document) => {
    const { page, path, html } = document;
    const link = new RegExp(`href="${path}" aria-label="\\d+ .+"`);
    const marksOf = (key: string) => marksIn(find(key, page.locale)).filter((mark) => link.test(mark));
    const current = marksIn(document).filter((mark) => mark.includes('aria-current="page"'));
    return [
      ...differ('on the map of all', marksOf('destinations').length, 1),
      ...differ('on that of its place', marksOf(page.place ?? '').length, 1),
      ...differ('on its own', link.test(current[0] ?? ''), true),
      ...differ('ways beside the map', findAll(html, /href="(geo:[^"]+)"/g).length, 1),
    ];
  },
  located,
);

testDocuments(
  'the map of all places shows each property, and its key names every airport and port',
  (document) => {
    const { locale } = document.page;
    const names = (map?.hubs ?? []).map(({ of, term }) => termName(of, term, locale));
    const own = located.filter(({ page }) => page.locale === locale);
    return [
      ...differ('marks', marksIn(document).length, own.length),
      ...differ('hubs', hubsIn(document).toSorted(), names.toSorted()),
      ...differ('airports', document.html.includes(messages[locale].map.airports), true),
    ];
  },
  localeCodes.flatMap((locale) => find('destinations', locale) ?? []),
);

test('the map of one destination shows the hubs that its facts name, and no others', () => {
  expect(map?.hubs.length).toBeGreaterThan(0);
  expect(hubsIn(find('starigrad-paklenica', 'en'))).toEqual(['Split Airport', 'Zadar Airport']);
});
