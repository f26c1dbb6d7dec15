import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { listGenerated, readIfThere } from './compare-files.ts';

/**
 * A digest of all that a run depends on and gives: the spec, the generator itself and the files on disk. Where
 * it is the one of the last run, nothing has to be parsed or printed. Kept out of version control.
 */
export async function digestState(
  root: string,
  specFolder: string,
  generatorFolder: string,
): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const inputs = [
    ...(await listFiles(specFolder, /\.ya?ml$/)),
    ...(await listFiles(generatorFolder, /\.ts$/)),
  ];
  const outputs = [...(await listGenerated(root)), 'docs/spec-reference.md'].map((path) => join(root, path));
  for (const path of [...inputs, join(root, 'package-lock.json'), ...outputs]) {
    hash.update(`\0${path}\0`).update((await readIfThere(path).catch(String)) ?? '\0none');
  }
  return hash.digest('hex');
}

/** What is remembered of the last run that wrote. */
export interface LastRun {
  readonly digest: string;
  /** Its warnings, to be shown again. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What the last run kept, or undefined where there is nothing usable. */
export async function readLastRun(path: string): Promise<LastRun | undefined> {
  const text = await readIfThere(path);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as LastRun);
  } catch {
    return undefined;
  }
}

/** Keeps this run for the next. A cache that cannot be written only costs time. */
export async function keepLastRun(path: string, run: LastRun): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(run));
  } catch {
    // A read-only checkout generates every time.
  }
}

async function listFiles(folder: string, pattern: RegExp): Promise<string[]> {
  const items = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return items
    .filter((item) => item.isFile() && pattern.test(item.name))
    .map((item) => join(item.parentPath, item.name))
    .sort();
}
