import { availableParallelism } from 'node:os';
import type { Share } from './render-share.ts';
import { runInThread } from './run-in-thread.ts';

/** The most threads: each one loads all tables, so more would be slower. */
const mostThreads = 4;
/** The most faults in the message. */
const mostFaults = 20;

/**
 * Renders every page and file of a build once, on all cores, and discards the output.
 * @param folder absolute path of the build
 * @throws {Error} with the paths that cannot be rendered
 */
export async function checkPages(folder: string): Promise<void> {
  const parts = Math.min(availableParallelism(), mostThreads);
  const renderPart = (part: number) => {
    const share: Share = { folder, part, parts };
    return runInThread<readonly string[]>(import.meta.resolve('./render-share.ts'), share);
  };
  const faults = (await Promise.all(Array.from({ length: parts }, (_, part) => renderPart(part)))).flat();
  if (faults.length === 0) return;
  const more = faults.length > mostFaults ? `\n… and ${faults.length - mostFaults} more` : '';
  const list = faults.slice(0, mostFaults).join('\n');
  throw new Error(`${faults.length} pages cannot be rendered:\n${list}${more}`);
}
