import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFiles } from '../remove-files.ts';
import { digestOf, digestOfFiles, type Fingerprint, type Fingerprints } from './fingerprints.ts';
import type { StagedPaths } from './staging.ts';

/** One of the folders of `dist`. */
interface FinishedFolder {
  /** Absolute path of the folder. */
  readonly target: string;
  /** Its present content. */
  readonly present: Fingerprints;
  /** Its wanted content. */
  readonly wanted: Fingerprints;
  /** Absolute path of a folder on the same disk, with at least the files that differ; they move from there. */
  readonly source: string;
}

/** Result of publishing. */
export interface Publication {
  /** The same files have the same. */
  readonly id: string;
  /** Files that were put in their place, and removed ones. */
  readonly written: number;
  readonly removed: number;
  /** Size of all files. */
  readonly bytes: number;
  /** By folder. */
  readonly files: Readonly<Record<string, Fingerprints>>;
}

/**
 * Brings the folders of `dist` to the state of a finished build: first what is new, in the order of `wanted`, then without what
 * is left over, in the opposite order, so that at every moment each page finds the files it names.
 * @param present what is in each folder
 * @param wanted what shall be in it; in the staging folder stand at least the files that differ
 */
export function publishFolders<Name extends string>(
  { dist, staging }: StagedPaths,
  present: Readonly<Record<Name, Fingerprints>>,
  wanted: Readonly<Record<Name, Fingerprints>>,
): Publication {
  const names = Object.keys(wanted) as Name[];
  const all = names.map((name): [Name, FinishedFolder] => {
    const [target, source] = [join(dist, name), join(staging, name)];
    return [name, { target, source, present: present[name], wanted: wanted[name] }];
  });
  const written = all.map(([, folder]) => placeFiles(folder)).reduce(add);
  const removed = all
    .toReversed()
    .map(([, folder]) => removeOrphans(folder))
    .reduce(add);
  const files = Object.fromEntries(all.map(([name, folder]) => [name, readTimes(folder)]));
  const tables = Object.values(files);
  return {
    id: digestOf(tables.map((table) => digestOfFiles(table)).join()),
    written,
    removed,
    bytes: tables.flatMap((table) => Object.values(table).map(([size]) => size)).reduce(add),
    files,
  };
}

const add = (one: number, another: number) => one + another;

/** Puts the files that differ in their place, each in one step, so that a reader never sees half a file. */
function placeFiles({ target, present, wanted, source }: FinishedFolder): number {
  const changed = Object.keys(wanted).filter((path) => isAnother(wanted[path], present[path]));
  for (const folder of new Set(changed.map((path) => dirname(path)))) {
    mkdirSync(join(target, folder), { recursive: true });
  }
  for (const path of changed) renameSync(join(source, path), join(target, path));
  return changed.length;
}

/** Removes the files that shall not be there, and the folders left empty by that. */
function removeOrphans({ target, present, wanted }: FinishedFolder): number {
  const orphans = Object.keys(present).filter((path) => !(path in wanted));
  removeFiles(target, orphans);
  return orphans.length;
}

/** The fingerprints of published files; those that were put in their place have new times. */
function readTimes({ target, present, wanted }: FinishedFolder): Fingerprints {
  const read = (path: string, wish: Fingerprint): Fingerprint => {
    const there = present[path];
    if (there && !isAnother(wish, there)) return there;
    const { size, mtimeMs } = statSync(join(target, path));
    return [size, mtimeMs, wish[2]];
  };
  return Object.fromEntries(Object.entries(wanted).map(([path, wish]) => [path, read(path, wish)]));
}

function isAnother(one: Fingerprint | undefined, other: Fingerprint | undefined): boolean {
  return one?.[2] !== other?.[2];
}
