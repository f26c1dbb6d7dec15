import { join } from 'node:path';
import type { WorkCache } from '../work-cache.ts';
import { openWorkFolder } from './work-folder.ts';

const packageRoot = join(import.meta.dirname, '../..');

/**
 * A cache of one piece of work. It lies with the installed packages, since what they make of a document is the same wherever
 * it is written to.
 */
export function openToolCache(tools: string): WorkCache {
  const { find, keep, prune } = openWorkFolder(
    join(packageRoot, 'node_modules/.cache/generate/tools'),
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
