import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedBody } from '../pages/compress-body.ts';
import { readPackIndex, segmentDigest, segmentFile, segmentsOf } from './pack-index.ts';

/** Encodings of a build's files, made beforehand. */
export interface Pack {
  /** @param name path in `dist`, with `/` */
  find(name: string): PackedBody | undefined;
}

/**
 * Reads the pack of the present build into memory.
 * @param settings digest of what the server puts into files
 * @returns nothing where there is none, or where it is of another build, for other settings, or damaged
 */
export function openPack(distFolder: string, settings: string): Pack | undefined {
  const index = readPackIndex(distFolder, settings);
  try {
    if (index === undefined || index.build !== readBuildId(distFolder)) return undefined;
    const names = [...segmentsOf(index)];
    const segments = new Map(names.map((name) => [name, readSegment(distFolder, name)]));
    const { files } = index;
    return {
      find(name) {
        const [, segment = '', offset = 0, brLength = 0, gzipLength = 0] = files[name] ?? [];
        const middle = offset + brLength;
        const bytes = segments.get(segment);
        return (
          bytes && { br: bytes.subarray(offset, middle), gzip: bytes.subarray(middle, middle + gzipLength) }
        );
      },
    };
  } catch {
    return undefined;
  }
}

/** The id of the build in a folder: the same files have the same. */
export function readBuildId(distFolder: string): string {
  return JSON.parse(readFileSync(join(distFolder, 'build.json'), 'utf8')).id;
}

/** Not with `readFile`, whose buffers grow, and stay with the allocator. */
function readSegment(distFolder: string, name: string): Uint8Array {
  const descriptor = openSync(segmentFile(distFolder, name), 'r');
  try {
    const bytes = Buffer.allocUnsafeSlow(fstatSync(descriptor).size);
    for (let filled = 0; filled < bytes.length; ) {
      const read = readSync(descriptor, bytes, filled, bytes.length - filled, filled);
      if (read === 0) break;
      filled += read;
    }
    if (segmentDigest().update(bytes).digest('hex') !== name) throw new Error(`${name} is damaged`);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
