/** Which build `npm run serve` serves, and what it says where there is none. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { startBuiltSite } from './fixture/built-site.ts';
import { type Files, writeFiles } from './fixture/fixture-site.ts';

const checkout = join(import.meta.dirname, '../../..');
const env = { PORT: '0', DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error' };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'));
  mkdirSync(join(folder, 'server/start'), { recursive: true });
  cpSync(join(checkout, 'server/start/launch.mjs'), join(folder, 'server/start/launch.mjs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Gives the folder a `dist/` with parts of this checkout’s build, and files. */
function publish(parts: readonly string[], files: Files): void {
  const { id } = JSON.parse(readFileSync(join(checkout, 'dist/build.json'), 'utf8'));
  const note = '{"format":1,"id":"present","missing":[]}';
  writeFiles(join(folder, 'dist'), { 'build.json': note, 'present/build.json': note, ...files });
  for (const part of parts) symlinkSync(join(checkout, 'dist', id, part), join(folder, 'dist/present', part));
}

const incomplete = 'the build is incomplete';

test.each<[string, readonly string[] | undefined, Files, string]>([
  ['no build', undefined, {}, 'it has not been built'],
  [
    'a later kind of build',
    ['server'],
    { 'build.json': '{"format":2,"id":"present"}' },
    'built by another version',
  ],
  ['a build that is gone', [], {}, incomplete],
  ['a build without its assets', ['server', 'client', 'media'], {}, incomplete],
])('%s is told, with what to do', async (_what, parts, files, reason) => {
  if (parts !== undefined) publish(parts, files);
  const { code, stdout, stderr } = await startBuiltSite(env, folder).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The site cannot start: .*\n {2}Run npm run build[^\n]*\n$/);
  expect(stderr).toContain(reason);
});

test('pages that were open before the present build find their hashed files and pictures', async () => {
  const names = ['client/assets/page-0ld.js', 'client/old.txt', 'media/a/800.webp'];
  const filesOf = (name: string) =>
    Object.fromEntries(names.map((file) => [`${name}/${file}`, `of ${name}`]));
  publish(['server', 'assets.json', 'client', 'media'], {
    ...filesOf('earlier'),
    'earlier/build.json': '{}',
    '.unfinished-1/client/assets/page-n0w.js': '',
    '.unfinished-1/build.json': '{}',
  });
  const program = startBuiltSite(env, folder);
  const site = { url: await program.firstLine() };
  const script = await ask(site, '/assets/page-0ld.js');
  expect([script.status, script.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('immutable'),
  ]);
  expect((await ask(site, '/media/a/800.webp')).text).toBe('of earlier');
  for (const path of ['/old.txt', '/assets/page-n0w.js'])
    expect((await ask(site, path)).status, path).toBe(404);
  expect((await ask(site, '/en/offers')).status).toBe(200);
  expect(await program.end('SIGINT')).toMatchObject({ code: 0, signal: null });
});
