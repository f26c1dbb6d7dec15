import { type PictureName, pictures } from '../../generated/media/pictures.ts';
import type { RenderContext } from './render-context.ts';

/**
 * The absolute address of an uncropped picture as WebP, for search engines: the largest version that all of them and every
 * browser support.
 */
export function pictureUrl(context: RenderContext, name: PictureName): string {
  return `${folderUrl(context, name)}/${pictures[name].fallbackWidth}.webp`;
}

/** The absolute address of a picture as a JPEG of 1200 × 630 pixels, for previews of shared links. */
export function previewUrl(context: RenderContext, name: PictureName): string {
  return `${folderUrl(context, name)}/social.jpg`;
}

function folderUrl({ settings }: RenderContext, name: PictureName): string {
  return (settings.pictureBase || settings.siteUrl) + pictures[name].address;
}
