import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Cache } from './cache.ts';

/** A cache on disk. */
export interface DiskCache extends Cache {
  /** Removes entries neither found nor kept since the cache was opened. */
  prune(): void;
}

const digestLength = 32;

/**
 * Opens a folder with one file for each entry. A file begins with a digest of its content, so damaged or half-written
 * files are ignored. A folder that cannot be read or written only costs time.
 * @param tools digest of the generator, its packages and Node; entries of other versions are ignored
 */
export function openDiskCache(folder: string, tools: string): DiskCache {
  const used = new Set<string>();
  let isThere = false;
  const nameOf = (key: string) => {
    const name = hash('sha256', `${tools} ${key}`);
    used.add(name);
    return name;
  };
  return {
    find(key) {
      try {
        const bytes = readFileSync(join(folder, nameOf(key)));
        const content = bytes.subarray(digestLength);
        return digestOf(content).equals(bytes.subarray(0, digestLength)) ? deserialize(content) : undefined;
      } catch {
        return undefined;
      }
    },
    keep(key, value) {
      try {
        const content = serialize(value);
        if (!isThere) mkdirSync(folder, { recursive: true });
        isThere = true;
        writeFileSync(join(folder, nameOf(key)), Buffer.concat([digestOf(content), content]));
      } catch {
        // A read-only checkout has no cache.
      }
    },
    prune() {
      try {
        for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
      } catch {
        // Nothing to remove, or another process removes it.
      }
    },
  };
}

function digestOf(content: Buffer): Buffer {
  return hash('sha256', content, 'buffer');
}
