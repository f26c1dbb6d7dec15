import { renderPage } from 'vite-plugin-ssr/server';
import { createRenderContext, type RenderContext, type RenderInput } from '../document/render-context.ts';
import { canonicalQuery, type DocumentRequest } from '../document/render-request.tsx';
import { siteFiles } from '../document/site-files.ts';
import type { SiteOnDay } from '../document/site-on-day.ts';

/** Opens the site on a day, in development and from a build. */
export function openSite(input: RenderInput): SiteOnDay {
  const context = createRenderContext(input);
  return {
    day: context.day,
    files: siteFiles(context),
    canonicalQuery: (path, query) => canonicalQuery(context, path, query),
    render: (request) => renderThroughPlugin(context, request),
  };
}

/** The hook returns errors instead of throwing them, because the plugin logs and discards thrown errors. */
async function renderThroughPlugin(context: RenderContext, request: DocumentRequest): Promise<string> {
  const given = { urlOriginal: '/', context, request, failure: undefined as unknown };
  const { httpResponse, errorWhileRendering, failure } = await renderPage(given);
  if (failure ?? errorWhileRendering) throw failure ?? errorWhileRendering;
  if (!httpResponse) throw new Error('The page plugin has rendered nothing.');
  return httpResponse.body;
}
