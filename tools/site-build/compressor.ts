import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { compressInBrotliAside } from '../../server/pages/compress-body.ts';
import { isFilled, type Placeholders } from '../../server/pages/fill-placeholders.ts';
import { isWorthCompressing, mediaTypeOf } from '../../server/pages/media-types.ts';
import { precompressedEnding, settingsFolder } from '../../server/pages/read-precompressed.ts';
import type { Fingerprint, Fingerprints } from './fingerprints.ts';
import { createFileWriter } from './write-files.ts';

export interface CompressorOptions {
  /** Those of each server that files are made for. */
  readonly placeholders: readonly Placeholders[];
  /** Content of `dist/compressed`. */
  readonly present: Fingerprints;
  /** Absolute path of the folder for files that differ from those. */
  readonly target: string;
}

// Each takes half a megabyte once it has begun; with fewer, threads of zlib's pool would idle.
const lanes = 12;
// Pages go on being rendered while a large script is compressed; together these are about 10 MB.
const mostWaiting = 256;

/**
 * Makes the precompressed files of a build, on the threads of zlib's pool. The digest in the fingerprint of a precompressed file
 * is that of the file it was made of, so that those whose source has not changed stay as they are.
 */
export class Compressor {
  readonly #options: CompressorOptions;
  readonly #wanted: Record<string, Fingerprint> = {};
  readonly #underWay: Promise<void>[] = [];
  readonly #write = createFileWriter();
  #count = 0;

  constructor(options: CompressorOptions) {
    this.#options = options;
  }

  /**
   * Begins to compress a file, unless that has been done; resolves at once, or as soon as there is room for another.
   * @param name path in `dist`, with `/`
   * @param read gives its contents
   */
  async add(name: string, [size, , digest]: Fingerprint, read: () => Buffer): Promise<void> {
    if (!isWorthCompressing(mediaTypeOf(name), size)) return;
    for (const placeholders of this.#options.placeholders) {
      const path = `${settingsFolder(placeholders.digest)}/${name}${precompressedEnding}`;
      if (this.#keep(path, digest)) continue;
      this.#wanted[path] = [0, 0, digest];
      const before = this.#underWay.at(-lanes) ?? Promise.resolve();
      const body = read();
      const compressing = before.then(() => this.#compress(name, path, body, placeholders));
      // If several fail together, one is reported.
      compressing.catch(() => undefined);
      this.#underWay.push(compressing);
      if (this.#underWay.length >= mostWaiting) await this.#underWay.shift();
    }
  }

  /** The same for all files of a folder of `dist`, read from `source`. */
  async addFolder(folder: string, files: Fingerprints, source: string): Promise<void> {
    for (const [path, fingerprint] of Object.entries(files)) {
      await this.add(`${folder}/${path}`, fingerprint, () => readFileSync(join(source, path)));
    }
  }

  /** Waits for all that has begun, and returns the wanted content of `dist/compressed` and the number of files compressed. */
  async finish(): Promise<{ readonly files: Fingerprints; readonly count: number }> {
    await Promise.all(this.#underWay);
    return { files: this.#wanted, count: this.#count };
  }

  /** Waits until nothing is being written any more, also where something fails. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  /** Whether the precompressed file of a source is there, or being made. */
  #keep(path: string, digest: string): boolean {
    const there = this.#wanted[path] ?? this.#options.present[path];
    if (there?.[2] !== digest) return false;
    this.#wanted[path] = there;
    return true;
  }

  async #compress(name: string, path: string, body: Buffer, { fill }: Placeholders): Promise<void> {
    const { target } = this.#options;
    // Few, and the same in many builds: these are worth the time that pages are not.
    const quality = /^client\/assets\/.*\.(?:js|css)$/.test(name) ? constants.BROTLI_MAX_QUALITY : undefined;
    const bytes = await compressInBrotliAside(isFilled(name) ? fill(body) : body, quality);
    this.#write(join(target, path), bytes);
    this.#count += 1;
  }
}
