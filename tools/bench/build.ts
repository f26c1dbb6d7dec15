/**
 * How long builds take as processes, and how much memory, compared with Astro's for the same content: `npm run bench --
 * build`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeTitle, copyCheckout } from './checkout-copy.ts';
import { type AstroSite, prepareAstroSite, sizesOfPages } from './peers/astro-site.ts';
import { type Run, runNode } from './run-node.ts';
import { type Figure, figure } from './samples.ts';

const rounds = 3;
const generate = ['generator/cli.ts'];
const build = ['tools/site-build/cli.ts'];

/** Runs alternate, so that other load on the machine affects all alike. */
async function measure(folder: string, astro: AstroSite): Promise<readonly Figure[]> {
  const [generated, built, unchecked, changed, astroBuilt]: [Run[], Run[], Run[], Run[], Run[]] = [
    [],
    [],
    [],
    [],
    [],
  ];
  for (let round = 0; round < rounds; round += 1) {
    generated.push(await runNode(generate, folder));
    built.push(await runNode(build, folder));
    unchecked.push(await runNode([...build, '--no-check'], folder));
    astro.dropCaches();
    astroBuilt.push(await runNode(astro.buildInto(`dist-${round}`), astro.folder));
    changeTitle(folder, `Excursion ${round}`).save();
    changed.push(await runNode(generate, folder));
  }
  const whole = built.map((run, round) => run.seconds + (generated[round]?.seconds ?? Number.NaN));
  const beside = (runs: readonly number[]) =>
    runs.map((own, round) => own / (astroBuilt[round]?.seconds ?? Number.NaN));
  const seconds = (runs: readonly Run[]) => runs.map((run) => run.seconds);
  return [
    figure('npm run build of a clean clone', 's', whole),
    figure('  against Astro’s build, without compression', '×', beside(whole), { budget: 0.8 }),
    figure('    which takes', 's', seconds(astroBuilt)),
    figure('  without rendering all pages, against Astro’s', '×', beside(seconds(unchecked)), {
      budget: 0.5,
    }),
    figure(
      '  peak memory of its largest process',
      'MB',
      built.map((run) => run.megabytes),
    ),
    figure('after one title, npm run generate alone', 's', seconds(changed)),
    figure('HTML of a page', 'KB', sizesOfPages(join(astro.folder, 'built'))),
    figure('  of Astro’s', 'KB', sizesOfPages(join(astro.folder, 'dist-0'))),
  ];
}

export async function run(): Promise<readonly Figure[]> {
  const folder = copyCheckout();
  try {
    await runNode(build, folder);
    const astro = await prepareAstroSite(join(folder, 'dist'));
    try {
      return await measure(folder, astro);
    } finally {
      rmSync(astro.folder, { recursive: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
