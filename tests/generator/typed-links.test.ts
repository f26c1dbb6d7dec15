import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typeCheck } from './fixture/type-check.ts';

const root = join(import.meta.dirname, '../..');

test('links to pages that do not exist in a locale do not compile; all others do', () => {
  expect(typeCheck(root, join(import.meta.dirname, 'fixture/typed-links.ts'))).toEqual([]);
});
