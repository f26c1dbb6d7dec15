/**
 * Each folder of tests/generator/cases is a spec with the expected findings or files.
 * `UPDATE_CASES=1 vitest run tests/generator/cases.test.ts` writes the expected files again; read the diff as
 * a newcomer: is it clear what is wrong, where, why, and what to do?
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../generator/diagnostics/catalogue.ts';
import { expectedPath, type GeneratorCase, readCases, runCase } from './fixture/case-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';

const tempFolder = withTempFolders();
const cases = readCases();
const isUpdating = process.env.UPDATE_CASES === '1';

test.each(cases)('$name: $about', async (item) => {
  const { text, files } = await runCase(item, tempFolder());
  expect(files === undefined, 'nothing is generated when there is an error').toBe(
    /^(?:error |::error )/m.test(text),
  );
  compare(expectedPath(item), `${text}\n`);
  for (const path of item.show ?? []) compare(expectedPath(item, path), files?.get(path) ?? '');
});

function compare(path: string, text: string): void {
  if (isUpdating) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(existsSync(path) ? readFileSync(path, 'utf8') : undefined);
}

/** The codes that a case expects. */
function codesOf(item: GeneratorCase): string[] {
  const text = readFileSync(expectedPath(item), 'utf8');
  return [...text.matchAll(/^(?:(?:error|warning) |::error .*title=)([A-Z_]+):/gm)].map(
    ([, code = '']) => code,
  );
}

test('every code of the catalogue has a case, and every case a code of the catalogue', () => {
  expect([...new Set(cases.flatMap(codesOf))].sort()).toEqual(Object.keys(catalogue).sort());
});

test.each(['route-path-taken', 'entry-key-taken', 'redirect-from-live-page', 'yaml-duplicate-key'])(
  '%s names both positions',
  (name) => {
    const item = cases.find((candidate) => candidate.name === name);
    const blocks = readFileSync(expectedPath(item ?? { name, about: '' }), 'utf8').split(/\n\n(?=error )/);
    for (const block of blocks)
      expect(block).toMatch(/\n {2}at spec\/\S+:\d+:\d+\n[\s\S]*\n {2}and at spec\/\S+:\d+:\d+\n/);
  },
);
