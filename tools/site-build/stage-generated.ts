import { join } from 'node:path';
import { copyFiles } from './data-modules.ts';
import type { Fingerprints } from './fingerprints.ts';
import type { BuiltFolder, FoundFolders } from './scan-folders.ts';
import type { StagedPaths } from './staging.ts';

/**
 * Copies the files of a folder in `generated/` that a folder of `dist` does not hold yet into the staging folder.
 * @returns what the folder of `dist` shall hold
 */
export function stageGenerated(
  { root, staging }: StagedPaths,
  { sources, present }: FoundFolders,
  from: string,
  to: BuiltFolder,
): Fingerprints {
  const inside = Object.entries(sources['source/generated']).filter(([path]) => path.startsWith(`${from}/`));
  const files = inside.map(([path, fingerprint]) => [path.slice(from.length + 1), fingerprint] as const);
  const isNew = ([path, [, , digest]]: (typeof files)[number]) => present[to][path]?.[2] !== digest;
  const names = files.filter(isNew).map(([path]) => path);
  copyFiles(join(root, 'generated', from), join(staging, to), names);
  return Object.fromEntries(files);
}
