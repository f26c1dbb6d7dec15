import { dangerouslySkipEscape } from 'vite-plugin-ssr/server';
import type { RenderContext } from '../document/render-context.ts';
import { type DocumentRequest, renderRequest } from '../document/render-request.tsx';

/** The context passed by `openSite`. */
interface PageContext {
  readonly context: RenderContext;
  readonly request: DocumentRequest;
}

/** Render hook of the plugin's only page. Returns errors, because the plugin would log thrown ones. */
export async function render({ context, request }: PageContext) {
  try {
    return dangerouslySkipEscape(await renderRequest(context, request));
  } catch (failure) {
    return { documentHtml: dangerouslySkipEscape(''), pageContext: { failure } };
  }
}
