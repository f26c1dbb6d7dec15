import { type PictureName, pictures } from '../../generated/media/pictures.ts';
import { absolutePictureBasePlaceholder } from './placeholders.ts';

/** A file that says itself where it is and how large; sizes in pixels. */
interface PictureFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The absolute addresses of a picture, for search engines. */
export interface PictureUrls {
  /** The whole of it, as WebP: the largest version that every browser and search engine reads. */
  readonly largest: PictureFile;
}

/** Where a picture's files are for whoever does not stand on the page. */
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
