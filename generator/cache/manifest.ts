import { createHash, type Hash, hash } from 'node:crypto';
import { closeSync, type Dirent, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { specFilePattern } from '../read/read-files.ts';
import { listMediaFiles, mediaFolder } from '../read/read-media.ts';
import { designTokens } from '../read/schema/design-tokens.ts';
import { controllers } from '../read/schema/templates.ts';
import { listGenerated, listVersions, readIfThere } from '../write/compare-files.ts';

const packageRoot = join(import.meta.dirname, '../..');

let tools: string | undefined;

/**
 * A digest of the tools: the generator, its packages, Node, and the names of templates and design tokens. Taken once per process, since
 * a process goes on with the code it has loaded.
 */
export function digestTools(): string {
  if (tools !== undefined) return tools;
  const hash = createHash('sha256')
    .update(process.version)
    .update([...controllers, ...designTokens].join());
  const files = listFiles(join(packageRoot, 'generator'), /\.ts$/);
  for (const path of [...files, join(packageRoot, 'package-lock.json')]) hashFile(hash, path);
  tools = hash.digest('hex');
  return tools;
}

/** A digest of a run's inputs: the tools and the spec. */
export async function digestInputs(tools: string, specFolder: string): Promise<string> {
  const hash = createHash('sha256').update(tools);
  for (const path of listFiles(specFolder, specFilePattern)) hashFile(hash, path);
  // Links and folders in place of files, and files that nobody reads, are reported.
  for (const item of listFolder(specFolder))
    if (!item.isFile() || !specFilePattern.test(item.name)) hash.update(`\0${item.name}`);
  // Photographs are large, so their size and time stand for their content.
  for (const name of await listMediaFiles(specFolder)) {
    const { size, mtimeMs } = statSync(join(specFolder, mediaFolder, name));
    hash.update(`\0${name}\0${size}\0${mtimeMs}`);
  }
  return hash.digest('hex');
}

/** A digest of a run's outputs on disk. If inputs and outputs match the last run, nothing has to be parsed or printed. */
export function digestOutputs(root: string): string {
  const paths = [...listGenerated(root), 'docs/spec-reference.md'];
  const digests = paths.map((path) => {
    const hash = createHash('sha256');
    hashFile(hash, join(root, path));
    return [path, hash.digest('hex')] as const;
  });
  return digestWritten(root, new Map(digests));
}

/**
 * The digest of the same outputs as they were to be written: another process may change those on disk at any time.
 * @param digests of the files, as `digestFile` gives them
 */
export function digestWritten(root: string, digests: ReadonlyMap<string, string>): string {
  return hash('sha256', JSON.stringify([[...digests].sort(), listVersions(root)]));
}

/** The digest of an output to be written. */
export function digestFile(root: string, path: string, bytes: Buffer): string {
  return createHash('sha256')
    .update(`\0${join(root, path)}\0`)
    .update(bytes)
    .digest('hex');
}

/** One buffer for all files: a string for each would take more memory than everything else here. */
const chunk = Buffer.allocUnsafeSlow(2 ** 18);

function hashFile(hash: Hash, path: string): void {
  hash.update(`\0${path}\0`);
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk))
      hash.update(chunk.subarray(0, size));
  } catch (error) {
    hash.update(`\0${String(error)}`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Record of the last run that wrote. */
export interface LastRun {
  readonly digest: string;
  /** Its warnings, to be shown again. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The record of the last run; undefined where it is absent or unusable. */
export function readLastRun(path: string): LastRun | undefined {
  const text = readIfThere(path);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as LastRun);
  } catch {
    return undefined;
  }
}

/** Keeps the record for the next run. Failing to write it only costs time. */
export async function keepLastRun(path: string, run: LastRun): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(run));
  } catch {
    // A read-only checkout generates every time.
  }
}

function listFiles(folder: string, pattern: RegExp): string[] {
  return listFolder(folder)
    .filter((item) => item.isFile() && pattern.test(item.name))
    .map((item) => join(item.parentPath, item.name))
    .sort();
}

function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
