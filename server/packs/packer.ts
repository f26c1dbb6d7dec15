import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { writeJson } from '../../tools/site-build/record.ts';
import { compressBody } from '../pages/compress-body.ts';
import { isFilled, type Placeholders } from '../pages/fill-placeholders.ts';
import { isWorthCompressing, mediaTypeOf } from '../pages/media-types.ts';
import { type Entries, isWasteful, readEntries, sizeOf } from './pack-entries.ts';
import {
  indexFile,
  type PackEntry,
  type PackIndex,
  packVersion,
  segmentFile,
  segmentsOf,
} from './pack-index.ts';
import { removeOtherSegments, SegmentWriter } from './segment-writer.ts';

/** A file of a build. */
export interface BuiltFile {
  /** Path in `dist`, with `/`. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Of its contents. */
  readonly digest: string;
}

/** What a pack has become. */
export interface PackSummary {
  /** Files that it holds, and those of them that were compressed anew. */
  readonly files: number;
  readonly anew: number;
  /** Size of all encodings. */
  readonly bytes: number;
}

// Each takes half a megabyte from when it begins; with fewer, the threads of zlib's pool would wait.
const lanes = 12;
// Pages go on being rendered while a large script is compressed; together these are about 10 MB.
const mostWaiting = 256;
// A segment has its name when all of it is written.
const unnamed = '';

/**
 * Makes the pack of a build: both encodings of its files, with what a server puts into them. What the last pack has of
 * the same contents stays as it is.
 */
export class Packer {
  readonly #distFolder: string;
  readonly #placeholders: Placeholders;
  readonly #entries: Map<string, PackEntry>;
  readonly #underWay: Promise<void>[] = [];
  #writer: SegmentWriter | undefined;
  #anew = 0;

  constructor(distFolder: string, placeholders: Placeholders) {
    this.#distFolder = distFolder;
    this.#placeholders = placeholders;
    this.#entries = readEntries(distFolder, placeholders.digest);
  }

  /** Begins to pack a file; resolves at once, or as soon as there is room for another. */
  async add(file: BuiltFile, body: Buffer): Promise<void> {
    if (!isPacked(file) || this.#has(file)) return;
    const before = this.#underWay.at(-lanes) ?? Promise.resolve();
    const packing = before.then(() => this.#pack(file, body));
    // Of several that fail together, one tells it.
    packing.catch(() => undefined);
    this.#underWay.push(packing);
    if (this.#underWay.length >= mostWaiting) await this.#underWay.shift();
  }

  /**
   * Packs the files of a finished build that have not been added, and publishes the pack.
   * @param build id of the build
   * @param all its files; those that are sent as they are have no place in a pack
   */
  async finish(build: string, all: readonly BuiltFile[]): Promise<PackSummary> {
    const files = all.filter(isPacked);
    await Promise.all(this.#underWay);
    for (const file of files) {
      if (!this.#has(file)) await this.add(file, readFileSync(join(this.#distFolder, file.name)));
    }
    await Promise.all(this.#underWay);
    const wanted = files.map(({ name }): [string, PackEntry] => [name, this.#entry(name)]);
    const kept = wanted.filter(([, [, segment]]) => segment !== unnamed);
    const entries = Object.fromEntries(wanted);
    if (isWasteful(this.#distFolder, kept)) Object.assign(entries, this.#copy(kept));
    this.#publish(build, entries);
    return {
      files: wanted.length,
      anew: this.#anew,
      bytes: wanted.reduce((sum, [, entry]) => sum + sizeOf(entry), 0),
    };
  }

  #has({ name, digest }: BuiltFile): boolean {
    return this.#entries.get(name)?.[0] === digest;
  }

  #entry(name: string): PackEntry {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new Error(`${name} has not been packed`);
    return entry;
  }

  async #pack({ name, digest }: BuiltFile, body: Buffer): Promise<void> {
    // Few, and the same in many builds: these are worth the time that pages are not.
    const quality = /^client\/assets\/.*\.(?:js|css)$/.test(name) ? constants.BROTLI_MAX_QUALITY : undefined;
    const { br, gzip } = await compressBody(isFilled(name) ? this.#placeholders.fill(body) : body, quality);
    this.#entries.set(name, [digest, unnamed, this.#append(br, gzip), br.length, gzip.length]);
    this.#anew += 1;
  }

  #append(...pieces: readonly Uint8Array[]): number {
    this.#writer ??= new SegmentWriter(this.#distFolder);
    return this.#writer.append(...pieces);
  }

  /** Entries of other segments, copied into the new one. */
  #copy(entries: readonly (readonly [string, PackEntry])[]): Entries {
    const segments = new Map<string, Uint8Array>();
    const copied = entries.map(([name, entry]): [string, PackEntry] => {
      const [digest, segment, offset, ...lengths] = entry;
      const bytes = segments.get(segment) ?? readFileSync(segmentFile(this.#distFolder, segment));
      segments.set(segment, bytes);
      return [
        name,
        [digest, unnamed, this.#append(bytes.subarray(offset, offset + sizeOf(entry))), ...lengths],
      ];
    });
    return Object.fromEntries(copied);
  }

  #publish(build: string, entries: Entries): void {
    const written = this.#writer?.finish();
    const named = Object.entries(entries).map(([name, [digest, segment, ...place]]) => [
      name,
      [digest, segment === unnamed ? written : segment, ...place],
    ]);
    const index: PackIndex = {
      version: packVersion,
      build,
      settings: this.#placeholders.digest,
      files: Object.fromEntries(named),
    };
    writeJson(indexFile(this.#distFolder), index);
    removeOtherSegments(this.#distFolder, segmentsOf(index));
  }
}

function isPacked({ name, size }: BuiltFile): boolean {
  return isWorthCompressing(mediaTypeOf(name), size);
}
