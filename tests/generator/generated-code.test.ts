/** One spec with all that is hard to write as code: hostile texts, messages of every form, an API, a form. */
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { collectArguments, parseMessage } from '../../generator/model/messages/parse-message.ts';
import { hotelFile } from '../../generator/spec/schema/facts/data.ts';
import { entryFile } from '../../generator/spec/schema/routes/areas.ts';
import { hostileTexts } from './fixture/hostile-texts.ts';
import { loadGenerated } from './fixture/load-generated.ts';
import { pictureLock } from './fixture/picture-lock.ts';
import { writeCases } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';
import { typeCheck } from './fixture/type-check.ts';

const tempFolder = withTempFolders();
const rows = Object.entries(hostileTexts).map(([what, text], index) => ({ what, text, index }));
const codes = ['hr', 'en', 'de', 'se'];

type Values = Readonly<Record<string, string | number>>;

const ponude = '{count, plural, one {# ponuda} few {# ponude} other {# ponuda}}';
const place = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
const guest =
  '{kind, select, adult {{count, plural, one {# adult} other {# adults}}} other {{count, plural, =0 {nobody} one {# guest} other {# guests}}}}';

const table: readonly (readonly [locale: string, text: string, values: Values, want: string])[] = [
  ['en', 'See all: {section}', { section: 'Offers' }, 'See all: Offers'],
  ['en', '{section}', { section: '<b>&</b>' }, '<b>&</b>'],
  ['en', '{a}{b}', { a: '1', b: '2' }, '12'],
  ['en', '{constructor} and {toString}', { constructor: 'one', toString: 'two' }, 'one and two'],
  ['hr', ponude, { count: 1 }, '1 ponuda'],
  ['hr', ponude, { count: 2 }, '2 ponude'],
  ['hr', ponude, { count: 5 }, '5 ponuda'],
  ['hr', ponude, { count: 11 }, '11 ponuda'],
  ['hr', ponude, { count: 21 }, '21 ponuda'],
  ['hr', ponude, { count: 22 }, '22 ponude'],
  ['hr', ponude, { count: 1234 }, '1.234 ponude'],
  [
    'hr',
    '{count, plural, =0 {none} =1 {just one} one {#st} few {# few} other {# in all}}',
    { count: 0 },
    'none',
  ],
  [
    'hr',
    '{count, plural, =0 {none} =1 {just one} one {#st} few {# few} other {# in all}}',
    { count: 1 },
    'just one',
  ],
  [
    'hr',
    '{count, plural, =0 {none} =1 {just one} one {#st} few {# few} other {# in all}}',
    { count: 7 },
    '7 in all',
  ],
  ['en', '{count, plural, one {{count} offer} other {{count} offers}}', { count: 1 }, '1 offer'],
  ['en', '{count, plural, one {{count}} other {{count}}}', { count: 12345 }, '12,345'],
  ['en', '{count}: {count, plural, one {one} other {many}}', { count: 12345 }, '12,345: many'],
  ['en', place, { place: 1 }, '1st'],
  ['en', place, { place: 2 }, '2nd'],
  ['en', place, { place: 23 }, '23rd'],
  ['en', place, { place: 11 }, '11th'],
  ['en', guest, { kind: 'adult', count: 1 }, '1 adult'],
  ['en', guest, { kind: 'other', count: 0 }, 'nobody'],
  ['en', guest, { kind: 'constructor', count: 2 }, '2 guests'],
  ['en', '{n, number}', { n: 1234567.8 }, '1,234,567.8'],
  ['de', '{n, number}', { n: 1234567.8 }, '1.234.567,8'],
  ['se', '{n, number}', { n: 1234567.8 }, '1\u00a0234\u00a0567,8'],
  ['en', "It''s here", {}, "It's here"],
  ['en', "Braces '{'like these'}'", {}, 'Braces {like these}'],
  ['en', 'Number # of them', {}, 'Number # of them'],
  ['en', "{count, plural, one {'#' #} other {'#' #}}", { count: 3 }, '# 3'],
  ['en', '<b bold </b & {name}', { name: 'x' }, '<b bold </b & x'],
];

/** ICU MessageFormat of a text without arguments: all syntax is quoted. */
function asMessage(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}]+/g, "'$&'");
}

