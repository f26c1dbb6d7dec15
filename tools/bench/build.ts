/** How long a build takes as a process, how much memory, and what rendering costs beyond React: `npm run bench -- build`. */
import { execFile, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeTitle, copyCheckout } from './checkout-copy.ts';
import { type AstroSite, prepareAstroSite, sizesOfPages } from './peers/astro-site.ts';
import { type Run, runNode, runScript, weighNode } from './run-node.ts';
import { type Figure, figure } from './samples.ts';

const rounds = 3;
const generate = ['generator/cli.ts'];
/** As `npm run build` does. */
const build = ['--max-semi-space-size=8', 'tools/site-build/cli.ts'];

/** Programs that load what a rebuild loads, and do nothing. */
const startUps = [
  ['generator/generate.ts', 'generator/write/write-files.ts'],
  ['tools/site-build/build-site.ts', 'tools/site-build/bundle-server.ts', 'dist/renderer/page-renderer.mjs'],
].map((files) => [
  '--input-type=module',
  '--eval',
  files.map((file) => `await import('./${file}');`).join(''),
]);

async function runAll(programs: readonly (readonly string[])[], folder: string): Promise<Run> {
  const runs: Run[] = [];
  for (const program of programs) runs.push(await runNode(program, folder));
  return sumOf(runs);
}

function sumOf(runs: readonly Run[]): Run {
  return {
    seconds: runs.reduce((sum, run) => sum + run.seconds, 0),
    cpuSeconds: runs.reduce((sum, run) => sum + run.cpuSeconds, 0),
    megabytes: Math.max(...runs.map((run) => run.megabytes)),
  };
}

async function measureBuilds(folder: string): Promise<Figure[]> {
  await runNode(build, folder);
  const astro = await prepareAstroSite(join(folder, 'dist'));
  try {
    return await measureByTurns(folder, astro);
  } finally {
    rmSync(astro.folder, { recursive: true });
  }
}

async function measureByTurns(folder: string, astro: AstroSite): Promise<Figure[]> {
  const together = [];
  for (const name of ['one', 'another', 'third']) {
    together.push((await weighNode([...build, '--dist', `dist-${name}`], folder)).together);
  }
  const [cold, built, astroCold, bare]: [Run[], Run[], Run[], Run[]] = [[], [], [], []];
  const [changed, astroChanged, unchanged]: [Run[], Run[], Run[]] = [[], [], []];
  const beyond: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Else what the last round has written is written to the disk meanwhile.
    spawnSync('sync');
    // Into new folders: ext4 is slow to make files where thousands have just been removed.
    const generated = await runNode([...generate, '--force'], folder);
    const site = await runNode([...build, '--dist', `dist-${round}`], folder);
    cold.push(sumOf([generated, site]));
    built.push(site);
    astro.dropCaches();
    spawnSync('sync');
    astroCold.push(await runNode(astro.buildInto(`dist-${round}`), astro.folder));
    bare.push(await runNode(['tools/bench/build/bare-loop.ts', 'dist'], folder));
    changeTitle(folder, `Excursion ${round}`).save();
    const rebuild = await runScript('build', folder);
    changed.push(rebuild);
    astro.changeTitle(`Excursion ${round}`);
    astroChanged.push(await runNode(astro.buildInto(`dist-${round}`), astro.folder));
    beyond.push(rebuild.seconds - (await runAll(startUps, folder)).seconds);
    unchanged.push(await runNode(build, folder));
  }
  const megabytes = (runs: readonly Run[]) => runs.map((run) => run.megabytes);
  return [
    figure('npm run build from nothing, compression included', 's', seconds(cold), { budget: 9.6 }),
    ...compareRuns('Astro’s build, without compression', cold, astroCold, 1),
    ...compareRuns('bare React over all pages', cold, bare, 7),
    figure('  without the generator', 's', seconds(built)),
    ...compareRuns('Astro’s build, the generator left out', built, astroCold),
    figure('  peak memory of its largest process', 'MB', megabytes(cold), { budget: 350 }),
    figure('  peak memory of all its processes', 'MB', together, { budget: 350 }),
    figure('npm run build after one title', 's', seconds(changed), { budget: 1.3 }),
    ...compareRuns('Astro’s after one title', changed, astroChanged),
    ...compareRuns('bare React over all pages', changed, bare),
    figure('  beyond the start-up of the generator and the build', 's', beyond, { budget: 1 }),
    figure('  peak memory of the larger process', 'MB', megabytes(changed), { budget: 350 }),
    figure('nothing has changed', 's', seconds(unchanged)),
    figure('HTML of a page', 'KB', sizesOfPages(join(astro.folder, 'built'))),
    figure('  of Astro’s', 'KB', sizesOfPages(join(astro.folder, 'dist-0'))),
  ];
}

const seconds = (runs: readonly Run[]) => runs.map((run) => run.seconds);

/** Our runs against those of a peer in the same rounds. */
function compareRuns(peer: string, own: readonly Run[], others: readonly Run[], budget?: number): Figure[] {
  const limit = budget === undefined ? {} : { budget };
  const ratios = (of: 'seconds' | 'cpuSeconds') =>
    own.map((run, round) => run[of] / (others[round]?.[of] ?? Number.NaN));
  return [
    figure(`  against ${peer}`, '×', ratios('seconds'), limit),
    figure('    in seconds of processors', '×', ratios('cpuSeconds'), limit),
    figure('    which takes', 's', seconds(others)),
  ];
}

/** Measures whole builds, and documents against bare React in the same process by turns. */
export async function run(): Promise<readonly Figure[]> {
  const folder = copyCheckout();
  try {
    const figures = await measureBuilds(folder);
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/bench/bare-react.ts'], {
      cwd: folder,
    });
    const times: readonly (readonly [own: number, bare: number])[] = JSON.parse(stdout);
    figures.push(
      figure(
        'rendering all pages against bare React',
        '×',
        times.map(([own, bare]) => own / bare),
        { budget: 1.5 },
      ),
      figure(
        '  rendering all pages',
        's',
        times.map(([own]) => own),
      ),
    );
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
