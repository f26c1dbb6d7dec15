/** A change that a second command takes back leaves every file as it was committed, and no redirect from an address that was never live. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

let copy: SpecCopy;

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@dalmatiasunhotels.example'];
  return spawnSync('git', [...identity, ...args], { cwd: copy.folder, encoding: 'utf8' }).stdout;
}

beforeEach(() => {
  copy = new SpecCopy('base');
  writeFileSync(join(copy.folder, '.gitignore'), 'node_modules/\n');
  copy.write('content/bol/en.md', 'More about [the island](bol).\n');
  copy.write(
    'routes/offers/winter.yaml',
    'locales:\n  en:\n    title: Winter\n    slug: by-the-fire     # agreed\n    summary: With soup.\n',
  );
  copy.write(
    'redirects.yaml',
    'redirects:\n  - { from: /en/old, to: /en/offers }   # of 2019\n  - { from: /en/offer/winter, to: /en/offer/by-the-fire }\n  - { from: /en/older, to: /en/offers }\ngone: []\n',
  );
  expect(copy.generate().code).toBe(0);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'as it was');
});
afterEach(() => copy.remove());

test.each([
  ['add-locale ja --bcp47 ja --name 日本語', 'remove-locale ja'],
  ['add-entry offers soup --title en=Soup', 'rename-slug soup en broth', 'end-offer soup'],
  ['rename-slug winter en snow', 'rename-slug winter en ice', 'rename-slug winter en by-the-fire'],
  ['rename-slug winter en winter', 'rename-slug winter en by-the-fire'],
  ['rename-slug summer en sun', 'rename-slug summer en summer'],
  ['rename-slug summer hr sunce', 'rename-slug summer hr ljeto'],
  ['rename-key winter by-the-fire', 'rename-key by-the-fire winter'],
  ['rename-key bol brac', 'rename-key brac 2027', 'rename-key 2027 bol'],
  ['rename-key elaphusa zeus', 'rename-key zeus elaphusa'],
  ['rename-key luxury premium', 'rename-key premium luxury'],
])('%s, %s %s', (...commands) => {
  for (const command of commands.filter((each) => each !== undefined)) {
    const { code, output } = copy.spec(...command.split(' '));
    expect(code, output).toBe(0);
    expect(git('status', '--porcelain') === '', command).toBe(command === commands.at(-1));
  }
  expect(git('diff')).toBe('');
});

test('an address that a merge brings may have been live, one that is gone from the record has not', () => {
  git('checkout', '--quiet', '-b', 'other');
  copy.spec('add-entry', 'offers', 'soup', '--title', 'en=Soup', '--locales', 'en');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'soup');
  git('checkout', '--quiet', '-');
  git('merge', '--quiet', '--no-commit', '--no-ff', 'other');
  git('rm', '--quiet', '--force', 'spec/routes/offers/soup.yaml');
  const generated = copy.generate();
  expect(generated.output).toContain('/en/offer/soup was published and is no longer answered');
  const record = 'generated/published-paths.txt';
  copy.write(`../${record}`, copy.text(record).replace('/en/offer/soup\n', ''));
  expect(copy.generate().code).toBe(0);
});
