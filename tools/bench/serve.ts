/**
 * Pages a second and memory of one process, against bare `node:http` with the same bytes in the same run: `npm run
 * bench -- serve`. Needs a build. Each server has one core to itself, the load comes from the others.
 */
import { encodePath, pages } from '../../generated/routes/index.ts';
import { startMeasured } from './processes.ts';
import { type Figure, figure, measureByTurns } from './samples.ts';
import { measureSpeed, paths, rounds, type Server } from './serve/load.ts';
import { readMemory } from './serve/memory.ts';
import { compareWithNginx } from './serve/nginx.ts';
import { compareWithPeers } from './serve/peers.ts';
import { measuredEnv as env, measuredFlags as flags } from './serve/settings.ts';
import { compareWorkers } from './serve/workers.ts';

async function compare(site: Server, encoding: string): Promise<Figure[]> {
  const bare = await startMeasured('tools/bench/serve/bare-node.ts', [site.line, encoding, ...paths]);
  const measures = [site, bare].map((server) => () => measureSpeed(server, encoding));
  const kept = await measureByTurns(rounds, measures).finally(() => bare.stop());
  const what = `pages a second in ${encoding}, against bare node:http with the same bytes`;
  return [
    figure(
      what,
      '%',
      kept.map(([own = 0, least = 0]) => (own / least) * 100),
      { budget: 80, atLeast: true },
    ),
    figure(
      '  pages for a second of a core',
      'k/s',
      kept.map(([own = 0]) => own / 1000),
    ),
  ];
}

async function askForAll(site: string, encoding: string): Promise<void> {
  for (const { path } of pages) {
    const answer = await fetch(site + encodePath(path), { headers: { 'accept-encoding': encoding } });
    await answer.arrayBuffer();
  }
}

/** Measures serving; memory is read after every page has been sent in each encoding. */
export async function run(): Promise<readonly Figure[]> {
  const site = await startMeasured('server/start/launch.mjs', [], env, flags);
  try {
    const figures: Figure[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      await askForAll(site.line, encoding);
      figures.push(
        figure(`memory after all pages in ${encoding}`, 'MB', [readMemory(site.pid)], { budget: 250 }),
      );
      figures.push(...(await compare(site, encoding)));
    }
    figures.push(...(await compareWithNginx(site)), ...(await compareWithPeers(site)));
    figures.push(...(await compareWorkers(env, flags)));
    return figures;
  } finally {
    await site.stop();
  }
}
