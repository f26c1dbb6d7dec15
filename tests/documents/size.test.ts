import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOfPage } from '../../app/document/page-file.ts';
import { readPacks } from '../../tools/site-build/read-packs.ts';
import { builtSite } from './fixture/built-pages.ts';

const files = readPacks(join(import.meta.dirname, '../../dist'));
const kilobyte = 1024;

test('a page takes at most 9 KB at the median, compressed as the server does', () => {
  const sizes = builtSite.pages
    .map(({ path }) => files.readCompressed(fileOfPage(path)).length)
    .toSorted((one, another) => one - another);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(9 * kilobyte);
  // The longest lists, with a hundred cards.
  expect(sizes.at(-1)).toBeLessThanOrEqual(20 * kilobyte);
});
