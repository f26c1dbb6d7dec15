import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathOfFile } from '../../../app/document/page-file.ts';
import { encodePath } from '../../../generated/routes/index.ts';
import { openPack } from '../../../server/pages/open-pack.ts';
import { packsFolder } from '../../../server/pages/pack-names.ts';

/** The encoded paths of all pages of a build, in an order that mixes languages and areas. */
export function listPaths(checkout: string): readonly string[] {
  const folder = join(checkout, 'dist', packsFolder);
  const names = readdirSync(folder).flatMap((name) => [...openPack(join(folder, name)).files.keys()]);
  const paths = names.filter((name) => name.endsWith('.html')).map((name) => encodePath(pathOfFile(name)));
  const draw = createDraw();
  return paths
    .map((path) => ({ path, rank: draw() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ path }) => path);
}

/** Requests of which the first path has twice as many as the second, three times as many as the third, and so on. */
export function drawByZipf(paths: readonly string[], count: number): readonly string[] {
  const draw = createDraw();
  const sums: number[] = [];
  let sum = 0;
  for (const rank of paths.keys()) {
    sum += 1 / (rank + 1);
    sums.push(sum);
  }
  return Array.from({ length: count }, () => {
    const at = draw() * sum;
    return paths[sums.findIndex((limit) => limit > at)] ?? '';
  });
}

/** Requests that name all paths equally often. */
export function drawEvenly(paths: readonly string[], count: number): readonly string[] {
  const draw = createDraw();
  return Array.from({ length: count }, () => paths[Math.floor(draw() * paths.length)] ?? '');
}

/** Numbers from 0 to 1, the same in every run. */
function createDraw(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