/** A text in another language that only has the same arguments, as the base catalogue's key needs. */
function sameArguments(text: string): string {
  return collectArguments(parseMessage(text))
    .map(({ name, type }) => (type === 'number' ? `{${name}, number}` : `{${name}}`))
    .join(' ');
}

const spec = writeCases(tempFolder(), 'output-of-api', 'output-of-form');
const read = (path: string) => parse(readFileSync(join(spec, path), 'utf8'));
const hotel = read(hotelFile('elaphusa'));

const pictured = rows.map(({ index }) => `hotels/hotel-${index}`);

/** Files of the spec as data, by path. */
const files: Record<string, object> = {
  'site.yaml': { ...read('site.yaml'), name: rows.map(({ text }) => text).join(' ') },
  'media/pictures.lock.yaml': pictureLock(
    'destinations/bol',
    'hotels/elaphusa',
    'sea/1',
    'sea/2',
    ...pictured,
  ),
  'data/countries.yaml': {
    countries: rows.map(({ text, index }) => ({
      name: text,
      dial_code: '+1',
      code: String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
    })),
  },
};
// Its texts stand in comments.
const api = read('api/openapi.yaml');
for (const methods of Object.values<object>(api.paths))
  for (const operation of Object.values(methods)) operation.summary = Object.values(hostileTexts).join(' ');
files['api/openapi.yaml'] = api;
for (const { text, index } of rows) {
  files[entryFile('offers', `offer-${index}`)] = {
    locales: {
      hr: { title: text, summary: text },
      en: { from: 'hr' },
      de: { title: '', slug: `${index}` },
    },
  };
  files[hotelFile(`hotel-${index}`)] = {
    ...hotel,
    order: index + 1,
    ids: { ...hotel.ids, hotelId: index + 1, phobsId: text },
    locales: { hr: text, en: text, de: text, se: text },
  };
}
for (const code of codes) {
  const catalogue = read(`messages/${code}.yaml`);
  for (const { text, index } of rows) {
    catalogue.listing[`text${index}`] = asMessage(text);
    catalogue.listing[`around${index}`] = `${asMessage(text)} {name} ${asMessage(text)}`;
  }
  const cases = table.map(([locale, text], index) => [
    `case${index}`,
    locale === code ? text : sameArguments(text) || 'none',
  ]);
  const own = { cases: Object.fromEntries(cases), constructor: { toString: 'own', valueOf: 'key' } };
  files[`messages/${code}.yaml`] = { ...catalogue, ...own };
}
for (const [path, data] of Object.entries(files)) {
  mkdirSync(dirname(join(spec, path)), { recursive: true });
  writeFileSync(join(spec, path), stringify(data));
}
const folder = tempFolder();
const generated = await loadGenerated(spec, folder);

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

test.each(table.map(([locale, text, values, want], index) => ({ locale, text, values, want, index })))(
  '$locale: $text with $values is “$want”',
  ({ locale, values, want, index }) => {
    const message = generated.messages.messages[locale]?.cases?.[`case${index}`];
    expect(typeof message === 'function' ? message(values) : message).toBe(want);
    expect(typeof message).toBe(Object.keys(values).length > 0 ? 'function' : 'string');
  },
);

test('what cannot be seen is written as its number, in code and tables', () => {
  // The types of the API are openapi-typescript’s own, the schemas are for editors.
  const exclude = ['generated/api/types.ts', 'generated/schema/**'];
  const paths = globSync('generated/**/*.{ts,js,json}', { cwd: folder, exclude });
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths)
    expect(readFileSync(join(folder, path), 'utf8')).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});

test('nothing has a type error; the rows of the tables, which are JSON to the compiler, are pages', () => {
  const { pages } = generated.routes;
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  expect(pages.length).toBeGreaterThan(10);
  const faults = [
    { key: 'nowhere' },
    { locale: 'xx' },
    { area: 'shops' },
    { title: 1 },
    { indexable: 'yes' },
    { more: '' },
  ];
  const wrong = faults.map((field, index) => {
    const row = JSON.stringify({ ...pages[0], ...field });
    return `// @ts-expect-error: no page\nexport const wrong${index}: Page = ${row};\n`;
  });
  const right = `export const rows: readonly Page[] = ${JSON.stringify(pages)};\n`;
  const code = `import type { Page } from './page.ts';\n${right}${wrong.join('')}`;
  writeFileSync(join(folder, 'generated/routes/rows.ts'), code);
  expect(typeCheck(folder)).toEqual([]);
});
