import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../generator/fixture/run-cli.ts';
import { editBase, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const tempFolder = withTempFolders();

const faults = {
  'routes/offers/free-dinner.yaml': editBase('routes/offers/free-dinner.yaml', {
    'title: Free dinner }': 'title: "100 %, free: dinner", slug: ljeto }',
    'slug: besplatna-vecera': 'slug: ljeto',
  }),
  'routes/offers/summer.yaml': editBase('routes/offers/summer.yaml', {
    'se: { title: Sommar vid havet, slug: sommar }': 'se: {}',
  }),
};

async function runFaulty(...args: readonly string[]) {
  const folder = tempFolder();
  writeSpec(folder, faults);
  return runCli(folder, ...args);
}

async function runValid(...args: readonly string[]) {
  const folder = tempFolder();
  writeSpec(folder);
  return runCli(folder, ...args);
}

describe('--format json', () => {
  test('is one document with every finding and its positions', async () => {
    const { code, stdout, stderr } = await runFaulty('--format', 'json');
    expect([code, stderr]).toEqual([1, '']);
    const { diagnostics } = JSON.parse(stdout);
    expect(diagnostics).toContainEqual({
      code: 'ROUTE_PATH_TAKEN',
      severity: 'error',
      message: 'Two pages have the path /ponuda/ljeto: summer (hr) and free-dinner (hr).',
      why: 'A path, in whatever case a guest types it, belongs to exactly one page.',
      help: expect.any(String),
      places: [
        { file: 'spec/routes/offers/summer.yaml', line: 2, column: 37 },
        { file: 'spec/routes/offers/free-dinner.yaml', line: 3, column: 40 },
      ],
    });
    expect(diagnostics.map((item: { severity: string }) => item.severity).sort()).toEqual([
      'error',
      'warning',
      'warning',
    ]);
  });

  test('is a document even without findings', async () => {
    const folder = tempFolder();
    writeSpec(folder);
    for (const args of [[], ['--check']]) {
      const { code, stdout } = await runCli(folder, '--format', 'json', ...args);
      expect([code, JSON.parse(stdout)]).toEqual([0, { diagnostics: [] }]);
    }
  });
});

describe('--format github', () => {
  const command = /^::(error|warning) file=[^,:]+,line=\d+,col=\d+,title=[A-Z_]+::[^\r\n]+$/;

  test('is one workflow command per line, with GitHub’s syntax escaped', async () => {
    const { code, stdout } = await runFaulty('--format', 'github');
    expect(code).toBe(1);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(command);
    const taken = lines.find((line) => line.startsWith('::error')) ?? '';
    expect(taken).toContain('file=spec/routes/offers/summer.yaml,line=2,col=37,title=ROUTE_PATH_TAKEN::');
    expect(decodeURIComponent(taken.split('::')[2] ?? '')).toBe(
      [
        'Two pages have the path /ponuda/ljeto: summer (hr) and free-dinner (hr).',
        'and at spec/routes/offers/free-dinner.yaml:3:40',
        'Why: A path, in whatever case a guest types it, belongs to exactly one page.',
        'Fix: Give one of them another slug in this locale.',
      ].join('\n'),
    );
  });

  test('is empty without findings', async () => {
    expect(await runValid('--format', 'github')).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe('--check', () => {
  async function runDrifted(...args: readonly string[]) {
    const folder = tempFolder();
    writeSpec(folder);
    await runCli(folder);
    rmSync(join(folder, 'generated/site.ts'));
    appendFileSync(join(folder, 'generated/locales.ts'), '// by hand\n');
    writeFileSync(join(folder, 'generated/old.ts'), '');
    return runCli(folder, '--check', ...args);
  }

  const drifted = [
    ['generated/site.ts', 'The generated file generated/site.ts is missing.'],
    ['generated/locales.ts', 'The generated file generated/locales.ts does not match the spec.'],
    ['generated/old.ts', 'The generated file generated/old.ts is no longer generated.'],
  ] as const;

  test('reports missing, stale and extra files as JSON', async () => {
    const { code, stdout, stderr } = await runDrifted('--format', 'json');
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout).diagnostics).toEqual(
      drifted.map(([file, message]) => ({
        code: 'OUTPUT_OUTDATED',
        severity: 'error',
        message,
        why: expect.any(String),
        help: 'Run: npm run generate',
        places: [{ file, line: 1, column: 1 }],
      })),
    );
  });
});

describe('--format text', () => {
  test('shows twenty findings in full, then a number for each file', async () => {
    const folder = tempFolder();
    const gone = Array.from({ length: 15 }, (_item, index) => `en/gone-${index}`);
    writeSpec(folder, {
      'redirects.yaml': `redirects: []\ngone: [ ${gone.join(', ')} ]\n`,
      'data/countries.yaml': `countries:\n${gone.map((name) => `  - { name: ${name} }\n`).join('')}`,
    });
    const { code, stderr } = await runCli(folder);
    expect(code).toBe(1);
    expect(stderr.match(/^error /gm)).toHaveLength(20);
    expect(stderr.trimEnd()).toMatch(
      /\n\n25 more; --format json lists them:\n {2}spec\/data\/countries.yaml: 10 errors\n {2}spec\/redirects.yaml: 15 errors\n\n45 errors, 0 warnings$/,
    );
  });

  test('shows warnings of an unchanged spec again', async () => {
    const folder = tempFolder();
    writeSpec(folder, { 'messages/se.yaml': 'menu: { offers: Erbjudanden, contact: Kontakt }\n' });
    const first = await runCli(folder);
    const second = await runCli(folder);
    expect(first.stderr).toContain(
      'warning TRANSLATION_MISSING: The catalogue of se lacks listing.offers, listing.all.',
    );
    expect(second.stderr).toBe(first.stderr);
    expect(second.stdout).toContain('nothing has changed');
  });
});

describe('arguments', () => {
  test.each([
    ['an unknown option', ['--chekc'], "Unknown option '--chekc'"],
    ['an option without its value', ['--spec'], "Option '--spec <value>' argument missing"],
    ['a word too many', ['check'], "Unexpected argument 'check'"],
    ['an unknown format', ['--format', 'xml'], 'There is no format “xml”; use one of text, json, github.'],
  ])('%s exits with 2 and says so', async (_what, args, said) => {
    const { code, stdout, stderr } = await runValid(...args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(said)]);
  });

  test('--help shows the options and the exit codes', async () => {
    const { code, stdout } = await runValid('--help');
    expect(code).toBe(0);
    for (const word of ['--check', '--watch', '--format', '--spec', '--out', '--force', 'Exit codes'])
      expect(stdout).toContain(word);
  });
});
