import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontScript } from '../app/renderer/font-script.ts';

const asciiLetters = range(0x20, 0x7e);
const latinLetters = `${range(0xa0, 0x17f)}ȘșȚț`;
const cyrillicLetters = `${range(0x410, 0x44f)}ЁёЄєІіЇїҐґ`;
// Spaces, hyphens, dashes, quotes and signs that any language may use.
const punctuation = '\u00a0\u00ad\u2002\u2003\u2009\u202f‐‑‒–—―‘’‚“”„†•…‰′″‹›«»§©®°±·×€№™←↑→↓−★☆✓';
const combiningAcute = '\u0301';
// Names of places keep their Croatian spelling in texts of other scripts.
const croatianLetters = 'ČčĆćĐđŠšŽž';
const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/g;

/**
 * The characters that the faces of each script are to have. Those of the alphabets never change; of Hangul, which has
 * 11,172 syllables, it is what the site's texts are written with.
 * @param generatedFolder absolute path of `generated/`
 */
export function readRepertoires(generatedFolder: string): Readonly<Record<FontScript, string>> {
  return {
    latin: asciiLetters + latinLetters + punctuation,
    cyrillic: asciiLetters + croatianLetters + cyrillicLetters + combiningAcute + punctuation,
    hangul: asciiLetters + croatianLetters + punctuation + readSyllables(generatedFolder),
  };
}

function readSyllables(folder: string): string {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.ts$/.test(entry.name)) continue;
    const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const syllable of source.normalize('NFC').match(hangul) ?? []) found.add(syllable);
  }
  return [...found].sort().join('');
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
