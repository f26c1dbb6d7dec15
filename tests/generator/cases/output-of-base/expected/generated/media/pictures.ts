// Generated from spec/media/pictures.lock.yaml by “npm run generate”. Do not edit.

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
export const pictures: Readonly<Record<PictureName, Picture>> = {
  'destinations/bol': { name: 'destinations/bol', isDrawing: true, width: 1600, height: 1067, blurhash: 'L#M*}-offQof1Ba#fQa#R.fQfQfQ', address: '/media/destinations/bol-ff16071d', widths: [480, 800, 1200, 1600], fallbackWidth: 1200, placeholder: 'placeholder-destinations_bol' },
  'hotels/elaphusa': { name: 'hotels/elaphusa', isDrawing: true, width: 1600, height: 1067, blurhash: 'L-J%^eoMfQoMD2bHfQbHXRfQfQfQ', address: '/media/hotels/elaphusa-35217de5', widths: [480, 800, 1200, 1600], fallbackWidth: 1200, placeholder: 'placeholder-hotels_elaphusa' },
  'sea/1': { name: 'sea/1', isDrawing: true, width: 1600, height: 1067, blurhash: 'LwHV;mkCfQkCLgbHfQbHbbfQfQfQ', address: '/media/sea/1-de22b15f', widths: [480, 800, 1200, 1600], fallbackWidth: 1200, placeholder: 'placeholder-sea_1' },
  'sea/2': { name: 'sea/2', isDrawing: true, width: 1600, height: 1067, blurhash: 'LlDLd3kCfQkCy,j@fQj@kAfQfQfQ', address: '/media/sea/2-ef6de2c3', widths: [480, 800, 1200, 1600], fallbackWidth: 1200, placeholder: 'placeholder-sea_2' },
};
