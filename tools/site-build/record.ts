import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fingerprints } from './fingerprints.ts';

/** Inputs of a build's bundles. */
export interface BundleRecord {
  /** Digest of everything that does. */
  readonly inputs: string;
  /** Files of `generated/` among that. */
  readonly generated: readonly string[];
}

/** Files of the project that a build reads, and files of `dist` that it made, by folder. */
type FilesRecord = Readonly<Record<string, Fingerprints>>;

/** All that a build keeps for the next one, in `dist/.build`. */
export interface BuildRecord {
  readonly bundles?: BundleRecord;
  readonly files: FilesRecord;
}

const folderName = '.build';
/** Bump when the format changes: records of other versions are ignored. */
const version = 4;

/** Reads what the last finished build has kept; nothing where there was none, or where it cannot be read. */
export function readRecord(dist: string): BuildRecord {
  const parts = ['bundles', 'files'].map((name) => [name, read(dist, name)]);
  return { files: {}, ...Object.fromEntries(parts.filter(([, content]) => content !== undefined)) };
}

/** Keeps a record, each of its files in one step. */
export function writeRecord(dist: string, record: BuildRecord): void {
  mkdirSync(join(dist, folderName), { recursive: true });
  for (const [name, content] of Object.entries(record)) writeJson(fileOf(dist, name), { version, content });
}

/** Writes a file of JSON in one step. */
export function writeJson(file: string, value: unknown): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(value)}\n`);
  renameSync(temporary, file);
}

function read(dist: string, name: string): unknown {
  try {
    const kept = JSON.parse(readFileSync(fileOf(dist, name), 'utf8'));
    return kept.version === version ? kept.content : undefined;
  } catch {
    return undefined;
  }
}

function fileOf(dist: string, name: string): string {
  return join(dist, folderName, `${name}.json`);
}
