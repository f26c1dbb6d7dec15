import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../generated/routes/index.ts';
import { compressInBrotli } from '../../server/pages/compress-body.ts';

const folder = join(import.meta.dirname, '../../dist/pages');
const kilobyte = 1024;

test('a page takes at most 9 KB at the median, compressed as the server does', () => {
  const sizes = pages
    .map(({ path }) => readFileSync(join(folder, `${path}${path.endsWith('/') ? 'index' : ''}.html`)))
    .map((body) => compressInBrotli(body).length)
    .toSorted((one, another) => one - another);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(9 * kilobyte);
  // The longest lists, with a hundred cards.
  expect(sizes.at(-1)).toBeLessThanOrEqual(20 * kilobyte);
});
