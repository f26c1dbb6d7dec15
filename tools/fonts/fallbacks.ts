import type { FontScript } from '../../app/document/font-script.ts';
import type { Face } from './faces.ts';

/** The fallback of a face until it has loaded. */
export interface Fallback {
  readonly weight: number;
  /** By preference. */
  readonly fitted: readonly FittedFace[];
  /** Other families, if the system has none of these; none of them is fitted. */
  readonly families: string;
}

/** A face of the reader's system, fitted to a face of the site, so that nothing moves where one stands for the other. */
export interface FittedFace {
  /** Full names; the first that the system has is taken. All are equally wide. */
  readonly locals: readonly string[];
  /** How wide the site's face runs beside this one, over the texts of the site's pages. */
  readonly sizeAdjust: number;
}

/** Arial, and what is made to its widths; Roboto's differ by two in a thousand. */
const sans: Fallback = {
  weight: 400,
  fitted: [{ locals: ['Arial', 'Roboto', 'Liberation Sans', 'Arimo'], sizeAdjust: 0.93 }],
  families: 'system-ui, sans-serif',
};

/** Times New Roman Bold, and what is made to its widths; on Android, Noto Serif Bold. For headings of weight 600. */
const serif = (times: number, noto: number): Fallback => ({
  weight: 600,
  fitted: [
    { locals: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'], sizeAdjust: times },
    { locals: ['Noto Serif Bold', 'NotoSerif-Bold'], sizeAdjust: noto },
  ],
  families: 'Georgia, serif',
});
const serifs = { latin: serif(1.01, 0.855), cyrillic: serif(1.02, 0.875) };

/** Noto Sans KR under its names. */
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
