import type { RouteKey } from '../../generated/routes/index.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { RenderContext } from './render-context.ts';

/** A version of a page, for head and sitemap. */
export interface AlternateUrl {
  readonly hreflang: string;
  /** Absolute. */
  readonly url: string;
}

/** The absolute addresses of every indexable version of a page, x-default last; the same for all its versions. */
export function alternateUrls(context: RenderContext, key: RouteKey): readonly AlternateUrl[] {
  return context.alternates(key).map(({ hreflang, path }) => ({ hreflang, url: absoluteUrl(context, path) }));
}
