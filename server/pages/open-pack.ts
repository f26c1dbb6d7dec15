import { fstatSync, openSync, readSync } from 'node:fs';

/** A file in a pack. */
export interface PackedFile {
  /** Digest of the file as it was built. */
  readonly digest: string;
  /** In bytes, as it was built. */
  readonly size: number;
  /** In bytes, in Brotli; 0 where the file is not compressed. */
  readonly compressedSize: number;
  /** Entity tag of the bytes in Brotli. */
  readonly tag: string;
  /** Where it begins in the pack; the bytes in Brotli follow those as built. */
  readonly offset: number;
}

/** Files of a build in one file, opened. A build replaces packs by others: what is open stays as it is. */
export interface Pack {
  /** The day and the settings that its files were rendered for: see `packSettings`; '' for files that are not rendered. */
  readonly settings: string;
  /** By name, in the order of the pack. */
  readonly files: ReadonlyMap<string, PackedFile>;
  readBuilt(file: PackedFile): Buffer;
  readCompressed(file: PackedFile): Buffer;
}

/** The index of a pack as JSON, which stands at its end, before its own length in bytes. */
export interface PackIndex {
  readonly settings: string;
  readonly files: readonly (readonly [
    name: string,
    digest: string,
    size: number,
    compressedSize: number,
    tag: string,
  ])[];
}

/** Bytes of the number that ends a pack. */
export const lengthBytes = 4;

/**
 * Opens a pack, for as long as the process lives.
 * @throws {Error} if it cannot be read, or ends too early
 */
export function openPack(path: string): Pack {
  const descriptor = openSync(path, 'r');
  const read = (length: number, position: number): Buffer => {
    const bytes = Buffer.allocUnsafeSlow(length);
    for (let filled = 0; filled < length; ) {
      const count = readSync(descriptor, bytes, filled, length - filled, position + filled);
      if (count === 0) throw new Error(`${path} ends too early`);
      filled += count;
    }
    return bytes;
  };
  const end = fstatSync(descriptor).size - lengthBytes;
  const length = read(lengthBytes, Math.max(end, 0)).readUInt32BE();
  const index: PackIndex = JSON.parse(String(read(length, Math.max(end - length, 0))));
  const files = new Map<string, PackedFile>();
  let offset = 0;
  for (const [name, digest, size, compressedSize, tag] of index.files) {
    files.set(name, { digest, size, compressedSize, tag, offset });
    offset += size + compressedSize;
  }
  return {
    settings: index.settings,
    files,
    readBuilt: (file) => read(file.size, file.offset),
    readCompressed: (file) => read(file.compressedSize, file.offset + file.size),
  };
}
