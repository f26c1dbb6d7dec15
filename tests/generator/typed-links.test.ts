import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typeCheck } from './fixture/type-check.ts';

const root = join(import.meta.dirname, '../..');

test('only links to pages that exist in the locale compile', () => {
  expect(typeCheck(root, join(import.meta.dirname, 'fixture/typed-links.ts'))).toEqual([]);
});
