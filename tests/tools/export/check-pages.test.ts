import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPages } from '../../../tools/site-build/check-pages.ts';
import { withPlainBuild } from './plain-build.ts';

const [whole, broken] = [
  withPlainBuild(),
  withPlainBuild("if (path === '/en/offers') throw new RangeError('of a template');"),
].map((dist) => join(dist, JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')).id));

test('a build with a page that cannot be rendered is refused, and the page named with its place', async () => {
  await expect(checkPages(broken ?? '')).rejects.toThrow(
    /^1 pages? cannot be rendered:\n\/en\/offers: RangeError: of a template\s+at .*render/,
  );
  await checkPages(whole ?? '');
});
