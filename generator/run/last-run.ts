import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  lastRunFile,
  listGenerated,
  listVersions,
  readBytes,
  readIfThere,
} from '../emit/output/compare-files.ts';
import { controllers, designTokens } from '../spec/files/read-code.ts';
import { listItems, listSpecFiles } from '../spec/files/read-files.ts';
import { readMediaFiles } from '../spec/files/read-media.ts';

const packageRoot = join(import.meta.dirname, '../..');

/**
 * The record of a run, committed with what it wrote: one line of JSON. Any change of the spec, of the generator or of a generated file
 * makes it wrong, and so does a merge, which leaves two lines. Then the next run generates.
 */
export interface LastRun {
  /** Of everything that the run read and wrote, and of `diagnostics`. */
  readonly digest: string;
  /** Its warnings, to be shown again. */
  readonly diagnostics: readonly Diagnostic[];
}

let tools: string | undefined;

/**
 * A digest of the tools: Node, which formats days and numbers, the generator, all packages, and the names of templates and
 * design tokens. Computed once per process, since a process does not reload its code.
 */
export function digestTools(): string {
  tools ??= digest([
    process.version,
    digestSources(),
    readFileSync(join(packageRoot, 'package-lock.json'), 'utf8'),
    controllers,
    designTokens,
  ]);
  return tools;
}

function digestSources(): unknown {
  const folder = join(packageRoot, 'generator');
  const sources = listItems(folder).filter(([path]) => path.endsWith('.ts'));
  return digestFiles(
    folder,
    sources.map(([path]) => path),
  );
}

/** A digest of the inputs of a run: the tools and the spec. Undefined where the spec cannot be read. */
export function digestInputs(specFolder: string): string | undefined {
  try {
    // Unknown files and items that are no plain files are reported, so they count.
    const { names, unknown, findings } = listSpecFiles(specFolder);
    const texts = digestFiles(specFolder, names);
    return digest([digestTools(), texts, unknown, findings, readMediaFiles(specFolder)]);
  } catch {
    return undefined;
  }
}

/** The digests of the generated files in an output folder, by path. */
export function digestOutputs(out: string): ReadonlyMap<string, string | undefined> {
  return new Map(digestFiles(out, [...listGenerated(out), 'docs/spec-reference.md']));
}

/** The digest of a file to be written. */
export function digestFile(bytes: Buffer): string {
  return hash('sha256', bytes);
}

/** The record of a run. */
export function toLastRun(
  out: string,
  inputs: string,
  outputs: ReadonlyMap<string, string | undefined>,
  diagnostics: readonly Diagnostic[],
): LastRun {
  return { digest: digest([inputs, [...outputs].sort(), listVersions(out), diagnostics]), diagnostics };
}

/** The record in an output folder, if it is of a run with these inputs and outputs. */
export function findLastRun(out: string, inputs: string | undefined): LastRun | undefined {
  if (inputs === undefined) return undefined;
  try {
    const found = JSON.parse(readIfThere(join(out, lastRunFile)) ?? '') as LastRun;
    const wanted = toLastRun(out, inputs, digestOutputs(out), found.diagnostics);
    return found.digest === wanted.digest ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the record, unless it is there. Failing to write it only costs time. */
export async function writeLastRun(out: string, run: LastRun): Promise<void> {
  const [path, text] = [join(out, lastRunFile), `${JSON.stringify(run)}\n`];
  try {
    if (readIfThere(path) !== text) await writeFile(path, text);
  } catch {
    // A read-only checkout generates every time.
  }
}

function digestFiles(root: string, paths: readonly string[]): [path: string, digest: string | undefined][] {
  return paths.map((path) => {
    const bytes = readBytes(join(root, path));
    return [path, bytes && digestFile(bytes)];
  });
}

function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}
