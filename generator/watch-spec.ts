import { watchFolder } from './read/watch-folder.ts';
import { type RunOptions, runGenerate, warmUp } from './run-generate.ts';

/**
 * Generates at once and after each change of the spec, one run at a time, until the process is stopped. The first change is
 * answered as soon as those after it.
 */
export async function watchSpec(options: RunOptions): Promise<never> {
  let last: Promise<unknown> = Promise.resolve();
  const queue = (task: (options: RunOptions) => Promise<unknown>) => {
    last = last.then(() => task(options));
  };
  queue(runGenerate);
  queue(warmUp);
  try {
    // Watched before it is read, so that nothing is missed that is saved meanwhile.
    return await watchFolder(options.spec, () => queue(runGenerate));
  } catch (error) {
    await last;
    throw error;
  }
}
