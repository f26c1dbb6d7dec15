import { createHash } from 'node:crypto';
import { Blob, Font, Face as HarfbuzzFace } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Face } from './faces.ts';
import type { LockedFace } from './lock.ts';
import { releaseOf } from './unpack-package.ts';

export interface MadeFace {
  readonly woff2: Buffer;
  readonly locked: LockedFace;
}

/**
 * Makes a face of the site out of a typeface.
 * @param source TrueType
 * @param repertoire the characters that the face is to have
 */
export async function makeFace(face: Face, source: Buffer, repertoire: string): Promise<MadeFace> {
  const options = { keepFeatures: face.features, noHinting: true, variationAxes: face.axes };
  const woff2 = await subsetFont(source, repertoire, { ...options, targetFormat: 'woff2' });
  const plain = await subsetFont(source, repertoire, { ...options, targetFormat: 'truetype' });
  const characters = charactersOf(plain);
  const known = new Set(characters);
  const { ascender, descender } = verticalMetrics(plain);
  return {
    woff2,
    locked: {
      from: `${releaseOf(face.package)}/${face.source}`,
      settings: describeSettings(face),
      sha256: createHash('sha256').update(woff2).digest('hex'),
      bytes: woff2.length,
      ascent: ascender,
      descent: -descender,
      characters: characters.join(''),
      lacking: [...new Set(repertoire)].filter((character) => !known.has(character)).join(''),
    },
  };
}

/** Settings of a face besides its repertoire. */
export function describeSettings({ axes, features }: Face): string {
  return JSON.stringify({ axes, features });
}

function charactersOf(font: Buffer): string[] {
  const codes = new HarfbuzzFace(new Blob(font)).collectUnicodes();
  return [...codes].sort((a, b) => a - b).map((code) => String.fromCodePoint(code));
}

/** In em. */
function verticalMetrics(font: Buffer): { ascender: number; descender: number } {
  const face = new HarfbuzzFace(new Blob(font));
  const { ascender, descender } = new Font(face).hExtents();
  return { ascender: ascender / face.upem, descender: descender / face.upem };
}
