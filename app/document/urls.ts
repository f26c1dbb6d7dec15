import { type PictureName, pictures } from '../../generated/media/pictures.ts';
import { encodePath, type RouteKey } from '../../generated/routes/index.ts';
import type { RenderContext } from './render-context.ts';

/** @param path decoded */
export function absoluteUrl(context: RenderContext, path: string): string {
  return context.settings.siteUrl + encodePath(path);
}

/** A version of a page, for head and sitemap. */
export interface AlternateUrl {
  readonly hreflang: string;
  /** Absolute. */
  readonly url: string;
}

/** The indexable versions of a page, x-default last; the same list for all versions. */
export function alternateUrls(context: RenderContext, key: RouteKey): readonly AlternateUrl[] {
  return context.alternates(key).map(({ hreflang, path }) => ({ hreflang, url: absoluteUrl(context, path) }));
}

/**
 * The absolute address of an uncropped picture, for search engines: its largest version in WebP, which all search engines
 * and browsers support.
 */
export function pictureUrl(context: RenderContext, name: PictureName): string {
  return `${folderUrl(context, name)}/${pictures[name].fallbackWidth}.webp`;
}

/** The absolute address of a JPEG of 1200 × 630 pixels, for previews of shared links. */
export function previewUrl(context: RenderContext, name: PictureName): string {
  return `${folderUrl(context, name)}/social.jpg`;
}

function folderUrl({ settings }: RenderContext, name: PictureName): string {
  return (settings.pictureBase || settings.siteUrl) + pictures[name].address;
}
