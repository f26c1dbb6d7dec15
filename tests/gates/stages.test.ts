import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { stages } from '../stages/stages.ts';

const tests = join(import.meta.dirname, '..');

test('every test file that Vitest runs belongs to exactly one stage', () => {
  const folders = new Set(
    globSync('**/*.test.ts', { cwd: tests }).map((file) => dirname(file).split('/')[0] ?? ''),
  );
  const staged = stages.flatMap((stage) => stage.folders ?? []);
  expect(staged.toSorted()).toEqual([...folders].toSorted());
});
