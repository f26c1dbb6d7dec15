import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import type { SiteRenderer } from '../../app/document/load-renderer.ts';
import type { Config } from '../config/config.ts';
import { createHealthRouter, type Readiness } from '../http/health.ts';
import { describeError, type Log } from '../http/log.ts';
import { logRequests } from '../http/log-requests.ts';
import { readRequestTarget } from '../http/request-target.ts';
import { readRefusal, sendStatus } from '../http/send-status.ts';
import { createComponentsRouter } from '../pages/components-page.ts';
import { createErrorHandler } from '../pages/error-handler.ts';
import type { FilterRenderer } from '../pages/filtered-pages.ts';
import { createAddressLimit } from '../pages/limit-by-address.ts';
import { createNotPublishedHandler } from '../pages/not-published-handler.ts';
import { PageCounts } from '../pages/page-counts.ts';
import type { PageStore } from '../pages/page-store.ts';
import { createSearchHandler, searchRate } from '../pages/search-handler.ts';
import { createMediaRouter } from '../pages/serve-media.ts';
import { createPageHandler } from '../pages/serve-pages.ts';
import type { SiteTables } from '../pages/site-tables.ts';
import type { ReadDay } from '../pages/today.ts';
import { createWellKnownRouter } from '../pages/well-known.ts';
import { createEventLog } from '../security/event-log.ts';
import { createToken, deriveSecrets } from '../security/secrets.ts';
import type { HeaderList } from '../security/security-headers.ts';
import type { ServicesPart } from './services-part.ts';

export interface AppOptions {
  readonly config: Pick<Config, 'host' | 'trustProxy' | 'bookingUrlTemplate' | 'rateLimits'>;
  readonly siteUrl: string;
  readonly readDay: ReadDay;
  /** Folder of the pictures. */
  readonly mediaFolder: string;
  readonly securityHeaders: HeaderList;
  readonly tables: SiteTables;
  readonly log: Log;
  /** Undefined on a site without a rewards club and without forms. */
  readonly services: ServicesPart | undefined;
  /** Counts answers outside the API. */
  readonly pageCounts?: PageCounts;
}

/** Renders dynamic content, but for filtered pages, which are part of the store. */
type ContentRenderer = Omit<SiteRenderer, keyof FilterRenderer>;

/** The content of a build. */
interface SiteContent {
  readonly store: PageStore;
  readonly renderer: ContentRenderer;
  /** Id of the build; undefined in development. */
  readonly build?: string | undefined;
}

export interface App {
  readonly handle: RequestListener;
  /** Sets the content. Until then, `/readyz` and all pages answer 503. */
  publish(content: SiteContent): void;
  /** Makes `/readyz` answer 503 before the process stops; requests are still answered. */
  withdraw(): void;
}

/** Wires the server: stored files first, then Express for the rest. */
export function createApp(options: AppOptions): App {
  const { config, siteUrl, readDay, securityHeaders, tables, log, services } = options;
  const { pageCounts: counts = new PageCounts() } = options;
  let content: SiteContent | undefined;
  let readiness: Readiness = 'loading';
  const findStore = () => content?.store;
  const findRenderer = () => content?.renderer;
  const isFinal = () => content?.build !== undefined;
  const sendError = createErrorHandler({ tables, log, findRenderer });
  const handleNotPublished = createNotPublishedHandler(tables, readDay, sendError);

  const onError = (thrown: unknown, request: IncomingMessage, response: ServerResponse) => {
    const refusal = readRefusal(thrown);
    if (refusal === undefined) log.error(describeError(thrown), 'a request failed');
    if (response.headersSent) response.destroy();
    else if (refusal === undefined) void sendError(response, pathOf(request.url), { kind: 'serverError' });
    else sendStatus(response, refusal.status, refusal.headers);
  };

  const dynamic = express();
  dynamic.disable('x-powered-by').disable('etag');
  dynamic.enable('case sensitive routing').enable('strict routing');
  dynamic.set('trust proxy', [...config.trustProxy]);
  const paths = new Set(tables.pages.map(({ path }) => path));
  const { localeOfPath } = tables;
  if (services !== undefined) {
    dynamic.use(services.createRouter({ siteUrl, localeOfPath, isPublished: (path) => paths.has(path) }));
  }
  dynamic.use(
    createHealthRouter(
      () => readiness,
      async () => services?.ping(),
      () => content?.build,
    ),
  );
  dynamic.use(createWellKnownRouter(siteUrl));
  dynamic.use((_request, response, next) => {
    response.once('finish', () => counts.add(response.statusCode));
    if (content !== undefined) next();
    else response.status(503).set({ 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
  });
  if (services !== undefined) {
    const { bookingUrlTemplate } = config;
    dynamic.use(
      services.createFormsRouter({
        siteUrl,
        readDay,
        securityHeaders,
        bookingUrlTemplate,
        findRenderer,
      }),
    );
  }
  const events = services?.events ?? createEventLog(log, deriveSecrets(createToken()));
  const site = { host: config.host, siteUrl };
  dynamic.use(createComponentsRouter({ tables, site, events, findRenderer }));
  dynamic.use(createMediaRouter(options.mediaFolder));
  const limit = config.rateLimits ? createAddressLimit(searchRate) : () => 0;
  dynamic.use(
    createSearchHandler({
      tables,
      readDay,
      securityHeaders,
      limit,
      events,
      sendError,
      findRenderer,
      isFinal,
    }),
  );
  dynamic.use((request, response) => handleNotPublished(response, pathOf(request.url)));
  const handleError: ErrorRequestHandler = (thrown, request, response, _next) => {
    onError(thrown, request, response);
  };
  dynamic.use(handleError);

  const servePages = createPageHandler({
    securityHeaders,
    findStore,
    sendError,
    counts,
    onError,
    next: dynamic,
  });
  const isPublished = (path: string) => findStore()?.find(path) !== undefined;
  return {
    handle: logRequests(log, isPublished, servePages),
    publish(published) {
      content = published;
      readiness = 'ready';
    },
    withdraw() {
      readiness = 'stopping';
    },
  };
}

function pathOf(target: string | undefined): string {
  const { path, rawPath } = readRequestTarget(target ?? '');
  return path ?? rawPath;
}
