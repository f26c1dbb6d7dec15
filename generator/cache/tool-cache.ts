import { join } from 'node:path';
import type { Cache } from './cache.ts';
import { openDiskCache } from './disk-cache.ts';

const packageRoot = join(import.meta.dirname, '../..');

/**
 * The cache of slow tools' results, one at a time. It is kept with the installed packages, since a result does not depend
 * on the output folder.
 */
export function openToolCache(tools: string): Cache {
  const { find, keep, prune } = openDiskCache(
    join(packageRoot, 'node_modules/.cache/generate/tools.db'),
    tools,
  );
  return {
    find,
    keep(key, value) {
      keep(key, value);
      prune();
    },
  };
}
