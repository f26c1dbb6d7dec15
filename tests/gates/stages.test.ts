import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { campaignFiles } from '../runner/campaigns.ts';
import { stages } from '../runner/stages.ts';

const tests = join(import.meta.dirname, '..');

test('every test file that Vitest runs belongs to exactly one stage', () => {
  const folders = stages.flatMap((stage) => stage.folders ?? []);
  const lost = globSync('**/*.test.ts', { cwd: tests, exclude: ['**/node_modules'] }).filter(
    (file) => folders.filter((folder) => file.startsWith(`${folder}/`)).length !== 1,
  );
  expect(lost).toEqual([]);
});

test('every file that is left to the campaigns is there', () => {
  const found = campaignFiles.map((files) => globSync(files, { cwd: join(tests, '..') }));
  expect(found).not.toContainEqual([]);
});
