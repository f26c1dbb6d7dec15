import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSpec } from '../../generator/spec/files/read-spec.ts';
import { splitFrontMatter } from '../../generator/spec/markdown/front-matter.ts';
import { localeKeys, textMark } from '../../generator/spec/schema/fields.ts';
import { fileKinds } from '../../generator/spec/schema/kinds.ts';
import { placeOf } from '../../generator/spec/texts/list-texts.ts';
import { writeSpec } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';

const tempFolder = withTempFolders();

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly [localeKeys]?: boolean;
  readonly [textMark]?: boolean;
}

/** The strings in maps by locale that are no texts, outside lists. */
function findOthers(schema: Schema, path: string, isInLocale = false): string[] {
  const { properties = {}, additionalProperties, items, anyOf = [] } = schema;
  const isOther = isInLocale && schema.type === 'string' && !schema[textMark];
  const values = typeof additionalProperties === 'object' ? [['*', additionalProperties] as const] : [];
  return [
    ...(isOther ? [path] : []),
    ...anyOf.flatMap((branch) => findOthers(branch, path, isInLocale)),
    ...[...Object.entries(properties), ...values].flatMap(([name, field]) =>
      findOthers(field, `${path} ${name}`, isInLocale || schema[localeKeys]),
    ),
    ...(items === undefined || isInLocale ? [] : findOthers(items, `${path} []`)),
  ];
}

test('values by locale are texts, but for addresses, templates and names', () => {
  const others = fileKinds.flatMap(({ name, schema }) => findOthers(schema as Schema, name));
  expect([...new Set(others)]).toEqual([
    'area words * *',
    'entry locales * slug',
    'entry locales * path',
    'entry locales * controller',
    'entry locales * from',
    'entry locales * redirect',
  ]);
});

test('each text of the site stands at its place in each language', async () => {
  const folder = resolve(import.meta.dirname, '../../spec');
  const { source } = await readSpec(folder);
  const files = new Map<string, unknown>();
  const valueAt = (file: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return file.endsWith('.md') ? splitFrontMatter(file, text).body.trim() : parse(text);
  };
  const misplaced: string[] = [];
  for (const text of source.texts) {
    for (const [locale, version] of text.versions) {
      const { file, path } = placeOf(text, locale);
      const value = files.get(file) ?? valueAt(file);
      files.set(file, value);
      const found = path.reduce<unknown>(
        (inner, step) => (inner as Readonly<Record<string | number, unknown>>)[step],
        value,
      );
      if (found !== version) misplaced.push(`${text.id} in ${locale}`);
    }
  }
  expect(misplaced).toEqual([]);
  const [bodies, messages] = [source.content.length, [...source.messages.values()]];
  const counted = messages.flatMap((groups) => Object.values(groups).flatMap(Object.values));
  const countIn = (folderName: string) =>
    source.texts
      .filter(({ place }) => place.file.startsWith(folderName))
      .reduce((sum, { versions }) => sum + versions.size, 0);
  expect([countIn('content/'), countIn('messages/')]).toEqual([bodies, counted.length]);
});

test('an address is the same in every language, and the order of a list is no part of it', async () => {
  const alt = 'sea/1: { en: A wave }\n';
  const { source } = await readSpec(
    writeSpec(tempFolder(), { 'media/alt.yaml': alt, 'content/summer/en.md': 'It is warm.\n' }),
  );
  const versions = new Map(source.texts.map((text) => [text.id, Object.fromEntries(text.versions)]));
  expect(versions.get('routes/offers/free-dinner title')).toEqual({
    hr: 'Besplatna večera',
    en: 'Free dinner',
  });
  expect(versions.get('messages menu.contact')).toMatchObject({ hr: 'Kontakt', en: 'Contact' });
  expect(versions.get('data/destinations destinations.1.names')).toMatchObject({ en: 'Bol' });
  expect(versions.get('data/hotels/elaphusa locales')).toMatchObject({ en: 'Hotel Elaphusa' });
  expect(versions.get('media/alt sea/1')).toEqual({ en: 'A wave' });
  expect(versions.get('content/summer body')).toEqual({ en: 'It is warm.' });
});

const rules = 'routes/content/rules.yaml';
const rulesIn = (...codes: string[]) =>
  `purpose: legal\nlocales:\n${codes.map((code) => `  ${code}: { title: Rules in ${code} }\n`).join('')}`;

test.each<readonly [about: string, settings: string, entry: string, source: string]>([
  ['the base', 'base: hr', rulesIn('de', 'hr', 'en'), 'hr'],
  ['the source that is declared', 'base: hr\nsource: en', rulesIn('de', 'hr', 'en'), 'en'],
  ['the base where the source has no version', 'base: hr\nsource: en', rulesIn('de', 'hr'), 'hr'],
  ['the first where neither has one', 'base: hr\nsource: en', rulesIn('de', 'se'), 'de'],
  ['the language that binds', 'base: hr\nsource: en\nbinds: de', rulesIn('de', 'hr', 'en'), 'de'],
  [
    'of no legal page that which binds',
    'base: hr\nbinds: de',
    rulesIn('de', 'hr').replace('legal', 'text'),
    'hr',
  ],
])('texts are translated from %s', async (_about, settings, entry, wanted) => {
  const folder = tempFolder();
  writeSpec(folder);
  const read = (file: string) => readFileSync(join(folder, 'spec', file), 'utf8');
  const [, binds] = /\nbinds: (..)/.exec(settings) ?? [];
  const spec = writeSpec(folder, {
    'locales.yaml': read('locales.yaml').replace('base: hr', settings.replace(/\nbinds: ../, '')),
    'site.yaml': `${read('site.yaml')}${binds === undefined ? '' : `bindingLocale: ${binds}\n`}`,
    [rules]: entry,
  });
  const { source, findings } = await readSpec(spec);
  expect(findings).toEqual([]);
  expect(source.texts.find(({ id }) => id === 'routes/content/rules title')?.source).toBe(wanted);
});
