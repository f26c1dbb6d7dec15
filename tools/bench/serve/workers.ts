import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMeasured } from '../processes.ts';
import { type Figure, figure, measureByTurns } from '../samples.ts';
import { measureSpeed, rounds } from './load.ts';

const workers = 2;

/**
 * The cost of sharing a port: workers that have one core between them, against one process that has it alone, by turns.
 * @param env of the site
 */
export async function compareWorkers(
  env: Readonly<Record<string, string>>,
  flags: readonly string[],
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-workers-'));
  const start = (count: number) => {
    const own = { ...env, WORKERS: String(count), DATABASE_URL: `sqlite:${folder}/${count}.db` };
    return startMeasured('server/start/launch.mjs', [], own, flags);
  };
  const [several, one] = [await start(workers), await start(1)];
  const measures = [several, one].map((server) => () => measureSpeed(server, 'br'));
  // The first round also lets the second worker start.
  const pairs = await measureByTurns(rounds, measures).finally(async () => {
    await Promise.all([several.stop(), one.stop()]);
    rmSync(folder, { recursive: true });
  });
  const ratios = pairs.map(([shared = 0, alone = 0]) => (shared / alone) * 100);
  const what = `pages a second of a core with WORKERS=${workers}, against one process`;
  return [figure(what, '%', ratios, { budget: 90, atLeast: true })];
}
