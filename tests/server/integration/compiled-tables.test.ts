/** Long tables of `generated/` beside the renderer. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { compileModules } from '../../../tools/site-build/data-modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'compiled-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

const long = 'Obala i more. '.repeat(5000);
const compiled = (name: string) => join(folder, 'renderer/generated', name);

async function compile(name: string, code: string): Promise<Record<string, unknown>> {
  const file = join(folder, 'source', `${name}.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  await compileModules(join(folder, 'source'), join(folder, 'renderer'), [`${name}.ts`]);
  return import(pathToFileURL(compiled(`${name}.js`)).href);
}

test('a long table is a file of JSON, with the same values', async () => {
  const { rows } = await compile('data/rows', `export const rows = {\n  'a-b': '${long}',\n  c: [1],\n};\n`);
  expect(existsSync(compiled('data/rows.json'))).toBe(true);
  expect(rows).toEqual({ 'a-b': long, c: [1] });
});

test.each([
  ['functions', '() => 7'],
  ['undefined values', 'undefined'],
  ['names of other values', 'long'],
])('a table with %s stays code', async (what, value) => {
  const name = `data/${what.replaceAll(' ', '-')}`;
  const code = `const long = '${long}';\nexport const table = {\n  long,\n  value: ${value},\n};\n`;
  const { table } = await compile(name, code);
  expect(existsSync(compiled(`${name}.json`))).toBe(false);
  expect(Object.keys(table as object)).toEqual(['long', 'value']);
});

test('bodies are those of the build that a process started with', async () => {
  const name = 'content/hr';
  const { content } = await compile(name, `export const content = {\n  home: '${long}',\n};\n`);
  writeFileSync(join(folder, 'next.json'), JSON.stringify({ home: 'of the next build' }));
  renameSync(join(folder, 'next.json'), compiled(`${name}.json`));
  expect((content as Record<string, string>).home).toBe(long);
  expect((content as Record<string, string>).nowhere).toBeUndefined();
});
