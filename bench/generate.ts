/** How long the generator takes as a process, how much memory, and how that grows: `node bench/generate.ts`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine, formatMachine, type Machine } from './machine.ts';
import { type Run, runNode } from './run-node.ts';
import { type Figure, formatFigures, summarise } from './samples.ts';
import { writeSyntheticSpec } from './synthetic-spec.ts';

/** The result of a benchmark. */
export interface BenchResult {
  readonly name: string;
  readonly machine: Machine;
  readonly figures: readonly Figure[];
}

const root = join(import.meta.dirname, '..');
const rounds = 5;

/** Runs something some times; `before` is not measured. */
async function repeat(before: () => void, args: readonly string[]): Promise<Run[]> {
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    before();
    runs.push(await runNode(args));
  }
  return runs;
}

const nothing = () => undefined;
const seconds = (runs: readonly Run[]) => summarise(runs.map((run) => run.seconds));
const megabytes = (runs: readonly Run[]) => summarise(runs.map((run) => run.megabytes));

/** Measures the generator and the type check of what it gives, five times each. */
export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-generate-'));
  try {
    const cli = join(root, 'generator/cli.ts');
    const generate = (spec: string, out: string) => [cli, '--spec', spec, '--out', out];
    const [out, largeOut] = [join(folder, 'out'), join(folder, 'large-out')];
    const real = generate(join(root, 'spec'), out);
    const whole = await repeat(() => rmSync(out, { recursive: true, force: true }), real);
    const forced = await repeat(nothing, [...real, '--force']);
    const unchanged = await repeat(nothing, real);

    const large = generate(writeSyntheticSpec(join(root, 'spec'), folder, 10), largeOut);
    const largeRuns = await repeat(() => rmSync(largeOut, { recursive: true, force: true }), large);
    const growth = seconds(largeRuns).median / seconds(whole).median;

    const project = join(folder, 'tsconfig.json');
    writeFileSync(
      project,
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: { types: [] },
        include: [join(root, 'generated')],
        exclude: [],
      }),
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const checked = await repeat(nothing, [tsc, '--noEmit', '-p', project]);

    const figures: Figure[] = [
      { what: 'the whole spec, from nothing', unit: 's', ...seconds(whole), budget: 2 },
      { what: '  its peak memory', unit: 'MB', ...megabytes(whole) },
      { what: 'the whole spec, forced', unit: 's', ...seconds(forced), budget: 2 },
      { what: 'nothing has changed', unit: 's', ...seconds(unchanged), budget: 0.5 },
      { what: 'ten times the entries, from nothing', unit: 's', ...seconds(largeRuns) },
      { what: '  its peak memory', unit: 'MB', ...megabytes(largeRuns), budget: 600 },
      { what: '  its time against the whole spec’s', unit: '×', ...summarise([growth]), budget: 10 },
      { what: 'type-checking generated/', unit: 's', ...seconds(checked), budget: 5 },
    ];
    return { name: 'generate', machine: describeMachine(), figures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { machine, figures } = await run();
  console.log(`generate · ${formatMachine(machine)}\n\n${formatFigures(figures)}`);
}
