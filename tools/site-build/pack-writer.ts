import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lengthBytes, type PackedFile, type PackIndex } from '../../server/pages/open-pack.ts';
import type { Fingerprint } from './fingerprints.ts';

/** Bytes of a file, as they stand in a pack. */
export interface PackedBodies extends Pick<PackedFile, 'digest' | 'tag'> {
  readonly built: Buffer;
  /** Empty where the file is not compressed. */
  readonly compressed: Uint8Array;
}

/** Writes a pack, file after file. */
export class PackWriter {
  readonly #settings: string;
  readonly #descriptor: number;
  readonly #hash = createHash('sha256');
  readonly #files: PackIndex['files'][number][] = [];
  #size = 0;

  constructor(path: string, settings: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.#settings = settings;
    this.#descriptor = openSync(path, 'w');
  }

  add(name: string, { built, compressed, digest, tag }: PackedBodies): void {
    this.#files.push([name, digest, built.length, compressed.length, tag]);
    this.#write(built, compressed);
  }

  /** Writes the index. @returns the fingerprint of the pack; its time is not known */
  finish(): Fingerprint {
    const index: PackIndex = { settings: this.#settings, files: this.#files };
    const text = Buffer.from(JSON.stringify(index));
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(text.length);
    this.#write(text, length);
    closeSync(this.#descriptor);
    return [this.#size, 0, this.#hash.digest('hex').slice(0, 16)];
  }

  #write(...parts: readonly Uint8Array[]): void {
    for (const part of parts) {
      this.#hash.update(part);
      writeFileSync(this.#descriptor, part);
      this.#size += part.length;
    }
  }
}
