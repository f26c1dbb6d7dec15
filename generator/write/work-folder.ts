import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { WorkCache } from '../work-cache.ts';

/** A cache on the disk. */
export interface WorkFolder extends WorkCache {
  /** Removes what has been neither found nor kept since the folder was opened. */
  prune(): void;
}

const digestLength = 32;

/**
 * Opens a folder with a file for each piece of work. Each begins with a digest of what follows: one that was damaged, or
 * half written when another process looked, is not found. A folder that cannot be read or written only costs time.
 * @param tools digest of the generator, the packages it is installed with and Node: what others made does not count
 */
export function openWorkFolder(folder: string, tools: string): WorkFolder {
  const used = new Set<string>();
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
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, nameOf(key)), Buffer.concat([digestOf(content), content]));
      } catch {
        // A read-only checkout makes it anew every time.
      }
    },
    prune() {
      try {
        for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
      } catch {
        // Nothing to tidy up, or another process does.
      }
    },
  };
}

function digestOf(content: Buffer): Buffer {
  return hash('sha256', content, 'buffer');
}
