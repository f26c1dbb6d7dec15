import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dialogMutations } from './dialog-mutations.ts';
import { isInBrowser } from './mutation.ts';
import { serverMutations } from './server-mutations.ts';

const root = resolve(import.meta.dirname, '../../..');
const mutations = [...serverMutations, ...dialogMutations];
const remedy = 'Update its entry in tests/gates/mutations: the code or the test has changed.';

describe.each(mutations.map((mutation) => [mutation.about, mutation] as const))('%s', (_about, mutation) => {
  const { file, find, replace, tests, title = '' } = mutation;

  test('can be put into the code', () => {
    const count = readFileSync(join(root, file), 'utf8').split(find).length - 1;
    expect(count, `“${find}” has to occur once in ${file}. ${remedy}`).toBe(1);
    expect(replace, `“${find}” is replaced by itself. ${remedy}`).not.toBe(find);
  });

  test('has a test that is there', () => {
    const path = join(root, 'tests', tests);
    expect(existsSync(path), `There is no tests/${tests}. ${remedy}`).toBe(true);
    const text = readFileSync(path, 'utf8');
    expect(text.includes(title), `tests/${tests} has no test “${title}”. ${remedy}`).toBe(true);
    expect(title !== '', 'A spec of Playwright needs a title, and only such a spec.').toBe(
      isInBrowser(mutation),
    );
  });
});

test('no entry stands twice', () => {
  expect(new Set(mutations.map(({ about }) => about)).size).toBe(mutations.length);
  expect(new Set(mutations.map(({ file, find }) => `${file} ${find}`)).size).toBe(mutations.length);
});
