import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { bundleRenderer, rendererFile } from './bundle-renderer.ts';
import { compiledPath, compileModules, copyFiles, findDataModules } from './data-modules.ts';
import { type Fingerprints, listFiles } from './fingerprints.ts';
import type { StagedPaths } from './staging.ts';

export interface RendererSources {
  /** `generated`, now and at the time of the last build. */
  readonly generated: Fingerprints;
  readonly lastGenerated: Fingerprints;
  /** Whether the code is that of the bundle in `dist`. */
  readonly reused: boolean;
}

/** Makes the renderer in `renderer` of the staging folder, and the tables beside it; what has not changed is taken from `dist`. */
export async function prepareRenderer(
  { root, dist, staging }: StagedPaths,
  { generated, lastGenerated, reused }: RendererSources,
): Promise<void> {
  const [folder, published] = [join(staging, 'renderer'), join(dist, 'renderer')];
  const source = join(root, 'generated');
  if (reused) {
    const isCode = (path: string) => !path.startsWith('generated/');
    copyFiles(published, folder, listFiles(published).filter(isCode));
  } else await bundleRenderer(folder);
  const modules = findDataModules(source, await readFile(join(folder, rendererFile), 'utf8'));
  const isCompiled = (path: string) =>
    reused &&
    generated[path]?.[2] === lastGenerated[path]?.[2] &&
    existsSync(join(published, compiledPath(path)));
  copyFiles(published, folder, modules.filter(isCompiled).map(compiledPath));
  await compileModules(
    source,
    folder,
    modules.filter((path) => !isCompiled(path)),
  );
  // The process of esbuild would stay, and keep what it has taken, while Vite takes most.
  if (!reused) await stop();
}
