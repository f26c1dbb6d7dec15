import { expect, test } from 'vitest';
import { emitTextSources, parseTextSources } from '../../generator/emit/output/records.ts';
import { generate } from '../../generator/run/generate.ts';
import { editBase, writeSpec } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';

const tempFolder = withTempFolders();

type Files = Readonly<Record<string, string>>;

const summer = 'routes/offers/summer.yaml';
const title = 'routes/offers/summer title';

/** The record of a run after earlier ones, as the file has it, and the stale translations: text, locale, source of then. */
async function runOn(files: Files, record: string) {
  const spec = writeSpec(tempFolder(), { ...bodies, ...files });
  const {
    files: generated,
    model,
    diagnostics,
  } = await generate(spec, {
    previous: { sources: parseTextSources(record) },
  });
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join(' '));
  const stale = model.stale.map(({ text, locale, before }) => `${text.id} ${locale}: ${before}`);
  const read = (file: string) => generated?.get(`generated/${file}`) ?? '';
  return { record: read('text-sources.txt'), content: read('content/index.ts'), stale };
}

const bodies = {
  'content/summer/hr.md': 'More je toplo, vidi [sve](offers).\n',
  'content/summer/de.md': '---\nreviewed: 2026-01-01\n---\nDas Meer ist warm, siehe [alle](offers).\n',
};
const titles = (edits: Files) => ({ [summer]: editBase(summer, edits) });
const newSource = { 'Ljeto na moru': 'Ljeto uz more' };
const newGerman = { 'Sommer am Meer': 'Sommer an der See' };
const staleTitles = ['de', 'en', 'se'].map((locale) => `${title} ${locale}: Ljeto na moru`);

const original = await runOn({}, '');

test('at first, every translation is current', () => {
  expect(original.stale).toEqual([]);
  expect(original.record).toContain(`\n${title}\thr\t"Ljeto na moru"\tde=`);
});

test.each<readonly [what: string, files: Files, stale: readonly string[]]>([
  ['Nothing', {}, []],
  ['A source', titles(newSource), staleTitles],
  ['A translation', titles(newGerman), []],
  ['A source with one of its translations', titles({ ...newSource, ...newGerman }), staleTitles.slice(1)],
  [
    'The body of a page',
    { 'content/summer/hr.md': 'More je hladno, vidi [sve](offers).\n' },
    ['content/summer body de: More je toplo, vidi [sve]().'],
  ],
  ['Where a link of a body leads', { 'content/summer/hr.md': 'More je toplo, vidi [sve](home).\n' }, []],
  [
    'A message',
    { 'messages/hr.yaml': editBase('messages/hr.yaml', { 'Pogledajte sve': 'Vidi sve' }) },
    ['de', 'en', 'se'].map((locale) => `messages listing.all ${locale}: Pogledajte sve: {section}`),
  ],
  [
    'The source language',
    { 'locales.yaml': editBase('locales.yaml', { 'base: hr': 'base: hr\nsource: en' }) },
    [],
  ],
])('%s has changed', async (_what, files, stale) => {
  const after = await runOn(files, original.record);
  expect(after.stale).toEqual(stale);
  expect(await runOn(files, after.record), 'a second run changes nothing').toEqual(after);
});

test.each<readonly [what: string, files: Files, stale: readonly string[]]>([
  ['Its source is as it was', {}, []],
  ['Its source changes again', titles({ 'Ljeto na moru': 'More' }), staleTitles],
  ['It is translated', titles({ ...newSource, ...newGerman }), staleTitles.slice(1)],
])('a translation is stale. %s', async (_what, files, stale) => {
  const before = await runOn(titles(newSource), original.record);
  expect((await runOn(files, before.record)).stale).toEqual(stale);
});

test('a text under another address stays stale', async () => {
  const message = (name: string, locale: string, edits: Files = {}) => {
    const file = `messages/${locale}.yaml`;
    return { [file]: editBase(file, { '\n  all:': `\n  ${name}:`, ...edits }) };
  };
  const changed = { 'Pogledajte sve': 'Vidi sve' };
  const before = await runOn(message('all', 'hr', changed), original.record);
  const others = ['de', 'en', 'se'].map((locale) => message('every', locale));
  const moved = Object.assign({}, message('every', 'hr', changed), ...others);
  const after = await runOn(moved, before.record);
  expect(before.stale).toHaveLength(others.length);
  expect(after.stale).toEqual(before.stale.map((each) => each.replace('listing.all', 'listing.every')));
});

test('of two branches, one with a new source and one with a new translation, the translation is stale', async () => {
  const [ours, theirs] = [
    await runOn(titles(newSource), original.record),
    await runOn(titles(newGerman), original.record),
  ];
  const united = `<<<<<<< ours\n${ours.record}=======\n${theirs.record}>>>>>>> theirs\n`;
  const merged = await runOn(titles({ ...newSource, ...newGerman }), united);
  expect(merged.stale).toEqual(staleTitles);
  expect(merged.record).not.toMatch(/[<=>]{7}/);
  expect(await runOn(titles({ ...newSource, ...newGerman }), merged.record)).toEqual(merged);
});

test.each<readonly [what: string, purpose: string, outdated: string]>([
  ['a legal page are listed', 'legal', "rules: ['de'],"],
  ['another page are not', 'text', '{}'],
])('stale bodies of %s', async (_what, purpose, outdated) => {
  const rules = (text: string) => ({
    'site.yaml': `${editBase('site.yaml', {})}bindingLocale: en\n`,
    'routes/content/rules.yaml': `purpose: ${purpose}\nlocales: { hr: { title: Pravila }, en: { title: Rules }, de: { title: Regeln } }\n`,
    'content/rules/hr.md': 'Pravila.\n',
    'content/rules/en.md': text,
    'content/rules/de.md': 'Regeln.\n',
  });
  const before = await runOn(rules('The rules.\n'), '');
  const hr = { 'content/rules/hr.md': 'Druga pravila.\n' };
  const { content } = await runOn({ ...rules('The new rules.\n'), ...hr }, before.record);
  const [table] = /(?<=outdatedBodies: .* = )\{[^}]*\}/.exec(content) ?? [];
  expect(table?.replaceAll('\n', ' ').replace(/^\{ +| +\}$/g, '')).toBe(outdated);
});

test.each([
  ['lines', 'a\nb\\n"c"\td'],
  ['separators', 'a=b\u2028 c'],
])('a source with %s is read as it was written', (_what, source) => {
  const records = [{ id: 'content/bol body', locale: 'hr', source, translations: new Map([['de', '-_aZ']]) }];
  expect(parseTextSources(emitTextSources(records))).toEqual(records);
});
