import { join } from 'node:path';
import { parsePublishedPaths } from '../emit/emit-published-paths.ts';
import { parseTextDates } from '../emit/emit-text-dates.ts';
import type { Previous } from '../model/model.ts';
import { readIfThere } from './compare-files.ts';

/** What earlier runs left in the output folder; nothing where there was none. */
export function readPreviousRun(out: string): Previous {
  const read = (name: string) => readIfThere(join(out, 'generated', name)) ?? '';
  return {
    paths: parsePublishedPaths(read('published-paths.txt')),
    texts: parseTextDates(read('text-dates.txt')),
  };
}
