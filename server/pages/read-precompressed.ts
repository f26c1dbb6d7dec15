import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** How the names of precompressed files end. */
export const precompressedEnding = '.br';

/** The folder in `dist/compressed` for servers of some settings, which their digest stands for. */
export const settingsFolder = (digest: string) => digest.slice(0, 16);

/** Finds the bytes of a file in Brotli by its path in `dist`, with `/`. */
export type FindPrecompressed = (name: string) => Uint8Array | undefined;

/**
 * Makes a function that reads precompressed files of a build.
 * @param settings digest of what the server puts into files
 * @param reserve gives room for so many bytes, which stay
 * @returns nothing where the build made none for these settings
 */
export function openPrecompressed(
  distFolder: string,
  settings: string,
  reserve: (size: number) => Uint8Array,
): FindPrecompressed | undefined {
  const folder = join(distFolder, 'compressed', settingsFolder(settings));
  if (!existsSync(folder)) return undefined;
  return (name) => readFile(join(folder, name + precompressedEnding), reserve);
}

/** Reads a file; one that is empty or cannot be read is none. Not with `readFileSync`, whose buffers stay with the allocator. */
function readFile(file: string, reserve: (size: number) => Uint8Array): Uint8Array | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const bytes = reserve(fstatSync(descriptor).size);
    for (let filled = 0; filled < bytes.length; ) {
      const read = readSync(descriptor, bytes, filled, bytes.length - filled, filled);
      if (read === 0) return undefined;
      filled += read;
    }
    return bytes.length > 0 ? bytes : undefined;
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
