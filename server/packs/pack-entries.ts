import { statSync } from 'node:fs';
import { type PackEntry, readPackIndex, segmentFile } from './pack-index.ts';

export type Entries = Readonly<Record<string, PackEntry>>;

// Above either, what is left of all segments is copied into one.
const mostWaste = 0.3;
const mostSegments = 12;

/** What the last pack for some settings holds, as far as its segments are still there. */
export function readEntries(distFolder: string, settings: string): Map<string, PackEntry> {
  const entries = Object.entries(readPackIndex(distFolder, settings)?.files ?? {});
  const sizes = sizesOfSegments(distFolder, entries);
  return new Map(entries.filter(([, [, segment]]) => sizes.has(segment)));
}

/** Whether segments hold much that nothing refers to, or are many. */
export function isWasteful(distFolder: string, entries: readonly (readonly [string, PackEntry])[]): boolean {
  const sizes = sizesOfSegments(distFolder, entries);
  const held = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const used = entries.reduce((sum, [, entry]) => sum + sizeOf(entry), 0);
  return sizes.size > mostSegments || held - used > mostWaste * held;
}

/** Bytes of both encodings. */
export function sizeOf([, , , brLength, gzipLength]: PackEntry): number {
  return brLength + gzipLength;
}

function sizesOfSegments(
  distFolder: string,
  entries: readonly (readonly [string, PackEntry])[],
): ReadonlyMap<string, number> {
  const names = [...new Set(entries.map(([, [, segment]]) => segment))];
  return new Map(
    names.flatMap((name) => {
      const size = statSync(segmentFile(distFolder, name), { throwIfNoEntry: false })?.size;
      return size === undefined ? [] : [[name, size] as const];
    }),
  );
}
