import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readAssets } from '../../../app/document/read-assets.ts';
import { readPacks } from '../../site-build/read-packs.ts';

/** An Astro site with the content of a build, in a temporary folder. */
export interface AstroSite {
  readonly folder: string;
  /** The arguments of Node that build it into a folder of that name. */
  buildInto(name: string): readonly string[];
  /** Makes the next build one from nothing. */
  dropCaches(): void;
  changeTitle(title: string): void;
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
  unpackPages(dist, join(folder, 'built'));
  execFileSync(process.execPath, ['read-content.mjs', 'built', 'content'], { cwd: folder });
  writeFileSync(join(folder, 'src/site.css'), (await readAssets(dist)).criticalCss.latin.style);
  cpSync(join(dist, 'client/assets'), join(folder, 'public/assets'), { recursive: true });
  return {
    folder,
    buildInto: (name) => ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', name],
    dropCaches() {
      for (const cache of ['.astro', 'node_modules/.astro', 'node_modules/.vite'])
        rmSync(join(folder, cache), { recursive: true, force: true });
    },
    changeTitle(title) {
      const file = join(folder, 'content/en.json');
      const content = JSON.parse(readFileSync(file, 'utf8'));
      content.pages.at(-1).title = title;
      writeFileSync(file, JSON.stringify(content));
    },
  };
}

/** Writes the pages of a build as files. */
function unpackPages(dist: string, folder: string): void {
  const files = readPacks(dist);
  for (const path of files.paths.filter((name) => name.endsWith('.html'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), files.readBuilt(path));
  }
}

/** Sizes of all HTML files in a folder, in kilobytes. */
export function sizesOfPages(folder: string): number[] {
  return globSync('**/*.html', { cwd: folder }).map((file) => statSync(join(folder, file)).size / 1000);
}
