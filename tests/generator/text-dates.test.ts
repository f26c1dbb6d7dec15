import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitTextDates, parseTextDates } from '../../generator/emit/output/records.ts';
import type { PageDates, TextRecord } from '../../generator/model/model.ts';
import { generate } from '../../generator/run/generate.ts';
import { withGeneratedFolders } from './fixture/generated-folder.ts';
import { runCli } from './fixture/run-cli.ts';
import { editBase, writeSpec } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';

const tempFolder = withTempFolders();
const generatedFolder = withGeneratedFolders();

type Files = Readonly<Record<string, string>>;

const body = { 'content/summer/en.md': '## The sea\n\nIt is warm,\nsee [all](offers).\n' };
const [first, second] = ['2026-03-01', '2026-04-01'];

/** The record of a run on a day, and the dates of all pages, by key and locale. */
async function runOn(
  day: string,
  files: Files,
  texts: readonly TextRecord[],
  now = () => Date.parse(`${day}T12:00:00Z`),
) {
  const { model } = await generate(writeSpec(tempFolder(), files), { previous: { texts }, now });
  const dates = new Map<string, PageDates>();
  for (const [{ key, locale }, pageDates] of model?.dates ?? []) dates.set(`${key} ${locale}`, pageDates);
  return { texts: model?.texts ?? [], dates };
}

const original = await runOn(first, body, []);

/** The pages that have changed in a run a month later, by key and locale. */
async function changedBy(files: Files): Promise<string[]> {
  const { texts } = await runOn(second, { ...body, ...files }, original.texts);
  const wrong = texts.filter(({ published }) => published !== first);
  expect(wrong, 'the day on which a page was first seen stays').toEqual([]);
  return texts.filter(({ changed }) => changed === second).map(({ key, locale }) => `${key} ${locale}`);
}

test('a text on record keeps its dates, without asking for the day', async () => {
  const forbidden = () => {
    throw new Error('The clock was read.');
  };
  const { texts, dates } = await runOn(second, body, original.texts, forbidden);
  expect(texts).toEqual(original.texts);
  expect(dates).toEqual(original.dates);
  expect(dates.get('summer en')).toEqual({ published: first, updated: first });
});

const editEntry = (key: string, edits: Files) => {
  const file = `routes/offers/${key}.yaml`;
  return { [file]: editBase(file, edits) };
};
const summer = (edits: Files) => editEntry('summer', edits);

test.each<readonly [what: string, files: Files, changed: readonly string[]]>([
  ['a title', summer({ 'title: Summer by the sea': 'title: A summer by the sea' }), ['summer en']],
  [
    'a summary',
    editEntry('free-dinner', { 'title: Free dinner }': 'title: Free dinner, summary: Of fish. }' }),
    ['free-dinner en'],
  ],
  ['a body', { 'content/summer/en.md': '## The sea\n\nIt is hot, see [all](offers).\n' }, ['summer en']],
  ['a new line in a body', { 'content/summer/en.md': '## The sea\n\nIt is warm, see\n[all](offers).\n' }, []],
  ['where a link leads', { 'content/summer/en.md': '## The sea\n\nIt is warm, see [all](home).\n' }, []],
  ['an address', summer({ 'slug: ljeto': 'slug: cijelo-ljeto' }), []],
])('%s changes the date of the pages that show it', async (_what, files, changed) => {
  expect(await changedBy(files)).toEqual(changed);
});

test('a page that shows the title of another language changes with it', async () => {
  const borrowed = { 'title: Sommar vid havet, slug: sommar': 'from: en, slug: sommar' };
  const { texts } = await runOn(first, summer(borrowed), []);
  const after = await runOn(
    second,
    summer({ ...borrowed, 'title: Summer by the sea': 'title: Summer at sea' }),
    texts,
  );
  const changed = after.texts.filter((record) => record.changed === second);
  expect(changed.map(({ key, locale }) => `${key} ${locale}`)).toEqual(['summer en', 'summer se']);
});

test('a new page is published on the day it is first seen, in the site’s time zone', async () => {
  const files = { 'routes/offers/winter.yaml': 'locales: { en: { title: Winter } }\n' };
  const lateOnTheLastOfMarch = () => Date.parse('2026-03-31T22:30:00Z');
  const { dates } = await runOn('', files, original.texts, lateOnTheLastOfMarch);
  expect(dates.get('winter en')).toEqual({ published: second, updated: second });
});

test.each<readonly [declared: string, dates: PageDates]>([
  ['published: 2024-02-29', { published: '2024-02-29', updated: first }],
  ['updated: 2024-02-29', { published: '2024-02-29', updated: '2024-02-29' }],
  ['published: 2026-03-15', { published: '2026-03-15', updated: '2026-03-15' }],
  ['updated: 2026-03-15', { published: first, updated: '2026-03-15' }],
])('%s wins over the record', async (declared, wanted) => {
  const files = summer({ 'locales:\n': `${declared}\nlocales:\n` });
  const { dates, texts } = await runOn(second, { ...body, ...files }, original.texts);
  expect(dates.get('summer en')).toEqual(wanted);
  expect(texts).toEqual(original.texts);
});

test('of several lines left by a merge, the one with the current texts is kept', async () => {
  const file = emitTextDates(original.texts);
  const own = /^summer en (\S+) .*\n/m.exec(file);
  const ours = `summer en ${own?.[1]} 2026-02-03 2026-02-04\n`;
  const theirs = 'summer en 00000000 2026-02-02 2026-02-09\n';
  const merged = file.replace(
    own?.[0] ?? '',
    `<<<<<<< ours\n${ours}=======\n${theirs}>>>>>>> theirs\nsummer en\n`,
  );
  const { texts } = await runOn(second, body, parseTextDates(merged));
  const kept = texts.filter(({ key, locale }) => key === 'summer' && locale === 'en');
  expect(kept).toMatchObject([{ published: '2026-02-02', changed: '2026-02-04' }]);
  expect(texts).toHaveLength(original.texts.length);
});

test('--check accepts recorded dates and reports missing or wrong lines', async () => {
  const folder = generatedFolder();
  const file = join(folder, 'generated/text-dates.txt');
  const aged = readFileSync(file, 'utf8').replace(/\d{4}-\d{2}-\d{2}/g, '2020-01-01');
  writeFileSync(file, aged);
  expect((await runCli(folder)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(aged);
  expect(readFileSync(join(folder, 'generated/routes/offers.json'), 'utf8')).toContain(
    '"updated":"2020-01-01"',
  );
  expect((await runCli(folder, '--check', '--force')).code).toBe(0);
  const faults = [
    aged.replace(/^summer en .*\n/m, ''),
    aged.replace(/^summer en \S+/m, 'summer en 00000000'),
    `${aged}winter en 00000000 2020-01-01 2020-01-01\n`,
  ];
  for (const fault of faults) {
    writeFileSync(file, fault);
    const { code, stderr } = await runCli(folder, '--check');
    expect([code, stderr]).toEqual([1, expect.stringContaining('Stale:\n  generated/')]);
    expect(stderr).toContain('generated/text-dates.txt');
    expect(readFileSync(file, 'utf8')).toBe(fault);
  }
});
