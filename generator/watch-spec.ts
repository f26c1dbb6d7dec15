import { watch } from 'node:fs/promises';
import { type RunOptions, runGenerate } from './run-generate.ts';

/** A save often comes as several events, and an editor may replace the file. */
const settleMilliseconds = 40;

/** Generates at once and after each change of the spec, until the process is stopped. Unchanged files are not parsed again. */
export async function watchSpec(options: RunOptions): Promise<never> {
  const run = { ...options, cache: new Map() };
  await runGenerate(run);
  let isSettling = false;
  for await (const event of watch(options.spec, { recursive: true })) {
    if (isSettling || (event.filename !== null && !/\.ya?ml$/.test(event.filename))) continue;
    isSettling = true;
    setTimeout(() => {
      isSettling = false;
      void runGenerate(run);
    }, settleMilliseconds);
  }
  throw new Error(`Watching ${options.spec} ended.`);
}
