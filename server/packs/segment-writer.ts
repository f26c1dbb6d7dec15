import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../tools/site-build/staging.ts';
import { packFolder, segmentDigest, segmentFile } from './pack-index.ts';

const temporaryName = /^\.(\d+)\.tmp$/;

/** Writes a segment under another name until it is whole. */
export class SegmentWriter {
  readonly #distFolder: string;
  readonly #temporary: string;
  readonly #descriptor: number;
  readonly #digest = segmentDigest();
  #length = 0;

  constructor(distFolder: string) {
    this.#distFolder = distFolder;
    mkdirSync(packFolder(distFolder), { recursive: true });
    this.#temporary = join(packFolder(distFolder), `.${process.pid}.tmp`);
    this.#descriptor = openSync(this.#temporary, 'w');
  }

  /** Adds bytes, and tells where they lie. */
  append(...pieces: readonly Uint8Array[]): number {
    const offset = this.#length;
    for (const piece of pieces) {
      for (let done = 0; done < piece.length; ) done += writeSync(this.#descriptor, piece, done);
      this.#digest.update(piece);
      this.#length += piece.length;
    }
    return offset;
  }

  /** Ends the segment, and tells its name. */
  finish(): string {
    closeSync(this.#descriptor);
    const name = this.#digest.digest('hex');
    renameSync(this.#temporary, segmentFile(this.#distFolder, name));
    return name;
  }
}

/** Removes segments that nothing refers to, and what processes that were interrupted have left. */
export function removeOtherSegments(distFolder: string, wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(packFolder(distFolder))) {
    const [, writer] = temporaryName.exec(name) ?? [];
    const isStale = writer !== undefined && !isRunning(Number(writer));
    const isOrphan = name.endsWith('.pack') && !wanted.has(name.slice(0, -'.pack'.length));
    if (isStale || isOrphan) rmSync(join(packFolder(distFolder), name), { force: true });
  }
}
