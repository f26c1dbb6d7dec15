import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('every picture is up to date in every version, and there are no others', () => {
  const check = [join(root, 'tools/media/cli.ts'), '--check'];
  expect(execFileSync(process.execPath, check, { cwd: root, encoding: 'utf8' })).toMatch(/^All \d+ pictures/);
});
