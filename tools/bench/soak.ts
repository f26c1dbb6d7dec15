/**
 * Memory of one process under mixed load for half an hour: `npm run bench -- soak`, `SOAK_MINUTES=5` shortens it. Runs
 * only if it is named. Needs a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { locales } from '../../generated/locales.ts';
import { encodePath, pages } from '../../generated/routes/index.ts';
import { type MeasuredProcess, startMeasured } from './processes.ts';
import { type Figure, figure } from './samples.ts';
import { readMemory } from './serve/memory.ts';
import { measuredEnv, measuredFlags } from './serve/settings.ts';
import { registerMember } from './soak/club-call.ts';
import { logIn, mixedRequests } from './soak/mixed-requests.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const clients = 8;
/** Pause of a client after each answer, in milliseconds. */
const pause = 10;
const sampleEvery = 5000;
// The load sets its client address by a proxy header.
const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const env = {
  ...measuredEnv,
  TRUST_PROXY: '127.0.0.1',
  // A file, because the rows of a database in memory would count as memory.
  DATABASE_URL: `sqlite:${join(folder, 'site.db')}`,
};

/** Sends requests until the time is over. @returns the number of requests, and of 5xx answers */
async function load(until: number, send: () => Promise<number>): Promise<{ sent: number; faults: number }> {
  let sent = 0;
  let faults = 0;
  const work = async () => {
    while (performance.now() < until) {
      if ((await send()) >= 500) faults += 1;
      sent += 1;
      await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return { sent, faults };
}

/** Samples resident memory until the time is over: times of `performance.now()` in milliseconds, and MB. */
async function watch({ pid }: MeasuredProcess, until: number): Promise<(readonly [number, number])[]> {
  const samples: (readonly [number, number])[] = [];
  while (performance.now() < until) {
    samples.push([performance.now(), readMemory(pid)]);
    await wait(sampleEvery);
  }
  return samples;
}

/**
 * Pages, lists, searches, forms, errors and calls of guests; then log-ins, because password hashes need extra memory.
 */
export async function run(): Promise<readonly Figure[]> {
  const site = await startMeasured('server/start/launch.mjs', [], env, measuredFlags);
  try {
    const started = performance.now();
    const end = started + minutes * 60_000;
    const paths = pages.map(({ path }) => encodePath(path));
    const send = mixedRequests(
      site.line,
      paths,
      Object.values(locales).map(({ prefix }) => prefix),
    );
    const [samples, { sent, faults }] = await Promise.all([watch(site, end), load(end, send)]);
    // The first sixth of the time is the warm-up: five minutes of thirty.
    const warm = samples.filter(([at]) => at >= started + (end - started) / 6).map(([, memory]) => memory);
    const tail = warm.slice(-12);
    const [after = 0] = warm;
    const member = await registerMember(site.line, 'ana@example.com', 'sunce i more');
    const logInEnd = performance.now() + 60_000;
    const [hashing] = await Promise.all([watch(site, logInEnd), load(logInEnd, () => logIn(member))]);
    return [
      figure(`memory in the last minute of ${minutes}`, 'MB', tail, { budget: 250 }),
      figure('  greatest after the first sixth', 'MB', [Math.max(...warm)], { budget: 250 }),
      figure(
        '  last minute against the end of the first sixth',
        '%',
        tail.map((memory) => (memory / after) * 100),
        { budget: 110 },
      ),
      figure('  answers', 'k/s', [sent / (minutes * 60_000)]),
      figure('  answers of 5xx', '%', [(faults / sent) * 100], { budget: 0 }),
      figure(
        'memory in a minute of log-ins after it',
        'MB',
        hashing.map(([, memory]) => memory),
      ),
    ];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}
