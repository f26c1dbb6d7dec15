import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestFiles, type FileContents, readFolder, removeOrphans, writeChanged } from './folder-files.ts';

export interface FinishedBuild {
  /** Absolute path of the folder to publish into. */
  readonly dist: string;
  /** Where Vite's output stands. */
  readonly staging: string;
  /** Where the versions of pictures are. */
  readonly media: string;
  /** Rendered files by path in `dist/pages`. */
  readonly files: FileContents;
  readonly pages: number;
  /** `performance.now()` when the build began. */
  readonly started: number;
}

/**
 * Brings `dist` to the state of a finished build: first what is new, then without what is left over, last
 * `build.json`. At every moment each page in `dist` finds the files it names.
 * @returns how many files were written and removed
 */
export function publishBuild(build: FinishedBuild): { readonly written: number; readonly removed: number } {
  const folders: [name: string, files: FileContents][] = [
    ['client', readFolder(join(build.staging, 'client'))],
    ['server', readFolder(join(build.staging, 'server'))],
    ['media', readFolder(build.media)],
    ['pages', build.files],
  ];
  const manifest: FileContents = new Map([['assets.json', readFileSync(join(build.staging, 'assets.json'))]]);
  let written = writeChanged(build.dist, manifest);
  for (const [name, files] of folders) written += writeChanged(join(build.dist, name), files);
  let removed = 0;
  for (const [name, files] of folders.toReversed()) removed += removeOrphans(join(build.dist, name), files);
  const summary = {
    id: digestFiles(folders.map(([, files]) => files)),
    pages: build.pages,
    seconds: Number(((performance.now() - build.started) / 1000).toFixed(3)),
  };
  writeChanged(build.dist, new Map([['build.json', Buffer.from(`${JSON.stringify(summary)}\n`)]]));
  return { written, removed };
}
