import { watchFolder } from './read/watch-folder.ts';
import { type RunOptions, runGenerate, warmUp } from './run-generate.ts';

/**
 * Generates at once and after each change of the spec, one run at a time, until the process is stopped. The first change is
 * answered as soon as those after it.
 */
export async function watchSpec(options: RunOptions): Promise<never> {
  await runGenerate(options);
  let last: Promise<unknown> = warmUp(options);
  return watchFolder(options.spec, () => {
    last = last.then(() => runGenerate(options));
  });
}
