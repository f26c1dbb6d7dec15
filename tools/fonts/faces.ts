import type { FontScript } from '../../app/document/font-script.ts';

/** A release of an npm package that holds a typeface. */
export interface FontPackage {
  readonly name: string;
  readonly version: string;
  /** Its licence, relative to the package. */
  readonly licence: string;
}

/** One file of `generated/fonts`: a part of a typeface. */
export interface Face {
  readonly role: 'text' | 'heading';
  readonly script: FontScript;
  readonly package: FontPackage;
  /** The TrueType file, relative to the package. */
  readonly source: string;
  /** Axes of the typeface: kept within a range, or fixed at a value. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Weights for which pages use the face, as `font-weight` has them. */
  readonly weights: string;
  /** OpenType features that pages use. */
  readonly features: readonly string[];
  /** `optional`: only where it is there at once. `swap`: whenever it comes, and the head of a document asks for it. */
  readonly display: 'optional' | 'swap';
}

const sourceSans: FontPackage = { name: 'source-sans', version: '3.52.0', licence: 'LICENSE.md' };
const sourceSerif: FontPackage = { name: 'source-serif', version: '4.5.1', licence: 'LICENSE.md' };
const pretendard: FontPackage = { name: 'pretendard', version: '1.3.9', licence: 'dist/LICENSE.txt' };

/** Joining and placing, forms of a language, figures of one width. */
const features = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'calt', 'rlig', 'tnum'];

const text = {
  role: 'text',
  package: sourceSans,
  source: 'VF/SourceSans3VF-Upright.ttf',
  axes: { wght: { min: 400, max: 700 } },
  weights: '400 700',
  features,
  display: 'optional',
} as const;

const heading = {
  role: 'heading',
  package: sourceSerif,
  source: 'VAR/SourceSerif4Variable-Roman.ttf',
  axes: { opsz: 36, wght: 600 },
  weights: '600',
  features: ['kern'],
  display: 'swap',
} as const;

/** Every font file of the site. Korean headings are set in the face of the text. */
export const faces: readonly Face[] = [
  { ...text, script: 'latin' },
  { ...heading, script: 'latin' },
  { ...text, script: 'cyrillic' },
  { ...heading, script: 'cyrillic' },
  { ...text, script: 'hangul', package: pretendard, source: 'dist/public/variable/PretendardVariable.ttf' },
];

/** Name of a face's file, without its ending. */
export type FaceName = `text-${FontScript}` | `heading-${'latin' | 'cyrillic'}`;

export function fileNameOf({ role, script }: Face): FaceName {
  return role === 'heading' && script !== 'hangul' ? `${role}-${script}` : `text-${script}`;
}
