/**
 * A site of ten times the pages, bodies included: its build, and one process that serves more than it keeps in memory. `npm run
 * bench -- ten`; runs only if it is named: it takes minutes, and three gigabytes of disk.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from './checkout-copy.ts';
import { type MeasuredProcess, startMeasured } from './processes.ts';
import { runNode, weighNode } from './run-node.ts';
import { type Figure, figure, measureByTurns } from './samples.ts';
import { measureSpeed, rounds } from './serve/load.ts';
import { readMemory } from './serve/memory.ts';
import { measuredEnv, measuredFlags } from './serve/settings.ts';
import { writeSyntheticSpec } from './synthetic-spec.ts';
import { drawByZipf, drawEvenly, listPaths } from './ten/mixes.ts';

const times = 10;
/** As `npm run build` does. */
const build = ['--max-semi-space-size=8', 'tools/site-build/cli.ts'];
/** A thousand for each connection. */
const requests = 32_000;

async function measureBuild(folder: string): Promise<Figure[]> {
  const once = await runNode([...build, '--dist', 'dist-once'], folder);
  rmSync(join(folder, 'dist-once'), { recursive: true });
  rmSync(join(folder, 'spec'), { recursive: true });
  // New pages need no redirects, and none vanish.
  rmSync(join(folder, 'generated/published-paths.txt'));
  writeSyntheticSpec(join(import.meta.dirname, '../../spec'), folder, times, { withBodies: true });
  const generated = await runNode(['generator/cli.ts'], folder);
  const built = await weighNode(build, folder);
  return [
    figure(`generated with ${times} × the entries and bodies`, 's', [generated.seconds]),
    figure('  peak memory', 'MB', [generated.megabytes]),
    figure(`built with ${times} × the pages`, 's', [built.seconds]),
    figure('  against the build of the site', '×', [built.seconds / once.seconds], { budget: times }),
    figure('  peak memory of all its processes', 'MB', [built.together], { budget: 500 }),
  ];
}

/** Pages a second of a mix, against bare `node:http` that holds all its pages in memory, by turns. */
async function compare(
  site: MeasuredProcess,
  mix: readonly string[],
  folder: string,
): Promise<readonly number[]> {
  const list = join(folder, 'paths.txt');
  writeFileSync(list, [...new Set(mix)].join('\n'));
  const bare = await startMeasured('tools/bench/serve/bare-node.ts', [site.line, 'br', `@${list}`]);
  const measures = [site, bare].map((server) => () => measureSpeed(server, 'br', { mix }));
  const pairs = await measureByTurns(rounds, measures).finally(() => bare.stop());
  return pairs.map(([own = 0, least = 0]) => (own / least) * 100);
}

async function measureServer(folder: string): Promise<Figure[]> {
  const started = performance.now();
  const site = await startMeasured(join(folder, 'server/start/launch.mjs'), [], measuredEnv, measuredFlags);
  const ready = (performance.now() - started) / 1000;
  try {
    const paths = listPaths(folder);
    const zipf = await compare(site, drawByZipf(paths.slice(0, 2000), requests), folder);
    const even = await compare(site, drawEvenly(paths, requests), folder);
    const speed = 'pages a second against bare node:http';
    return [
      figure(`ready to serve ${paths.length} pages`, 's', [ready], { budget: 2 }),
      figure(`${speed}, by Zipf of what fits`, '%', zipf, { budget: 80, atLeast: true }),
      figure(`${speed}, evenly of all`, '%', even, { budget: 50, atLeast: true }),
      figure('memory after both', 'MB', [readMemory(site.pid)], { budget: 300 }),
    ];
  } finally {
    await site.stop();
  }
}

/** Builds and serves in a checkout of its own. */
export async function run(): Promise<readonly Figure[]> {
  const folder = copyCheckout();
  try {
    return [...(await measureBuild(folder)), ...(await measureServer(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
