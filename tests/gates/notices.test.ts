import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('the notices of third parties are up to date', () => {
  const check = [join(root, 'tools/notices/cli.ts'), '--check'];
  expect(execFileSync(process.execPath, check, { cwd: root, encoding: 'utf8' })).toBe('');
});
