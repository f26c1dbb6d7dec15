/** `npm run changes` on a copy of this checkout: a title, an address and a template that differ from the last commit. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangedPage } from '../../tools/changes/compare-pages.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'changed-'));
const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
const commit = (message: string) =>
  run(
    'git',
    '-c',
    'user.name=Ann',
    '-c',
    'user.email=ann@example.com',
    'commit',
    '--quiet',
    '--all',
    '--message',
    message,
  );
const changes = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import=#site', 'tools/changes/cli.ts', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

function edit(file: string, find: string, replace: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(find);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
}

beforeAll(() => {
  execFileSync(
    'sh',
    ['-c', `git ls-files -z -co --exclude-standard | tar --null -T - -c | tar -x -C "$0"`, folder],
    { cwd: root },
  );
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  run('git', 'init', '--quiet', '--initial-branch=main');
  run('git', 'add', '--all');
  commit('before');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('pages that a title, an address and a template alter are listed, and nothing else', () => {
  const node = (...args: readonly string[]) => run(process.execPath, '--import=#site', ...args);
  edit('spec/routes/offers/free-dinner.yaml', 'title: Dinner on us', 'title: Dinner for nothing');
  node('generator/commands/spec-cli.ts', 'rename-slug', 'bol-bluesun-open', 'en', 'open-week');
  edit('app/components/shell/page-header.tsx', "'hero hero-low'", "'hero hero-low wide'");
  node('generator/cli.ts');
  const before = run('git', 'status', '--porcelain');
  const { stdout, stderr } = changes('--base', 'HEAD', '--format', 'json');
  expect(stderr).toBe('');
  expect(run('git', 'status', '--porcelain')).toBe(before);
  const { base, pages }: { base: string; pages: readonly ChangedPage[] } = JSON.parse(stdout);
  expect(base).toBe('HEAD');
  const others = pages.filter(({ status }) => status !== 'changed');
  expect(others).toMatchObject([
    { path: '/en/offer/open-week', locale: 'en', key: 'bol-bluesun-open', status: 'added', changes: [] },
    { path: '/en/offer/bol-bluesun-open', status: 'removed', redirect: '/en/offer/open-week' },
  ]);
  const changed = new Map(pages.map((page) => [page.path, page.changes]));
  expect(changed.get('/en/offer/free-dinner')).toContainEqual({
    where: 'title',
    before: expect.stringContaining('Dinner on us'),
    after: expect.stringContaining('Dinner for nothing'),
  });
  expect(changed.get('/en/offers')).toBeDefined();
  expect(changed.get('/fr/destination/brela')).toEqual([
    { where: 'markup', before: expect.stringContaining('hero'), after: expect.stringContaining('wide') },
  ]);
  expect(changed.has('/fr/hotel-soline-brela')).toBe(false);
  expect(changed.has('/en/other/stay-enquiry'), 'tokens of forms').toBe(false);
});

test.each([
  [['--base', 'no-such-commit'], 1, 'git knows no commit no-such-commit'],
  [['--base=--all'], 1, 'git knows no commit --all'],
  [[], 2, 'Usage: npm run'],
  [['--base', 'HEAD', '--format', 'pdf'], 2, 'Usage: npm run'],
])('%j ends with %i and says why', (args, status, reason) => {
  const outcome = changes(...args);
  expect(outcome).toMatchObject({ status, stdout: '' });
  expect(outcome.stderr).toContain(reason);
});

test('a commit that cannot be built is refused with what its build wrote', () => {
  edit('app/components/shell/page-header.tsx', 'export function PageHeader', 'export function');
  const { status, stderr } = changes('--base', 'HEAD');
  expect(status).toBe(1);
  expect(stderr).toContain('the site of this checkout cannot be built');
  expect(stderr).toContain('page-header.tsx');
  // The editor shows the same.
  const ask = `import { reportChanges } from './tools/editor/uncommitted.ts';
reportChanges().catch(({ message }) => console.log(message));`;
  writeFileSync(join(folder, 'ask.ts'), ask);
  expect(run(process.execPath, 'ask.ts')).toContain('the site of this checkout cannot be built');
});
