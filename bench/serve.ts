/**
 * Pages a second and memory of one process, against bare `node:http` with the same bytes in the same run: `node
 * bench/serve.ts`. Needs a build. Each server has one core to itself, the load comes from the others.
 */
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import autocannon from 'autocannon';
import { encodePath, pages } from '../generated/routes/index.ts';
import type { BenchResult } from './generate.ts';
import { describeMachine, formatMachine } from './machine.ts';
import { startMeasured } from './processes.ts';
import { type Figure, formatFigures, summarise } from './samples.ts';

const rounds = 5;
const seconds = 4;
const env = { PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: 'sqlite::memory:' };
// As `npm run serve` starts it.
const flags = ['--max-semi-space-size=4'];

/** Pages of every kind and language: each 40th. */
const paths = pages.filter((_page, index) => index % 40 === 0).map(({ path }) => encodePath(path));

async function measure(url: string, encoding: string): Promise<number> {
  const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': encoding } }));
  const result = await autocannon({ url, connections: 32, requests, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: answers other than 200`);
  return result['2xx'] / result.duration;
}

async function compare(site: string, encoding: string): Promise<Figure[]> {
  const bare = await startMeasured('bench/serve/bare-node.ts', [site, encoding, ...paths]);
  const pairs: (readonly [number, number])[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      pairs.push([await measure(site, encoding), await measure(bare.line, encoding)]);
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
    { what: '  thousand pages a second', unit: '×', ...summarise(kept.map(([own]) => own / 1000)) },
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

/** Resident memory of a process in MB. */
function readMemory(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

/** Measures serving; memory is read after every page has been sent in Brotli, and again in gzip. */
export async function run(): Promise<BenchResult> {
  const site = await startMeasured('server/launch.mjs', [], env, flags);
  try {
    const figures: Figure[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      if (encoding !== 'identity') {
        await askForAll(site.line, encoding);
        const memory = summarise([readMemory(site.pid)]);
        figures.push({ what: `memory after all pages in ${encoding}`, unit: 'MB', ...memory, budget: 250 });
      }
      figures.push(...(await compare(site.line, encoding)));
    }
    return { name: 'serve', machine: describeMachine(), figures };
  } finally {
    await site.stop();
  }
}

if (import.meta.main) {
  const { machine, figures } = await run();
  console.log(`serve · ${formatMachine(machine)}\n\n${formatFigures(figures)}`);
}
