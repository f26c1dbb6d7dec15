import { dangerouslySkipEscape } from 'vite-plugin-ssr/server';
import { lookup } from '../../generated/routes/index.ts';
import type { RenderContext } from '../document/render-context.ts';
import { renderFilteredPage } from '../document/render-filtered-page.ts';
import { sourceAssets } from './source-assets.ts';

/** The plugin's description of a request. */
interface PageContext {
  readonly urlPathname: string;
  readonly urlOriginal: string;
  readonly renderContext: RenderContext;
}

/** Render hook of the plugin's only page: the same document as in the build, with the stylesheet's source. */
export function render({ urlPathname, urlOriginal, renderContext }: PageContext) {
  const path = urlPathname.normalize('NFC');
  const [, query = ''] = /(\?[^#]*)/.exec(urlOriginal) ?? [];
  if (!lookup(path)) return null;
  return dangerouslySkipEscape(renderFilteredPage(renderContext, path, query, sourceAssets));
}
