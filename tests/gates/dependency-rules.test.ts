import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const root = resolve(import.meta.dirname, '../..');
const planted = join(import.meta.dirname, 'planted');
const rules: { name: string }[] = createRequire(import.meta.url)(
  join(root, '.dependency-cruiser.cjs'),
).forbidden;

let folder: string;
let violations: readonly Violation[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const rule of readdirSync(planted)) {
    cpSync(join(planted, rule), folder, { recursive: true, force: false, errorOnExist: true });
  }
  const top = readdirSync(folder);
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs', 'node_modules']) {
    symlinkSync(join(root, file), join(folder, file));
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...top],
    { cwd: folder, encoding: 'utf8' },
  );
  violations = JSON.parse(stdout).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true }));

test('every rule has a planted violation', () => {
  expect(readdirSync(planted).sort()).toEqual(rules.map((rule) => rule.name).sort());
});

test.each(rules.map((rule) => rule.name))('%s is reported where it is broken', (name) => {
  const files = globSync('**/*.ts', { cwd: join(planted, name) });
  const reported = violations.filter(({ rule, from }) => rule.name === name && files.includes(from));
  expect(reported).not.toEqual([]);
});
