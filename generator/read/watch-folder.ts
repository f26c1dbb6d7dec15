import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { specFilePattern } from './read-files.ts';
import { sourceEndings } from './read-media.ts';

/** A save often comes as several events, and an editor may replace the file. */
const settleMilliseconds = 40;

/**
 * Calls `onChange` after each burst of changes to the spec's files below a folder, until the process is stopped. Each
 * folder is watched by itself: Node's recursive watching on Linux follows the file, not its name, and misses all changes
 * after an editor has replaced the file.
 */
export async function watchFolder(folder: string, onChange: () => void): Promise<never> {
  let timer: NodeJS.Timeout | undefined;
  const onEvent = (_event: string, name: string | null) => {
    if (name !== null && !specFilePattern.test(name) && !isSource(name)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMilliseconds);
  };
  const items = readdirSync(folder, { recursive: true, withFileTypes: true });
  const below = items.filter((item) => item.isDirectory()).map((item) => join(item.parentPath, item.name));
  return new Promise((_resolve, reject) => {
    for (const path of [folder, ...below]) watch(path, onEvent).on('error', reject);
  });
}

function isSource(name: string): boolean {
  return sourceEndings.some((ending) => name.endsWith(`.${ending}`));
}
