/**
 * Time and memory of the generator as a process, and their growth with the number of entries; also of the compiler on
 * its output: `npm run bench -- generate`.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeTitle } from './checkout-copy.ts';
import { type Run, runNode } from './run-node.ts';
import { type Figure, figure, summarise } from './samples.ts';
import { writeSyntheticSpec } from './synthetic-spec.ts';

const root = join(import.meta.dirname, '../..');

/** Measurements of one size of the spec. */
interface Measured {
  readonly whole: readonly Run[];
  readonly title: readonly Run[];
  readonly unchanged: readonly Run[];
  readonly compiled: readonly Run[];
}

/** Runs a measurement several times; `before` is not measured. */
async function repeat(rounds: number, args: readonly string[], before?: (round: number) => void) {
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    before?.(round);
    runs.push(await runNode(args));
  }
  return runs;
}

/** Generates from the spec with its entries repeated, in a folder of its own, and compiles the output. */
async function measure(times: number, rounds: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-generate-'));
  try {
    const spec = writeSyntheticSpec(join(root, 'spec'), folder, times);
    const generate = [join(root, 'generator/cli.ts'), '--spec', spec, '--out', folder];
    const generated = ['generated', 'docs', 'node_modules'].map((name) => join(folder, name));
    const whole = await repeat(rounds, generate, () => {
      for (const path of generated) rmSync(path, { recursive: true, force: true });
    });
    return {
      whole,
      title: await repeat(rounds, generate, (round) => changeTitle(folder, `Excursion ${round}`).save()),
      // A fresh clone has no cache.
      unchanged: await repeat(rounds, generate, () =>
        rmSync(join(folder, 'node_modules'), { recursive: true, force: true }),
      ),
      compiled: await repeat(rounds, [
        join(root, 'node_modules/typescript/bin/tsc'),
        ...['--noEmit', '-p', writeProject(folder)],
      ]),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates a TypeScript project for generated code, with the options of this repository. */
function writeProject(folder: string): string {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(join(root, 'node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const project = join(folder, 'tsconfig.json');
  const options = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: ['generated'],
    exclude: [],
  };
  writeFileSync(project, JSON.stringify(options));
  return project;
}

const seconds = (runs: readonly Run[]) => runs.map((run) => run.seconds);
const megabytes = (runs: readonly Run[]) => runs.map((run) => run.megabytes);
const cpuSeconds = (runs: readonly Run[]) => runs.map((run) => run.cpuSeconds);
const ratio = (of: (runs: readonly Run[]) => number[], large: readonly Run[], small: readonly Run[]) => [
  summarise(of(large)).median / summarise(of(small)).median,
];

/** Figures of a large spec, compared with a spec of a tenth of its size. */
function compareSizes(
  what: string,
  large: Measured,
  small: Measured,
  memory: Pick<Figure, 'budget'>,
): Figure[] {
  return [
    figure(`${what} the entries, from nothing`, 's', seconds(large.whole)),
    figure('  its processor time against a tenth of them', '×', ratio(cpuSeconds, large.whole, small.whole), {
      budget: 10,
    }),
    figure('  peak memory', 'MB', megabytes(large.whole), memory),
    figure('  against a tenth of them', '×', ratio(megabytes, large.whole, small.whole), { budget: 10 }),
    figure('  one title changed', 's', seconds(large.title)),
    figure('  nothing has changed', 's', seconds(large.unchanged)),
    figure('  type-checking generated/', 's', seconds(large.compiled)),
    figure(
      '  its processor time against a tenth of them',
      '×',
      ratio(cpuSeconds, large.compiled, small.compiled),
      { budget: 10 },
    ),
    figure('  peak memory of that', 'MB', megabytes(large.compiled)),
  ];
}

/** Measures the spec, and copies with ten and a hundred times its entries. */
export async function run(): Promise<readonly Figure[]> {
  const imports = await repeat(5, [
    '--input-type=module',
    '--eval',
    "import 'ts-morph'; import 'typescript'",
  ]);
  const real = await measure(1, 5);
  const ten = await measure(10, 3);
  const hundred = await measure(100, 1);
  return [
    figure('Node imports ts-morph and the compiler', 's', seconds(imports)),
    figure('the whole spec, from nothing', 's', seconds(real.whole)),
    figure('  against that import', '×', ratio(seconds, real.whole, imports), { budget: 3 }),
    figure('  processor time against that of the import', '×', ratio(cpuSeconds, real.whole, imports)),
    figure('  its peak memory', 'MB', megabytes(real.whole)),
    figure('one title changed', 's', seconds(real.title)),
    figure('  against the whole', '×', ratio(seconds, real.title, real.whole), { budget: 1 / 3 }),
    figure('nothing has changed', 's', seconds(real.unchanged), { budget: 0.3 }),
    figure('type-checking generated/', 's', seconds(real.compiled), { budget: 5 }),
    ...compareSizes('ten times', ten, real, { budget: 600 }),
    ...compareSizes('a hundred times', hundred, ten, {}),
  ];
}
