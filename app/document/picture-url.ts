import { type PictureName, pictures } from '../../generated/media/pictures.ts';
import { absolutePictureBasePlaceholder } from './placeholders.ts';

/**
 * The absolute address of an uncropped picture as WebP, for search engines: the largest version that all of them and every
 * browser support.
 */
export function pictureUrl(name: PictureName): string {
  const { address, fallbackWidth } = pictures[name];
  return `${absolutePictureBasePlaceholder}${address}/${fallbackWidth}.webp`;
}
