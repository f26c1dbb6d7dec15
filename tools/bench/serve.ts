/**
 * Pages a second, pages that are not in the cache, memory and start of one process, each compared with a minimal server
 * in the same run: `npm run bench -- serve`. Needs a build. Each server has one core to itself, the load comes from the
 * others.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { encodePath, pages } from '../../generated/routes/index.ts';
import { startMeasured } from './processes.ts';
import { type Figure, figure, measureByTurns } from './samples.ts';
import { measureSpeed, paths, rounds, type Server } from './serve/load.ts';
import { readMemory } from './serve/memory.ts';
import { measuredEnv as env, measuredFlags as flags } from './serve/settings.ts';

const starts = 5;

async function compareCached(site: Server, encoding: string): Promise<readonly Figure[]> {
  const bare = await startMeasured('tools/bench/serve/bare-node.ts', [site.line, encoding, ...paths]);
  const measures = [site, bare].map((server) => () => measureSpeed(server, encoding));
  const measured = await measureByTurns(rounds, measures).finally(() => bare.stop());
  const ratios = measured.map(([own = 0, least = 0]) => own / least);
  const limit = encoding === 'br' ? { budget: 0.85, atLeast: true } : {};
  return [figure(`a page in the cache, in ${encoding}, against bare node:http`, '×', ratios, limit)];
}

async function askForAll(site: string, encoding: string): Promise<void> {
  for (const { path } of pages) {
    const answer = await fetch(site + encodePath(path), { headers: { 'accept-encoding': encoding } });
    await answer.arrayBuffer();
  }
}

async function compareCold(): Promise<readonly Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/bench/serve/cold-pages.ts']);
  const times: readonly (readonly [plugin: number, direct: number, react: number, sent: number])[] =
    JSON.parse(stdout);
  const beside = (part: 0 | 1 | 3) => times.map((round) => round[part] / round[2]);
  return [
    figure('a page not in the cache, compression included, against React alone', '×', beside(3), {
      budget: 2.5,
    }),
    figure('  without compression', '×', beside(0)),
    figure('  without the page plugin', '×', beside(1)),
    figure(
      '  in milliseconds',
      'ms',
      times.map(([, , , sent]) => (sent * 1000) / pages.length),
    ),
  ];
}

async function compareStarts(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const database = join(folder, 'site.db');
  const measure = async (start: () => Promise<{ stop(): Promise<void> }>) => {
    const begun = performance.now();
    const server = await start();
    const seconds = (performance.now() - begun) / 1000;
    await server.stop();
    return seconds;
  };
  const own = { ...env, DATABASE_URL: `sqlite:${database}` };
  const times = await measureByTurns(starts, [
    () => measure(() => startMeasured('server/start/launch.mjs', [], own, flags)),
    () => measure(() => startMeasured('tools/bench/serve/bare-express.ts', [database])),
  ]).finally(() => rmSync(folder, { recursive: true }));
  return [
    figure(
      'ready, against a bare Express with the same database',
      '×',
      times.map(([site = 0, bare = 0]) => site / bare),
      { budget: 1.5 },
    ),
    figure(
      '  ready',
      's',
      times.map(([site = 0]) => site),
    ),
  ];
}

/** Measures serving; memory is read after every page has been sent in each encoding, twice. */
export async function run(): Promise<readonly Figure[]> {
  const figures: Figure[] = [...(await compareStarts()), ...(await compareCold())];
  const site = await startMeasured('server/start/launch.mjs', [], env, flags);
  try {
    figures.push(figure('memory when ready', 'MB', [readMemory(site.pid)]));
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity'])
      await askForAll(site.line, encoding);
    figures.push(
      figure('memory after every page in br, gzip and identity, twice', 'MB', [readMemory(site.pid)], {
        budget: 300,
      }),
    );
    for (const encoding of ['br', 'gzip', 'identity']) figures.push(...(await compareCached(site, encoding)));
    return figures;
  } finally {
    await site.stop();
  }
}
