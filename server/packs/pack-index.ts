import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in a pack: a digest of what the build made, and where its encodings lie, one after the other. */
export type PackEntry = readonly [
  digest: string,
  segment: string,
  offset: number,
  brLength: number,
  gzipLength: number,
];

/** What a pack holds, in `dist/packed/index.json`. */
export interface PackIndex {
  readonly version: number;
  /** Of the build whose files it holds, as in its `build.json`. */
  readonly build: string;
  /** Digest of what a server puts into files: another server's are other bytes. */
  readonly settings: string;
  /** By path in `dist`, with `/`. */
  readonly files: Readonly<Record<string, PackEntry>>;
}

/** Raised when packs are made or laid out in another way: older ones are as good as none. */
export const packVersion = 1;

export const packFolder = (distFolder: string) => join(distFolder, 'packed');
export const indexFile = (distFolder: string) => join(packFolder(distFolder), 'index.json');
/** Encodings lie one after the other in segments, files that are named after their digest and never change. */
export const segmentFile = (distFolder: string, segment: string) =>
  join(packFolder(distFolder), `${segment}.pack`);

/** Makes the digest after which a segment is named. */
export const segmentDigest = () => createHash('sha256');

/** Reads the index for some settings; nothing where there is none that fits. */
export function readPackIndex(distFolder: string, settings: string): PackIndex | undefined {
  try {
    const index: PackIndex = JSON.parse(readFileSync(indexFile(distFolder), 'utf8'));
    return index.version === packVersion && index.settings === settings ? index : undefined;
  } catch {
    return undefined;
  }
}

/** The segments that an index names. */
export function segmentsOf({ files }: Pick<PackIndex, 'files'>): ReadonlySet<string> {
  return new Set(Object.values(files).map(([, segment]) => segment));
}
