import { expect, test } from 'vitest';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { runCli } from '../generator/fixture/run-cli.ts';
import { snapshotFolder, touched } from '../generator/fixture/snapshot-folder.ts';
import { editBase, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const tempFolder = withTempFolders();
const generatedFolder = withGeneratedFolders();

const faults = {
  'locales.yaml': editBase('locales.yaml', { 'fallback: [ en ]': 'fallback: [ en, fr ]' }),
  'redirects.yaml': 'redirects:\n  - { from: en/old, to: /en/ }\ngone: []\n',
  'site.yaml': editBase('site.yaml', { 'closes:': 'close:' }),
  'routes/offers/free-dinner.yaml': editBase('routes/offers/free-dinner.yaml', {
    'title: Free dinner': 'titel: Free dinner',
  }),
  'routes/offers/summer.yaml': editBase('routes/offers/summer.yaml', { 'slug: ljeto': 'slug: 12' }),
  'routes/content/contact.yaml': editBase('routes/content/contact.yaml', {
    'title: Kontakta oss': 'title: "Kontakta',
  }),
  'messages/en.yaml': editBase('messages/en.yaml', { '{section}': '{section' }),
  'messages/de.yaml': editBase('messages/de.yaml', { 'one {# Angebot} ': '' }),
  'data/countries.yaml': editBase('data/countries.yaml', { 'code: SE': 'code: HR' }),
};

test('errors of every stage, in eight files, are reported in one run, which leaves generated files unchanged', async () => {
  const folder = generatedFolder();
  writeSpec(folder, faults);
  const before = snapshotFolder(folder);
  const { code, stdout, stderr } = await runCli(folder);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  const found = [...stderr.matchAll(/^error (\w+): .*\n {2}at (\S+)/gm)].map(
    ([, what, where]) => `${where} ${what}`,
  );
  expect(found.sort()).toEqual([
    'spec/data/countries.yaml:3:45 RECORD_DUPLICATE',
    'spec/locales.yaml:4:52 LOCALE_UNKNOWN',
    'spec/messages/de.yaml:5:11 MESSAGE_PLURAL',
    'spec/messages/en.yaml:6:8 MESSAGE_SYNTAX',
    'spec/redirects.yaml:2:13 VALUE_INVALID',
    'spec/routes/content/contact.yaml:6:16 YAML_MALFORMED',
    'spec/routes/offers/free-dinner.yaml:4:9 FIELD_UNKNOWN',
    'spec/routes/offers/summer.yaml:2:37 NUMBER_UNQUOTED',
    'spec/site.yaml:5:1 FIELD_MISSING',
    'spec/site.yaml:7:3 FIELD_UNKNOWN',
  ]);
  expect(stderr).toMatch(/^10 errors, \d+ warnings?$/m);
  expect(touched(before, snapshotFolder(folder))).toEqual([]);
});

test('an unreadable spec folder exits with 3, an empty one with 1', async () => {
  const folder = tempFolder();
  const missing = await runCli(folder, '--spec', 'nowhere');
  expect([missing.code, missing.stderr]).toEqual([3, expect.stringContaining('error SPEC_UNREADABLE')]);
  const empty = await runCli(folder, '--spec', '.');
  expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining('error SPEC_EMPTY')]);
  expect(snapshotFolder(folder).size).toBe(0);
});
