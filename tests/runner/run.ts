import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Counts, formatSummary, type StageResult } from './result.ts';
import { runCheck, runVitest } from './run-command.ts';
import { checkStages, type Stage, stages } from './stages.ts';

/**
 * Runs every check there is, as many beside each other as there are processors, and prints what ran. A stage that fails
 * does not stop the others, unless they need it. `--check` runs the stages for before a commit; `--quick` leaves out
 * what needs a site, a browser, a database or a dictionary; `--only <name>` runs one stage; `--campaigns` runs what
 * takes too long by day, too, and every case of the tests of which a sample is enough by day.
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    campaigns: { type: 'boolean', default: false },
  },
});

process.env.CAMPAIGNS = values.campaigns ? 'yes' : 'no';
// A day on which some offers have ended, and some are to come.
process.env.SITE_DAY = '2026-11-23';

const known = values.check ? checkStages : stages.filter(({ runs }) => isPartOfRun(runs));
const chosen = known.filter(({ name }) => values.only === undefined || values.only === name);
const lanes = Math.min(availableParallelism(), chosen.length);
const workers = Math.floor(availableParallelism() / Math.max(lanes, 1));
const queue = chosen.values();
const started = new Map<string, Promise<StageResult>>();
const runInTurn = async () => {
  for (const stage of queue) {
    const run = runStage(stage);
    started.set(stage.name, run);
    await run;
  }
};
await Promise.all(Array.from({ length: lanes }, runInTurn));

if (chosen.length === 0) {
  console.error(
    `This run has no stage “${values.only}”, but ${known.map((stage) => stage.name).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  const results = await Promise.all(started.values());
  console.log(formatSummary(results));
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

function isPartOfRun(runs: Stage['runs']): boolean {
  return values.campaigns || runs === 'quick' || (runs === 'daily' && !values.quick);
}

async function runStage(stage: Stage): Promise<StageResult> {
  const { name, about, needs = [] } = stage;
  const needed = await Promise.all(needs.map((need) => started.get(need)));
  const broken = needed.find((result) => result !== undefined && result.failed > 0);
  const begun = performance.now();
  console.log(`\n── ${name}: ${about}`);
  const counts =
    broken === undefined
      ? await runTests(stage)
      : { passed: 0, failed: 1, note: `not run, since “${broken.name}” failed` };
  return { name, seconds: (performance.now() - begun) / 1000, ...counts };
}

async function runTests({ name, prepare, command, folders, waits, run }: Stage): Promise<Counts> {
  try {
    prepare?.();
  } catch (thrown) {
    return { passed: 0, failed: 1, note: thrown instanceof Error ? thrown.message : String(thrown) };
  }
  if (command) return runCheck(...command);
  if (run) return run(workers);
  if (folders === undefined) throw new Error(`The stage “${name}” does nothing`);
  const atOnce = waits ? 2 * workers : workers;
  return runVitest(`--maxWorkers=${atOnce}`, ...folders.map((folder) => `tests/${folder}/`));
}
