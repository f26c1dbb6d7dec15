import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** State of a file when it was last read: size in bytes, time of change in milliseconds, digest of the contents. */
export type Fingerprint = readonly [size: number, modified: number, digest: string];

/** Files by path relative to their folder, with `/`. */
export type Fingerprints = Readonly<Record<string, Fingerprint>>;

/** A short name for contents: the same contents have the same. */
export function digestOf(content: string | Buffer): string {
  return hash('sha256', content, 'hex').slice(0, 16);
}

/**
 * One digest for files and their contents.
 * @param paths which of the files; all where it is left out
 */
export function digestOfFiles(files: Fingerprints, paths: readonly string[] = Object.keys(files)): string {
  return digestOf(
    [...paths]
      .sort()
      .map((path) => `${path} ${files[path]?.[2]}`)
      .join('\n'),
  );
}

/** Whether two folders hold the same. */
export function isSame(files: Fingerprints, others: Fingerprints | undefined): boolean {
  return others !== undefined && digestOfFiles(files) === digestOfFiles(others);
}

/**
 * Takes the fingerprints of all files in a folder, and reads only those whose size or time of change is another than known.
 * @returns nothing where there is no such folder
 */
export function fingerprintFolder(folder: string, known: Fingerprints = {}): Fingerprints {
  if (!existsSync(folder)) return {};
  const list = listFiles(folder).map((path) => [path, fingerprintFile(join(folder, path), known[path])]);
  return Object.fromEntries(list);
}

/** The fingerprint of one file. */
export function fingerprintFile(file: string, known?: Fingerprint): Fingerprint {
  const { size, mtimeMs } = statSync(file);
  if (known && known[0] === size && known[1] === mtimeMs) return known;
  return [size, mtimeMs, digestOf(readFileSync(file))];
}

/** Paths of all files in a folder, relative to it. */
export function listFiles(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    const isFolder = entry.isSymbolicLink()
      ? statSync(join(folder, path)).isDirectory()
      : entry.isDirectory();
    return isFolder ? listFiles(folder, `${path}/`) : [path];
  });
}
