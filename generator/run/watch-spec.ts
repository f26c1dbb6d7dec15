import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { type RunOptions, runGenerate, warmUp } from './run-generate.ts';

/**
 * Generates at once and after each change of the spec or of generated files, one run at a time, until the process is
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
      // Its own writing is a change, too. Print a line where a fault is gone.
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

/** A save often comes as several events, and an editor may replace the file. */
const settleMilliseconds = 40;
/** A program may save again and again, so a burst is not awaited for longer than this. */
const burstMilliseconds = 400;

/** Files of editors and file managers, and half-written files. */
const aside = /^\.|~$|\.tmp$/;

/**
 * Calls `onChange` after each burst of changes below some folders, until the process is stopped: files and folders that
 * are new, changed, moved or removed. Rejects if the system cannot watch so many folders. Each folder is watched by
 * itself: Node's recursive watching on Linux follows the file, not its name, and misses all changes after an editor has
 * replaced the file.
 */
function watchFolders(folders: readonly string[], onChange: () => void): Promise<never> {
  return new Promise((_resolve, reject) => {
    const watchers = new Map<string, FSWatcher>();
    let timer: NodeJS.Timeout | undefined;
    let burstEnd = 0;
    const settle = () => {
      const now = performance.now();
      if (timer === undefined) burstEnd = now + burstMilliseconds;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          timer = undefined;
          onChange();
        },
        Math.min(settleMilliseconds, burstEnd - now),
      );
    };
    const unwatch = (path: string) => {
      for (const [watched, watcher] of watchers) {
        if (watched !== path && !watched.startsWith(path + sep)) continue;
        watcher.close();
        watchers.delete(watched);
      }
    };
    const watchNames = (folder: string, isOwn: (name: string) => boolean) =>
      watch(folder, (event, name) => {
        if (name !== null && (aside.test(name) || !isOwn(name))) return;
        // A folder of this name may be new, gone, or another one than before.
        if (event === 'rename' && name !== null) {
          unwatch(join(folder, name));
          watchFolder(join(folder, name));
        }
        settle();
      }).on('error', reject);
    const watchFolder = (folder: string) => {
      if (!isFolder(folder)) return;
      try {
        watchers.set(
          folder,
          watchNames(folder, () => true),
        );
        // Listed after watching starts, so that no folder in between is missed.
        for (const item of readdirSync(folder, { withFileTypes: true }))
          if (item.isDirectory()) watchFolder(join(folder, item.name));
      } catch (error) {
        unwatch(folder);
        if (isFolder(folder)) reject(error);
      }
    };
    for (const folder of folders) {
      const parent = dirname(folder);
      if (isFolder(parent)) watchNames(parent, (name) => name === basename(folder));
      watchFolder(folder);
    }
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
