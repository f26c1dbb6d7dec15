/**
 * Pages a second and memory of one process, against bare `node:http` with the same bytes in the same run: `node
 * bench/serve.ts`. Needs a build. Each server has one core to itself, the load comes from the others.
 */
import { get } from 'node:http';
import { encodePath, pages } from '../../generated/routes/index.ts';
import type { BenchResult } from './generate.ts';
import { describeMachine, formatMachine } from './machine.ts';
import { startMeasured } from './processes.ts';
import { type Figure, formatFigures, summarise } from './samples.ts';
import { measureSpeed, paths, rounds, type Server } from './serve/load.ts';
import { readMemory } from './serve/memory.ts';
import { compareWithNginx } from './serve/nginx.ts';
import { compareWithPeers } from './serve/peers.ts';
import { measuredEnv as env, measuredFlags as flags } from './serve/settings.ts';
import { compareWorkers } from './serve/workers.ts';

async function compare(site: Server, encoding: string): Promise<Figure[]> {
  const bare = await startMeasured('tools/bench/serve/bare-node.ts', [site.line, encoding, ...paths]);
  const pairs: (readonly [number, number])[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      pairs.push([await measureSpeed(site, encoding), await measureSpeed(bare, encoding)]);
    }
  } finally {
    await bare.stop();
  }
  // The first round warms up.
  const kept = pairs.slice(1);
  const what = `pages a second in ${encoding}, against bare node:http with the same bytes`;
  return [
    {
      what,
      unit: '%',
      ...summarise(kept.map(([own, least]) => (own / least) * 100)),
      budget: 80,
      atLeast: true,
    },
    {
      what: '  pages for a second of a core',
      unit: 'k/s',
      ...summarise(kept.map(([own]) => own / 1000)),
    },
  ];
}

async function askForAll(site: string, encoding: string): Promise<void> {
  for (const { path } of pages) {
    await new Promise<void>((resolve, reject) => {
      const options = { headers: { 'accept-encoding': encoding } };
      get(site + encodePath(path), options, (response) => response.resume().on('end', resolve)).on(
        'error',
        reject,
      );
    });
  }
}

/** Measures serving; memory is read after every page has been sent in each encoding. */
export async function run(): Promise<BenchResult> {
  const site = await startMeasured('server/start/launch.mjs', [], env, flags);
  try {
    const figures: Figure[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      await askForAll(site.line, encoding);
      const memory = summarise([readMemory(site.pid)]);
      figures.push({ what: `memory after all pages in ${encoding}`, unit: 'MB', ...memory, budget: 250 });
      figures.push(...(await compare(site, encoding)));
    }
    figures.push(...(await compareWithNginx(site)), ...(await compareWithPeers(site)));
    figures.push(...(await compareWorkers(env, flags)));
    return { name: 'serve', machine: describeMachine(), figures };
  } finally {
    await site.stop();
  }
}

if (import.meta.main) {
  const { machine, figures } = await run();
  console.log(`serve · ${formatMachine(machine)}\n\n${formatFigures(figures)}`);
}
