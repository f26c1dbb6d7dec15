import { join } from 'node:path';
import { type RunOptions, runGenerate, warmUp } from './run-generate.ts';
import { watchFolders } from './watch-folders.ts';

/**
 * Generates at once and after each change of the spec or of what was generated, one run at a time, until the process is
 * stopped. All modules are loaded before the first change, so it is as fast as later ones. A parent process that opened
 * a channel gets the errors of each run as `fault`.
 */
export async function watchSpec(options: RunOptions): Promise<never> {
  let last: Promise<unknown> = Promise.resolve();
  let code = 0;
  let isWaiting = false;
  const run = async (settings: RunOptions) => {
    let fault: string | undefined;
    code = await runGenerate({
      ...settings,
      onErrors: (text) => {
        fault = text;
      },
    });
    process.send?.({ fault });
  };
  const queue = (task: () => Promise<unknown>) => {
    last = last.then(task);
  };
  const generateAgain = () => {
    if (isWaiting) return;
    isWaiting = true;
    queue(async () => {
      isWaiting = false;
      // Its own writing is a change, too; a fault that is gone is worth a word.
      await run({ ...options, quiet: code === 0 });
    });
  };
  queue(() => run(options));
  queue(() => warmUp(options));
  try {
    // Watching starts before reading, so that no save in between is missed.
    return await watchFolders([options.spec, join(options.out, 'generated')], generateAgain);
  } catch (error) {
    await last;
    throw error;
  }
}
