import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { hotelFile } from '../../generator/spec/schema/facts/data.ts';
import { entryFile } from '../../generator/spec/schema/routes/areas.ts';
import { hostileTexts } from './fixture/hostile-texts.ts';
import { type GeneratedModules, loadGenerated } from './fixture/load-generated.ts';
import { pictureLock } from './fixture/picture-lock.ts';
import { baseSpec, writeSpec } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';
import { typeCheck } from './fixture/type-check.ts';

const tempFolder = withTempFolders();
const rows = Object.entries(hostileTexts).map(([what, text], index) => ({ what, text, index }));
const folder = { path: '' };
let generated: GeneratedModules;

/** A file of the base spec as data, to be changed and written as YAML. */
function readBase(path: string) {
  return parse(readFileSync(join(baseSpec, path), 'utf8'));
}

/** ICU MessageFormat of a text without arguments: all syntax is quoted. */
function asMessage(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}]+/g, "'$&'");
}

beforeAll(async () => {
  const offers: Record<string, string> = {};
  const hotel = readBase('data/hotels/elaphusa.yaml');
  const hotels: Record<string, string> = {};
  const messages = Object.fromEntries(
    ['hr', 'en', 'de', 'se'].map((code) => [code, readBase(`messages/${code}.yaml`)]),
  );
  for (const { text, index } of rows) {
    offers[entryFile('offers', `offer-${index}`)] = stringify({
      locales: {
        hr: { title: text, summary: text },
        en: { from: 'hr' },
        de: { title: '', slug: `${index}` },
      },
    });
    hotels[hotelFile(`hotel-${index}`)] = stringify({
      ...hotel,
      order: index + 1,
      ids: { ...hotel.ids, hotelId: index + 1, phobsId: text },
      locales: { hr: text, en: text, de: text, se: text },
    });
    for (const catalogue of Object.values(messages)) {
      catalogue.listing[`text${index}`] = asMessage(text);
      catalogue.listing[`around${index}`] = `${asMessage(text)} {name} ${asMessage(text)}`;
    }
  }
  for (const catalogue of Object.values(messages))
    catalogue.constructor = { toString: 'own', valueOf: 'key' };
  const site = { ...readBase('site.yaml'), name: rows.map(({ text }) => text).join(' ') };
  const spec = writeSpec(tempFolder(), {
    ...offers,
    ...hotels,
    'site.yaml': stringify(site),
    'media/pictures.lock.yaml': JSON.stringify(
      pictureLock('destinations/bol', 'hotels/elaphusa', ...rows.map(({ index }) => `hotels/hotel-${index}`)),
    ),
    'data/countries.yaml': stringify({
      countries: rows.map(({ text, index }) => ({
        name: text,
        dial_code: '+1',
        code: String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
      })),
    }),
    ...Object.fromEntries(
      Object.entries(messages).map(([code, catalogue]) => [`messages/${code}.yaml`, stringify(catalogue)]),
    ),
  });
  folder.path = tempFolder();
  generated = await loadGenerated(spec, folder.path);
});

describe.each(rows)('$what', ({ text, index }) => {
  test('is unchanged as title and summary of a page, also when borrowed', () => {
    const [hr, en, de] = ['hr', 'en', 'de'].map((locale) =>
      generated.routes.findPage(`offer-${index}`, locale),
    );
    expect(hr).toMatchObject({ title: text, summary: text, indexable: true });
    expect(en).toMatchObject({ title: text, titleLocale: 'hr', summary: text, summaryLocale: 'hr' });
    expect(de).toMatchObject({ title: text, titleLocale: 'hr', indexable: false });
  });

  test('is unchanged as name and id of a hotel and as name of a country', () => {
    expect(generated.hotels.hotels[index]).toMatchObject({
      locales: { hr: text, en: text, de: text, se: text },
    });
    expect(generated.countries.countries[index]?.name).toBe(text);
  });

  test.each(['hr', 'en', 'de', 'se'])(
    'is unchanged as a message in %s, alone and around a value',
    (locale) => {
      const texts = generated.messages.messages[locale]?.listing;
      expect(texts?.[`text${index}`]).toBe(text);
      const around = texts?.[`around${index}`];
      expect(typeof around === 'function' && around({ name: text })).toBe(`${text} ${text} ${text}`);
    },
  );
});

test('all together are unchanged as the name of the site', () => {
  expect(generated.site.site.name).toBe(rows.map(({ text }) => text).join(' '));
});

test('names of inherited object members work as groups and names', () => {
  expect(generated.messages.messages.hr?.constructor).toEqual({ toString: 'own', valueOf: 'key' });
});

test('the generated TypeScript has no type errors', () => {
  expect(typeCheck(folder.path)).toEqual([]);
});
