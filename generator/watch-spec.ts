import { watchFolder } from './read/watch-folder.ts';
import { type RunOptions, runGenerate, warmUp } from './run-generate.ts';

/**
 * Generates at once and after each change of the spec, one run at a time, until the process is stopped. All modules are
 * loaded before the first change, so it is as fast as later ones.
 */
export async function watchSpec(options: RunOptions): Promise<never> {
  let last: Promise<unknown> = Promise.resolve();
  const queue = (task: (options: RunOptions) => Promise<unknown>) => {
    last = last.then(() => task(options));
  };
  queue(runGenerate);
  queue(warmUp);
  try {
    // Watching starts before reading, so that no save in between is missed.
    return await watchFolder(options.spec, () => queue(runGenerate));
  } catch (error) {
    await last;
    throw error;
  }
}
