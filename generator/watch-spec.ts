import { watchFolder } from './read/watch-folder.ts';
import { type RunOptions, runGenerate } from './run-generate.ts';

/**
 * Generates at once and after each change of the spec, one run at a time, until the process is stopped. Unchanged
 * files are not parsed again.
 */
export async function watchSpec(options: RunOptions): Promise<never> {
  const run = { ...options, cache: new Map() };
  let last = runGenerate(run);
  await last;
  return watchFolder(options.spec, () => {
    last = last.then(() => runGenerate(run));
  });
}
