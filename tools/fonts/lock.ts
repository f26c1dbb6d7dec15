import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontScript } from '../../app/document/critical-css.ts';

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
  /** Requested characters that the typeface lacks. */
  readonly lacking: string;
}

/** Reads a lock; undefined if there is none. */
export function readLock(path: string): FontLock | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined;
    throw fault;
  }
}

/** Absolute paths of the sources and results. */
export interface FontPlaces {
  readonly generated: string;
  readonly fonts: string;
  readonly lock: string;
  readonly stylesheets: Readonly<Record<FontScript, string>>;
}

/** @param root absolute path of a checkout */
export function placesIn(root: string): FontPlaces {
  const stylesheetOf = (script: FontScript) => join(root, `generated/fonts/${script}.css`);
  return {
    generated: join(root, 'generated'),
    fonts: join(root, 'generated/fonts'),
    lock: join(root, 'tools/fonts/fonts.lock.json'),
    stylesheets: {
      latin: stylesheetOf('latin'),
      cyrillic: stylesheetOf('cyrillic'),
      hangul: stylesheetOf('hangul'),
    },
  };
}
