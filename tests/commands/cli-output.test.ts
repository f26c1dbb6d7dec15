/** The output of “npm run generate” in each format, and its exit codes. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { runCli } from '../generator/fixture/run-cli.ts';
import { snapshotFolder, touched } from '../generator/fixture/snapshot-folder.ts';
import { editBase, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const tempFolder = withTempFolders();
const generatedFolder = withGeneratedFolders();
const dinner = 'routes/offers/free-dinner.yaml';
const summer = 'routes/offers/summer.yaml';

/** Runs the generator on the base spec with other files. */
function runWith(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const folder = tempFolder();
  writeSpec(folder, files);
  return runCli(folder, ...args);
}

/** One fault in each file, of every stage; two in the site’s. */
const faults = {
  'locales.yaml': editBase('locales.yaml', { 'fallback: [ en ]': 'fallback: [ en, fr ]' }),
  'redirects.yaml': 'redirects:\n  - { from: en/old, to: /en/ }\ngone: []\n',
  'site.yaml': editBase('site.yaml', { 'closes:': 'close:' }),
  [dinner]: editBase(dinner, { 'title: Free dinner': 'titel: Free dinner' }),
  [summer]: editBase(summer, { 'slug: ljeto': 'slug: 12' }),
  'routes/content/contact.yaml': editBase('routes/content/contact.yaml', {
    'title: Kontakta oss': 'title: "Kontakta',
  }),
  'messages/en.yaml': editBase('messages/en.yaml', { '{section}': '{section' }),
  'messages/de.yaml': editBase('messages/de.yaml', { 'one {# Angebot} ': '' }),
  'data/countries.yaml': editBase('data/countries.yaml', { 'code: SE': 'code: HR' }),
};

