import { dangerouslySkipEscape } from 'vite-plugin-ssr/server';
import { lookup } from '../../generated/routes/index.ts';
import { renderPage } from './render-page.tsx';
import { sourceAssets } from './source-assets.ts';

/** Render hook of the plugin's one page: the same document as in the build, with the stylesheet's source. */
export function render(context: { readonly urlPathname: string }) {
  const page = lookup(context.urlPathname.normalize('NFC'));
  return page ? dangerouslySkipEscape(renderPage(page, sourceAssets)) : null;
}
