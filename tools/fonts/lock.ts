import { readFileSync } from 'node:fs';

/** The committed font files: their sources, characters and sizes. */
export interface FontLock {
  /** Subresource integrity of each package, by `name@version`. */
  readonly packages: Readonly<Record<string, string>>;
  /** By file name without ending. */
  readonly faces: Readonly<Record<string, LockedFace>>;
}

export interface LockedFace {
  /** `name@version` of the package, and the file in it. */
  readonly from: string;
  /** The settings that made the file. */
  readonly settings: string;
  /** SHA-256 of the WOFF2 file, hexadecimal. */
  readonly sha256: string;
  /** Of the WOFF2 file. */
  readonly bytes: number;
  /** Above and below the baseline, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** Every character that the face draws, in code point order. */
  readonly characters: string;
  /** Characters that were asked for and that the typeface has not. */
  readonly lacking: string;
}

/** Reads a lock; undefined where none has been made. */
export function readLock(path: string): FontLock | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined;
    throw fault;
  }
}
