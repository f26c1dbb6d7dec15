import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const planted = join(import.meta.dirname, 'planted');
const rules: { name: string }[] = createRequire(import.meta.url)(
  join(root, '.dependency-cruiser.cjs'),
).forbidden;
const depcruise = join(root, 'node_modules/.bin/depcruise');

describe('dependency rules', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'planted-'));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('every rule has a planted violation', () => {
    expect(readdirSync(planted).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  test.each(rules.map((rule) => rule.name))('%s is reported where it is broken', (name) => {
    const place = join(folder, name);
    cpSync(join(planted, name), place, { recursive: true });
    for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs', 'node_modules']) {
      symlinkSync(join(root, file), join(place, file));
    }
    const top = readdirSync(join(planted, name));
    const { stdout } = spawnSync(
      depcruise,
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...top],
      {
        cwd: place,
        encoding: 'utf8',
      },
    );
    const broken = JSON.parse(stdout).summary.violations.map(
      (violation: { rule: { name: string } }) => violation.rule.name,
    );
    expect(broken).toContain(name);
  });
});
