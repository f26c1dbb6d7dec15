import { dangerouslySkipEscape } from 'vite-plugin-ssr/server';
import type { RenderContext } from '../document/render-context.ts';
import { type DocumentRequest, renderRequest } from '../document/render-request.tsx';

/** What `openSite` gives the plugin. */
interface PageContext {
  readonly context: RenderContext;
  readonly request: DocumentRequest;
}

/** Render hook of the plugin's only page. An error is handed over instead of thrown, or the plugin would log it. */
export async function render({ context, request }: PageContext) {
  try {
    return dangerouslySkipEscape(await renderRequest(context, request));
  } catch (failure) {
    return { documentHtml: dangerouslySkipEscape(''), pageContext: { failure } };
  }
}
