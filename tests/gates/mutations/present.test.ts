import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { campaignFiles } from '../../runner/campaigns.ts';
import { dialogMutations } from './dialog-mutations.ts';
import { isInBrowser, type Mutation } from './mutation.ts';
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

test('noticed.md has one row for each, with the run and the test that notice it now', () => {
  const text = readFileSync(join(import.meta.dirname, 'noticed.md'), 'utf8');
  // The first two lines are the heading.
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  const cells = rows.map((row) => row.slice(2, -2).split(' | '));
  const named = cells.map(([about, , now]) => `${about}: ${now}`);
  const left = globSync(campaignFiles, { cwd: root });
  const expected = mutations.map((mutation) => {
    const isAtNight = left.includes(`tests/${mutation.tests}`) || isCampaignTest(mutation);
    return `${mutation.about}: ${isAtNight ? 'night' : 'day'}: ${mutation.tests}`;
  });
  expect(named.toSorted()).toEqual(expected.toSorted());
});

/** Whether the test of Playwright, or the outermost block around it, has the tag of campaigns. */
function isCampaignTest({ tests, title }: Mutation): boolean {
  if (title === undefined) return false;
  const text = readFileSync(join(root, 'tests', tests), 'utf8');
  const at = text.indexOf(title);
  const block = [...text.slice(0, at).matchAll(/^[^\s}]/gm)].at(-1)?.index ?? 0;
  const headings = [block, text.lastIndexOf('test', at)].map((start) =>
    text.slice(start, text.indexOf('=>', start)),
  );
  return headings.some((heading) => heading.includes('campaign'));
}
