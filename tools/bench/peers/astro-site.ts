import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pages } from '../../../generated/routes/index.ts';
import { todayAtHotels } from '../../../server/core/clock.ts';
import { fileOfPage } from '../../export/site-file.ts';
import { openPresentBuild } from '../../site-build/open-build.ts';

/** An Astro site with the content of a build, in a temporary folder. */
export interface AstroSite {
  readonly folder: string;
  /** The arguments of Node that build it into a folder of that name. */
  buildInto(name: string): readonly string[];
  /** Makes the next build one from nothing. */
  dropCaches(): void;
}

/**
 * Installs Astro, and gives it what the pages of a build show, with their styles. It is asked for no compression, no processing of
 * pictures and no telemetry; forms and maps come to it as ready markup.
 * @param dist absolute path
 */
export async function prepareAstroSite(dist: string): Promise<AstroSite> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const folder = mkdtempSync(join(tmpdir(), 'bench-astro-'));
  cpSync(join(import.meta.dirname, 'site'), folder, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...quiet], { cwd: folder });
  const { build, openBuiltSite } = await openPresentBuild(dist);
  const settings = {
    siteUrl: 'http://localhost',
    pictureBase: '',
    google: false,
    flags: '/flags/',
    booking: '',
  };
  const own = openBuiltSite({ day: todayAtHotels(), settings, assets: build.assets });
  for (const { path } of pages) {
    const file = join(folder, 'built', fileOfPage(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await own.render({ kind: 'page', path, query: '' }));
  }
  execFileSync(process.execPath, ['read-content.mjs', 'built', 'content'], { cwd: folder });
  writeFileSync(join(folder, 'src/site.css'), build.assets.criticalCss.latin.style);
  cpSync(join(build.folder, 'client/assets'), join(folder, 'public/assets'), { recursive: true });
  return {
    folder,
    buildInto: (name) => ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', name],
    dropCaches() {
      for (const cache of ['.astro', 'node_modules/.astro', 'node_modules/.vite'])
        rmSync(join(folder, cache), { recursive: true, force: true });
    },
  };
}

/** Sizes of all HTML files in a folder, in kilobytes. */
export function sizesOfPages(folder: string): number[] {
  return globSync('**/*.html', { cwd: folder }).map((file) => statSync(join(folder, file)).size / 1000);
}
