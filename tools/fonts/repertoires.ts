import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FontScript, fontScriptOf } from '../../app/document/critical-css.ts';
import { findBody } from '../../generated/content/index.ts';
import { localeCodes, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { pages } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import type { FaceName } from './faces.ts';

const asciiLetters = range(0x20, 0x7e);
const latinLetters = `${range(0xa0, 0x17f)}ȘșȚț`;
const cyrillicLetters = `${range(0x410, 0x44f)}ЁёЄєІіЇїҐґ`;
// Spaces, hyphens, dashes, quotes and signs that any language may use.
const punctuation = '\u00a0\u00ad\u2002\u2003\u2009\u202f‐‑‒–—―‘’‚“”„†•…‰′″‹›«»§©®°±²ʼ·×€№™←↑→↓−★☆✓';
const combiningAcute = '\u0301';
// Place names are Croatian in texts of other scripts, too.
const croatianLetters = 'ČčĆćĐđŠšŽž';
const digits = range(0x30, 0x39);
const latinSmallLetters = range(0x61, 0x7a);
const cyrillicSmallLetters = `${range(0x430, 0x44f)}ёєіїґ`;
const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/g;

/** The characters of each face. */
export type Repertoires = Readonly<Record<FaceName, string>>;

/**
 * For alphabets, text faces have every letter. Heading faces, which delay the first view, have small letters and the
 * characters of the headings. For Hangul, which has 11,172 syllables, faces have those of the site's texts.
 * @param generatedFolder absolute path of `generated/`
 */
export function readRepertoires(generatedFolder: string): Repertoires {
  const ofHeadings = (script: 'latin' | 'cyrillic') => distinct(listHeadingTexts(script).join(''));
  return {
    'text-latin': asciiLetters + latinLetters + punctuation,
    'heading-latin': digits + latinSmallLetters + ofHeadings('latin'),
    'text-cyrillic': asciiLetters + croatianLetters + cyrillicLetters + combiningAcute + punctuation,
    'heading-cyrillic': digits + cyrillicSmallLetters + ofHeadings('cyrillic'),
    'text-hangul': asciiLetters + croatianLetters + punctuation + readSyllables(generatedFolder),
  };
}

function distinct(text: string): string {
  return [...new Set(text.normalize('NFC'))].sort().join('');
}

function readSyllables(folder: string): string {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(?:ts|json)$/.test(entry.name)) continue;
    const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const syllable of source.normalize('NFC').match(hangul) ?? []) found.add(syllable);
  }
  return [...found].sort().join('');
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** The maximum length of a heading among messages, in characters. */
const longest = 30;
const bodyHeading = /<h[2-4][^>]*>(.*?)<\/h[2-4]>/g;

/**
 * The texts of a script that may use the face of headings: the site's name, titles, headings of bodies, and short
 * messages.
 */
function listHeadingTexts(script: FontScript): readonly string[] {
  const isOwn = (locale: keyof typeof locales) => fontScriptOf(locales[locale].bcp47) === script;
  const titles = pages.filter(({ locale, titleLocale }) => isOwn(titleLocale ?? locale));
  const bodies = pages.flatMap(({ key, locale }) => {
    const body = findBody(key, locale);
    return body !== undefined && isOwn(body.locale) ? body.html : [];
  });
  return [
    site.name,
    ...titles.map(({ title }) => title),
    ...bodies.flatMap((body) => [...body.matchAll(bodyHeading)].map(([, text = '']) => text)),
    ...localeCodes.filter(isOwn).flatMap((locale) => listShortTexts(messages[locale])),
  ];
}

function listShortTexts(group: object): string[] {
  return Object.values(group).flatMap((value: unknown) => {
    if (typeof value === 'string') return value.length <= longest ? [value] : [];
    return typeof value === 'object' && value !== null ? listShortTexts(value) : [];
  });
}
