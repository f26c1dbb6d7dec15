import type { FontScript } from '../../app/document/critical-css.ts';

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
  /** Axes of the typeface: limited to a range, or fixed at a value. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Weights for which pages use the face, as `font-weight` has them. */
  readonly weights: string;
  /** OpenType features that pages use. */
  readonly features: readonly string[];
  /**
   * `optional`: used only if it is loaded at once. `swap`: used when it arrives, and preloaded in the head of a
   * document.
   */
  readonly display: 'optional' | 'swap';
}

const sourceSans: FontPackage = { name: 'source-sans', version: '3.52.0', licence: 'LICENSE.md' };
const sourceSerif: FontPackage = { name: 'source-serif', version: '4.5.1', licence: 'LICENSE.md' };
const pretendard: FontPackage = { name: 'pretendard', version: '1.3.9', licence: 'dist/LICENSE.txt' };

/** Joining and mark placement, language-specific forms, tabular figures. */
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

/** The fallback of a face until it has loaded. */
export interface Fallback {
  readonly weight: number;
  /** Fallbacks in order of preference. */
  readonly fitted: readonly FittedFace[];
  /** Other families, if the system has none of these; none of them is fitted. */
  readonly families: string;
}

/** A system font with metrics fitted to a face of the site, so that the layout does not shift between them. */
export interface FittedFace {
  /** Full names; the first that the system has is taken. All are equally wide. */
  readonly locals: readonly string[];
  /** The width of the site's face relative to this one, over the texts of the site's pages. */
  readonly sizeAdjust: number;
}

/** Arial and fonts with its metrics; Roboto's widths differ by 0.2 percent. */
const sans: Fallback = {
  weight: 400,
  fitted: [{ locals: ['Arial', 'Roboto', 'Liberation Sans', 'Arimo'], sizeAdjust: 0.93 }],
  families: 'system-ui, sans-serif',
};

/** Times New Roman Bold and fonts with its metrics; on Android, Noto Serif Bold. For headings of weight 600. */
const serif = (times: number, noto: number): Fallback => ({
  weight: 600,
  fitted: [
    { locals: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'], sizeAdjust: times },
    { locals: ['Noto Serif Bold', 'NotoSerif-Bold'], sizeAdjust: noto },
  ],
  families: 'Georgia, serif',
});
const serifs = { latin: serif(1.01, 0.855), cyrillic: serif(1.01, 0.866) };

/** The names of Noto Sans KR. */
const hangul: Fallback = {
  weight: 400,
  fitted: [{ locals: ['Noto Sans KR', 'Noto Sans CJK KR', 'NotoSansCJKkr-Regular'], sizeAdjust: 0.95 }],
  families: '"Apple SD Gothic Neo", "Malgun Gothic", sans-serif',
};

/** The fallbacks of a face until it has loaded. */
export function fallbackOf({ role, script }: { role: Face['role']; script: FontScript }): Fallback {
  if (script === 'hangul') return hangul;
  return role === 'text' ? sans : serifs[script];
}
