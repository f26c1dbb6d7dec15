import { type PictureName, pictures } from '../../generated/media/pictures.ts';
import type { RenderContext } from './render-context.ts';

/**
 * The absolute address of an uncropped picture as WebP, for search engines: the largest version that all of them and every
 * browser support.
 */
export function pictureUrl(context: RenderContext, name: PictureName): string {
  const { address, fallbackWidth } = pictures[name];
  const { pictureBase, siteUrl } = context.settings;
  return `${pictureBase || siteUrl}${address}/${fallbackWidth}.webp`;
}