test('errors of every stage are reported in one run, which leaves generated files unchanged', async () => {
  const folder = generatedFolder();
  writeSpec(folder, faults);
  const before = snapshotFolder(folder);
  const { code, stdout, stderr } = await runCli(folder);
  expect([code, stdout]).toEqual([1, '']);
  const found = stderr.matchAll(/^error (\w+): .*\n {2}at (\S+)/gm);
  expect([...found].map(([, what, where]) => `${where} ${what}`).sort()).toEqual([
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
  for (const [spec, code, what] of [
    ['nowhere', 3, 'SPEC_UNREADABLE'],
    ['.', 1, 'SPEC_EMPTY'],
  ] as const)
    expect(await runCli(folder, '--spec', spec)).toMatchObject({
      code,
      stderr: expect.stringContaining(`error ${what}`),
    });
  expect(snapshotFolder(folder).size).toBe(0);
});

describe('a path that two pages have, in the format', () => {
  const taken = {
    [dinner]: editBase(dinner, {
      'title: Free dinner }': 'title: "100 %, free: dinner", slug: ljeto }',
      'slug: besplatna-vecera': 'slug: ljeto',
    }),
    [summer]: editBase(summer, { 'se: { title: Sommar vid havet, slug: sommar }': 'se: {}' }),
  };
  const message = 'Two pages have the path /ponuda/ljeto: summer (hr) and free-dinner (hr).';
  const why = 'A path, in whatever case a guest types it, belongs to exactly one page.';

  test('json is part of one document with every finding and its positions', async () => {
    const { code, stdout, stderr } = await runWith(taken, '--format', 'json');
    expect([code, stderr]).toEqual([1, '']);
    const { diagnostics } = JSON.parse(stdout);
    const places = [
      { file: 'spec/routes/offers/summer.yaml', line: 2, column: 37 },
      { file: 'spec/routes/offers/free-dinner.yaml', line: 3, column: 40 },
    ];
    const found = { code: 'ROUTE_PATH_TAKEN', severity: 'error', message, why, help: expect.any(String) };
    expect(diagnostics).toContainEqual({ ...found, places });
    const severities = diagnostics.map((item: { severity: string }) => item.severity);
    expect(severities.sort()).toEqual(['error', 'warning', 'warning']);
  });

  test('github is one workflow command, with GitHub’s syntax escaped', async () => {
    const { code, stdout } = await runWith(taken, '--format', 'github');
    expect(code).toBe(1);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines)
      expect(line).toMatch(/^::(error|warning) file=[^,:]+,line=\d+,col=\d+,title=[A-Z_]+::[^\r\n]+$/);
    const error = lines.find((line) => line.startsWith('::error')) ?? '';
    expect(error).toContain('file=spec/routes/offers/summer.yaml,line=2,col=37,title=ROUTE_PATH_TAKEN::');
    expect(decodeURIComponent(error.split('::')[2] ?? '').split('\n')).toEqual([
      message,
      'and at spec/routes/offers/free-dinner.yaml:3:40',
      `Why: ${why}`,
      'Fix: Give one of them another slug in this locale.',
    ]);
  });
});

test('without findings, json is a document and github is empty', async () => {
  const none = JSON.parse((await runWith({}, '--format', 'json')).stdout);
  expect(none).toEqual({ diagnostics: [] });
  expect(await runWith({}, '--format', 'github')).toEqual({ code: 0, stdout: '', stderr: '' });
});

describe('--check', () => {
  test('reports an unchanged folder, and errors in the spec', async () => {
    const folder = generatedFolder();
    const stdout = 'Generated files are up to date.\n';
    expect(await runCli(folder, '--check')).toEqual({ code: 0, stdout, stderr: '' });
    writeSpec(folder, { 'redirects.yaml': 'redirects: []\n' });
    const stderr = expect.stringContaining('error FIELD_MISSING: The field “gone” is missing.');
    expect(await runCli(folder, '--check')).toMatchObject({ code: 1, stderr });
  });

  test('lists missing, stale and extra files with a diff and the command to fix them, and writes nothing', async () => {
    const folder = generatedFolder();
    const offers = join(folder, 'generated/routes/offers.json');
    const text = readFileSync(offers, 'utf8');
    writeFileSync(offers, text.replace('"title":"Free dinner"', '"title":"Free lunch"'));
    rmSync(join(folder, 'generated/data/countries.ts'));
    writeFileSync(join(folder, 'generated/messages/fr.ts'), 'export {};\n');
    const before = snapshotFolder(folder);
    const { code, stdout, stderr } = await runCli(folder, '--check');
    expect([code, stdout]).toEqual([1, '']);
    const lines = stderr.split('\n');
    expect(lines.slice(0, 8)).toEqual([
      'Missing:',
      '  generated/data/countries.ts',
      'Stale:',
      '  generated/routes/offers.json',
      'Extra:',
      '  generated/messages/fr.ts',
      '--- generated/routes/offers.json (on disk)',
      '+++ generated/routes/offers.json (generated)',
    ]);
    expect(lines.find((line) => line.startsWith('-  {'))).toContain('"title":"Free lunch"');
    expect(lines.find((line) => line.startsWith('+  {'))).toContain('"title":"Free dinner"');
    expect(stderr.trimEnd()).toMatch(/To fix it, run: npm run generate$/);
    expect(touched(before, snapshotFolder(folder))).toEqual([]);
    expect((await runCli(folder)).code).toBe(0);
    expect((await runCli(folder, '--check')).code).toBe(0);
  });

  test('reports them as JSON, too', async () => {
    const folder = generatedFolder();
    rmSync(join(folder, 'generated/site.ts'));
    appendFileSync(join(folder, 'generated/locales.ts'), '// by hand\n');
    writeFileSync(join(folder, 'generated/old.ts'), '');
    const { code, stdout, stderr } = await runCli(folder, '--check', '--format', 'json');
    expect([code, stderr]).toEqual([1, '']);
    const help = 'Run: npm run generate';
    expect(JSON.parse(stdout).diagnostics).toEqual(
      [
        ['generated/site.ts', 'is missing'],
        ['generated/locales.ts', 'does not match the spec'],
        ['generated/old.ts', 'is no longer generated'],
      ].map(([file, what]) => ({
        code: 'OUTPUT_OUTDATED',
        severity: 'error',
        message: `The generated file ${file} ${what}.`,
        why: expect.any(String),
        help,
        places: [{ file, line: 1, column: 1 }],
      })),
    );
  });
});

test('twenty findings are shown in full, then a number for each file', async () => {
  const gone = Array.from({ length: 15 }, (_item, index) => `en/gone-${index}`);
  const { code, stderr } = await runWith({
    'redirects.yaml': `redirects: []\ngone: [ ${gone.join(', ')} ]\n`,
    'data/countries.yaml': `countries:\n${gone.map((name) => `  - { name: ${name} }\n`).join('')}`,
  });
  expect(code).toBe(1);
  expect(stderr.match(/^error /gm)).toHaveLength(20);
  expect(stderr.trimEnd()).toMatch(
    /\n\n25 more; --format json lists them:\n {2}spec\/data\/countries.yaml: 10 errors\n {2}spec\/redirects.yaml: 15 errors\n\n45 errors, 0 warnings$/,
  );
});

test('warnings of an unchanged spec are shown again', async () => {
  const folder = tempFolder();
  writeSpec(folder, { 'messages/se.yaml': 'menu: { offers: Erbjudanden, contact: Kontakt }\n' });
  const [first, second] = [await runCli(folder), await runCli(folder)];
  expect(first.stderr).toContain(
    'warning TRANSLATION_MISSING: The catalogue of se lacks listing.offers, listing.all.',
  );
  expect(second.stderr).toBe(first.stderr);
  expect(second.stdout).toContain('nothing has changed');
});

test.each([
  ['an unknown option', ['--chekc'], "Unknown option '--chekc'"],
  ['an option without its value', ['--spec'], "Option '--spec <value>' argument missing"],
  ['a word too many', ['check'], "Unexpected argument 'check'"],
  ['an unknown format', ['--format', 'xml'], 'There is no format “xml”; use one of text, json, github.'],
])('%s exits with 2 and says so', async (_what, args, said) => {
  expect(await runWith({}, ...args)).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(said) });
});

test('--help shows the options and the exit codes', async () => {
  const { code, stdout } = await runWith({}, '--help');
  expect(code).toBe(0);
  for (const word of ['--check', '--watch', '--format', '--spec', '--out', '--force', 'Exit codes'])
    expect(stdout).toContain(word);
});
