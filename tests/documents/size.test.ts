import { expect, test } from 'vitest';
import { compressInBrotli } from '../../server/pages/compress-body.ts';
import { readBuiltPages } from './fixture/built-pages.ts';

const kilobyte = 1024;

test('a page takes at most 9 KB at the median, compressed as the server does', async () => {
  const sizes: number[] = [];
  for (const { html } of readBuiltPages()) sizes.push((await compressInBrotli(Buffer.from(html))).length);
  sizes.sort((one, another) => one - another);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(9 * kilobyte);
  // The longest lists, with a hundred cards.
  expect(sizes.at(-1)).toBeLessThanOrEqual(20 * kilobyte);
});
