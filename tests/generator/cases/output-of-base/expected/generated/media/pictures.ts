// Generated from spec/media/pictures.lock.yaml by “npm run generate”. Do not edit.

import table from './pictures.json' with { type: 'json' };
/** A picture’s family and name. */
export type PictureName = 'destinations/bol' | 'hotels/elaphusa' | 'sea/1' | 'sea/2';

/** A picture of the site, in several versions. */
export interface Picture {
  readonly name: PictureName;
  /** False for a photograph. */
  readonly isDrawing: boolean;
  /** Of the largest version, in pixels. */
  readonly width: number;
  /** Of the largest version, in pixels. */
  readonly height: number;
  readonly blurhash: string;
  /** Of the folder of its versions, root-relative: <width>.avif, <width>.webp and social.jpg. */
  readonly address: string;
  /** Of the versions as AVIF, ascending, in pixels. */
  readonly widths: readonly number[];
  /** Of the version as WebP, in pixels. */
  readonly fallbackWidth: number;
  /** The class in placeholders.css of the gradient shown until it has loaded. */
  readonly placeholder: string;
}


/** The pictures, by name. */
export const pictures = table as Readonly<Record<PictureName, Picture>>;
