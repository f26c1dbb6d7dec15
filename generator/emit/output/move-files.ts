import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Moves files, and removes the folders that become empty. All are moved or none. Returns a function that moves them back.
 * @param moves new paths by old ones
 */
export function moveFiles(moves: ReadonlyMap<string, string>): () => void {
  const done: (readonly [from: string, to: string])[] = [];
  const undo = () => {
    for (const [from, to] of done.splice(0).reverse()) moveFile(to, from);
  };
  try {
    for (const [from, to] of moves) {
      moveFile(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

function moveFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
  try {
    rmdirSync(dirname(from));
  } catch {
    // The folder has other files.
  }
}
