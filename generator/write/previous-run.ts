import { join } from 'node:path';
import { parsePublishedPaths } from '../emit/emit-published-paths.ts';
import { parseTextDates } from '../emit/emit-text-dates.ts';
import type { Previous } from '../model/model.ts';
import { listVersions, readIfThere } from './compare-files.ts';

/** The records of earlier runs in the output folder, and the pictures there; empty where there are none. */
export function readPreviousRun(out: string): Previous {
  const read = (name: string) => readIfThere(join(out, 'generated', name)) ?? '';
  const versions = listVersions(out);
  return {
    versions: versions && new Set(versions),
    paths: parsePublishedPaths(read('published-paths.txt')),
    texts: parseTextDates(read('text-dates.txt')),
  };
}
