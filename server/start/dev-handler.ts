import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DevSite } from '../../app/vite/dev-site.ts';
import { readRequestTarget } from '../http/request-target.ts';
import { createPageStore } from '../pages/page-store.ts';
import { type AppOptions, createApp } from './create-app.ts';

/**
 * Creates the handler for development: Vite's own URLs, then pages rendered on each request, then the rest of the app.
 * If rendering fails, the page shows the error.
 */
export function createDevHandler(options: AppOptions, devSite: DevSite): RequestListener {
  const { tables, fill, log } = options;
  const published = new Set(tables.pages.map(({ path }) => path));
  const app = createApp(options);
  app.publish({ store: createPageStore(new Map()), renderer: devSite });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { path, query } = readRequestTarget(request.url ?? '');
    const html =
      path !== undefined && published.has(path) ? await devSite.renderPage(path, query) : undefined;
    if (html === undefined) {
      app.handle(request, response);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(fill(Buffer.from(html)));
  };
  return (request, response) => {
    devSite.middleware(request, response, () => {
      answer(request, response).catch((thrown: unknown) => {
        log.error({ err: thrown }, 'a page could not be rendered');
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(thrown instanceof Error ? thrown.stack : String(thrown));
      });
    });
  };
}
