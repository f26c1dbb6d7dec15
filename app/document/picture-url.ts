import { type PictureName, pictures } from '../../generated/media/pictures.ts';
import { absolutePictureBasePlaceholder } from './placeholders.ts';

/** A picture file; sizes in pixels. */
interface PictureFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The absolute addresses of a picture, for search engines. */
export interface PictureUrls {
  /** The uncropped picture as WebP: the largest version that every browser and search engine supports. */
  readonly largest: PictureFile;
}

/** The absolute addresses of a picture's files. */
export function pictureUrl(name: PictureName): PictureUrls {
  const { address, width, height, fallbackWidth } = pictures[name];
  const base = absolutePictureBasePlaceholder + address;
  return {
    largest: {
      url: `${base}/${fallbackWidth}.webp`,
      width: fallbackWidth,
      height: Math.round((height * fallbackWidth) / width),
    },
  };
}
