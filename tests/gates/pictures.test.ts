import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('every picture has been made of its source as it is, in every version, and nothing is left over', () => {
  const check = [join(root, 'tools/media/cli.ts'), '--check'];
  expect(execFileSync(process.execPath, check, { cwd: root, encoding: 'utf8' })).toMatch(/^All \d+ pictures/);
});
