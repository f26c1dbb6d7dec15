import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { collectArguments, parseMessage } from '../../generator/model/messages/parse-message.ts';
import { type Catalogue, loadGenerated } from './fixture/load-generated.ts';
import { baseSpec, writeSpec } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';
import { typeCheck } from './fixture/type-check.ts';

const tempFolder = withTempFolders();

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
  ['en', '{count, plural, =0 {none} =1 {just one} one {never} other {# in all}}', { count: 0 }, 'none'],
  ['en', '{count, plural, =0 {none} =1 {just one} one {never} other {# in all}}', { count: 1 }, 'just one'],
  ['en', '{count, plural, =0 {none} =1 {just one} one {never} other {# in all}}', { count: 7 }, '7 in all'],
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

const codes = ['hr', 'en', 'de', 'se'];
const folder = { path: '' };
let messages: Readonly<Record<string, Catalogue>>;

/** A text in another language that only has the same arguments, as the base catalogue's key needs. */
function sameArguments(text: string): string {
  return collectArguments(parseMessage(text))
    .map(({ name, type }) => (type === 'number' ? `{${name}, number}` : `{${name}}`))
    .join(' ');
}

beforeAll(async () => {
  const files = codes.map((code) => {
    const catalogue = parse(readFileSync(join(baseSpec, `messages/${code}.yaml`), 'utf8'));
    const texts = table.map(([locale, text], index) => [
      `case${index}`,
      locale === code ? text : sameArguments(text) || 'none',
    ]);
    return [`messages/${code}.yaml`, stringify({ ...catalogue, cases: Object.fromEntries(texts) })];
  });
  folder.path = tempFolder();
  const spec = writeSpec(tempFolder(), Object.fromEntries(files));
  messages = (await loadGenerated(spec, folder.path)).messages.messages;
});

test.each(table.map(([locale, text, values, want], index) => ({ locale, text, values, want, index })))(
  '$locale: $text with $values is “$want”',
  ({ locale, values, want, index }) => {
    const message = messages[locale]?.cases?.[`case${index}`];
    expect(typeof message === 'function' ? message(values) : message).toBe(want);
    expect(typeof message).toBe(Object.keys(values).length > 0 ? 'function' : 'string');
  },
);

test('the generated messages have no type errors', () => {
  expect(typeCheck(folder.path)).toEqual([]);
});
