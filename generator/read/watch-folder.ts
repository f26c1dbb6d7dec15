import { watch } from 'node:fs/promises';

/** A save often comes as several events, and an editor may replace the file. */
const settleMilliseconds = 40;

/** Calls `onChange` after each burst of changes to YAML files below a folder, until the process is stopped. */
export async function watchFolder(folder: string, onChange: () => void): Promise<never> {
  let isSettling = false;
  for await (const { filename } of watch(folder, { recursive: true })) {
    if (isSettling || (filename !== null && !/\.ya?ml$/.test(filename))) continue;
    isSettling = true;
    setTimeout(() => {
      isSettling = false;
      onChange();
    }, settleMilliseconds);
  }
  throw new Error(`Watching ${folder} ended.`);
}
