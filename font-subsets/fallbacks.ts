import type { FontScript } from '../app/renderer/font-script.ts';
import type { Face } from './faces.ts';

/** A face of the reader's system, fitted to a face of the site, so that nothing moves where one stands for the other. */
export interface Fallback {
  /** Full names; the first that the system has is taken. All are equally wide. */
  readonly locals: readonly string[];
  readonly weight: number;
  /** How wide the site's face runs beside this one, over the texts of the site's pages. */
  readonly sizeAdjust: number;
  /** Other families, if the system has none of these; none of them is fitted. */
  readonly families: string;
}

/** Arial, and what is made to its widths; Roboto's differ by two in a thousand. */
const sans: Fallback = {
  locals: ['Arial', 'Roboto', 'Liberation Sans', 'Arimo'],
  weight: 400,
  sizeAdjust: 0.93,
  families: 'system-ui, sans-serif',
};

/** Times New Roman Bold, and what is made to its widths, for headings of weight 600. */
const serif: Fallback = {
  locals: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
  weight: 600,
  sizeAdjust: 1,
  families: 'Georgia, "Noto Serif", serif',
};

/** Noto Sans KR under its names. */
const hangul: Fallback = {
  locals: ['Noto Sans KR', 'Noto Sans CJK KR', 'NotoSansCJKkr-Regular'],
  weight: 400,
  sizeAdjust: 0.95,
  families: '"Apple SD Gothic Neo", "Malgun Gothic", sans-serif',
};

/** What stands for a face until it has come. */
export function fallbackOf({ role, script }: { role: Face['role']; script: FontScript }): Fallback {
  if (script === 'hangul') return hangul;
  return role === 'text' ? sans : serif;
}
