import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countries } from '../../../generated/data/countries.ts';
import { openPresentBuild } from '../../../tools/site-build/open-build.ts';

test('every country has its flag of 3 to 2 in the build, and no other has', async () => {
  const { build } = await openPresentBuild(join(import.meta.dirname, '../../../dist'));
  const folder = join(build.folder, 'client/flags');
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(countries.map(({ code }) => `${code.toLowerCase()}.svg`).toSorted());
  for (const file of files) {
    const [, width, height] =
      /^<svg [^>]*viewBox="0 [\d.]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    expect(Number(width) / Number(height), file).toBeCloseTo(1.5, 2);
  }
});
