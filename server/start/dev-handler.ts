import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevSite } from '../../app/vite/dev-site.ts';
import { formPaths } from '../forms/form-paths.ts';
import { readRequestTarget } from '../http/request-target.ts';
import { createPageStore } from '../pages/page-store.ts';
import { type AppOptions, createApp } from './create-app.ts';

/** A handler whose promise rejects if the answer could not be made; nothing has been sent then. */
export type DevHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Creates the handler for development: pages rendered on each request, then the rest of the app. */
export function createDevHandler(options: AppOptions, devSite: DevSite): DevHandler {
  const { tables } = options;
  const published = new Set(tables.pages.map(({ path }) => path));
  const app = createApp(options);
  app.publish({ store: createPageStore(new Map()), renderer: devSite });

  return async (request, response) => {
    const { path, query } = readRequestTarget(request.url ?? '');
    const html =
      path !== undefined && published.has(path) && !(options.services && formPaths.has(path))
        ? await devSite.renderPage(path, query)
        : undefined;
    if (html === undefined) {
      app.handle(request, response);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(html);
  };
}
