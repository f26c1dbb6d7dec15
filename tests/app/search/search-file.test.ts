import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { plainText } from '../../../app/components/text/body-of.tsx';
import { createSearchFile } from '../../../app/search/collect-documents.ts';
import { readDocuments } from '../../../app/search/search-document.ts';
import { destinations } from '../../../generated/data/destinations.ts';
import { propertyKinds } from '../../../generated/data/vocabularies.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, findPage, type RouteKey } from '../../../generated/routes/index.ts';
import { site } from '../site-on.ts';
import { documentsOf } from './indexes.ts';

const generated = resolve(import.meta.dirname, '../../../generated');

test.each(localeCodes)('what %s downloads holds every indexable page and no other', (locale) => {
  const file = JSON.parse(JSON.stringify(createSearchFile(site, locale)));
  const listed = site.pages.filter((page) => page.locale === locale && page.indexable);
  expect(readDocuments(file)).toEqual(documentsOf(locale));
  expect(readDocuments(file).map(({ path }) => path)).toEqual(listed.map(({ path }) => encodePath(path)));
  expect(file.often.length).toBeGreaterThan(3);
  const named = file.areas.map(([area]: [string]) => area);
  expect(listed.filter(({ area }) => !named.includes(area))).toEqual([]);
  expect(file.texts.found).toHaveLength(listed.length + 1);
  expect(file.texts.found[3]).toBe(messages[locale].search.found({ count: 3 }));
  expect(file.texts.none).toContain('{query}');
});

const placeOfSoline = destinations.find(({ key }) => key === 'brela');

test('every page says what it is and where, and has a picture that is there', () => {
  for (const locale of localeCodes) {
    const documents = documentsOf(locale);
    const pictures = new Set(documents.map(({ picture }) => picture));
    for (const picture of pictures)
      expect(existsSync(join(generated, picture.replace(/^\/?media/, 'pictures'))), picture).toBe(true);
    const abouts = new Map(documents.map(({ path, about }) => [path, about.split('\u00a0· ')]));
    const aboutOf = (key: RouteKey) => abouts.get(encodePath(findPage(key, locale)?.path ?? '')) ?? [];
    const kindOf = (key: RouteKey) => aboutOf(key)[0];
    expect(kindOf('hotel-soline-brela')).toBe(propertyKinds.hotel.one[locale]);
    expect(aboutOf('hotel-soline-brela')[1]).toBe(placeOfSoline?.names[locale]);
    expect(kindOf('camping-paklenica-mobile-homes')).toBe(propertyKinds.camp.one[locale]);
    for (const key of ['free-dinner', 'split-excursion', 'tavern-vallum-bol', 'hvar-town-excursion'] as const)
      expect(kindOf(key), `${key} in ${locale}`).not.toBe('');
  }
});

test('results have the facts of cards, those of the day as well, and lists count their entries', () => {
  const briefOf = (key: RouteKey) => {
    const path = encodePath(findPage(key, 'en')?.path ?? '');
    return (
      documentsOf('en')
        .find((document) => document.path === path)
        ?.brief.join(' · ') ?? ''
    );
  };
  expect(briefOf('hotel-soline-brela')).toMatch(/\d\u00a0m to the beach/);
  expect(briefOf('mostar-excursion')).toMatch(/from €\d.*\d\u00a0hours/);
  expect(briefOf('mice-soline-brela')).toMatch(/\d halls, up to \d+/);
  expect(briefOf('tours')).toMatch(/^\d+ \S+\u00a0· from €\d/);
  // November.
  expect(briefOf('tavern-vallum-bol')).toMatch(/opens on/);
});

test('bodies are plain text: no tags, no entities, words of neighbouring blocks apart', () => {
  expect(
    plainText(
      '<h2>Bed &amp; board</h2><p>A <strong>pine</strong>s’ wood &lt;3</p><ul><li>one</li><li>two</li></ul>',
    ),
  ).toBe('Bed & board: A pines’ wood <3 one two');
  const bodies = localeCodes.flatMap((locale) => documentsOf(locale).map(({ body }) => body));
  expect(bodies.filter((body) => /<\/?[a-z]|&(?:amp|lt|gt|quot|#)/i.test(body))).toEqual([]);
});
