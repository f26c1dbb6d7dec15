/** Runs every benchmark, prints its table, and writes the figures to a file with `--json <file>`: `npm run bench`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run as browser } from './browser.ts';
import { run as build } from './build.ts';
import { run as dev } from './dev.ts';
import { run as generate } from './generate.ts';
import { describeMachine, formatMachine } from './machine.ts';
import { formatFigures, isWithinBudget } from './samples.ts';
import { run as serve } from './serve.ts';
import { run as soak } from './soak.ts';

const benchmarks = { generate, build, dev, serve, browser, soak };
/** These take long and run only if they are named. */
const named: readonly string[] = ['soak'];

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const chosen = Object.entries(benchmarks).filter(
  ([name]) => positionals.includes(name) || (positionals.length === 0 && !named.includes(name)),
);
if (chosen.length === 0) {
  console.error(`There is no benchmark of that name; known: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 2;
}

const results = [];
for (const [name, run] of chosen) {
  const figures = await run();
  const machine = describeMachine();
  results.push({ name, machine, figures });
  console.log(`${name}\n${formatMachine(machine)}\n\n${formatFigures(figures)}\n`);
}
const missed = results.flatMap((result) => result.figures).filter((figure) => !isWithinBudget(figure));
if (missed.length > 0) console.log(`Over budget: ${missed.map((figure) => figure.what).join(', ')}`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
