import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stages } from '../runner/stages.ts';

const tests = join(import.meta.dirname, '..');

test('every test file that Vitest runs belongs to exactly one stage', () => {
  const folders = stages.flatMap((stage) => stage.folders ?? []);
  const lost = globSync('**/*.test.ts', { cwd: tests }).filter(
    (file) => folders.filter((folder) => file.startsWith(`${folder}/`)).length !== 1,
  );
  expect(lost).toEqual([]);
});
