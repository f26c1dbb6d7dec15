import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import type { Locale } from '../../generated/locales.ts';
import type { ReadDay } from '../core/clock.ts';
import { describeError, type Log } from '../core/log.ts';
import { createToken, deriveSecrets } from '../core/secrets.ts';
import { createEventLog } from '../core/security-events.ts';
import { readRefusal, sendStatus } from '../http/answers.ts';
import { createHealthRouter, type Readiness } from '../http/health.ts';
import { PageCounts } from '../http/page-counts.ts';
import { createAddressLimit } from '../http/request-checks.ts';
import { logRequests, readRequestTarget } from '../http/requests.ts';
import type { HeaderList } from '../http/security-headers.ts';
import { createMediaRouter } from '../pages/client-files.ts';
import { createComponentsRouter } from '../pages/components-page.ts';
import { createErrorHandler } from '../pages/error-handler.ts';
import type { FindSource } from '../pages/find-source.ts';
import { createNotPublishedHandler } from '../pages/not-published.ts';
import { createSearchHandler, searchRate } from '../pages/search-handler.ts';
import { createPageHandler } from '../pages/serve-pages.ts';
import type { SiteOfToday } from '../pages/site-of-today.ts';
import type { SiteTables } from '../pages/site-tables.ts';
import { createWellKnownRouter } from '../pages/well-known.ts';
import type { Config } from './config/config.ts';
import type { ServicesPart } from './open-services.ts';

export interface AppOptions {
  readonly config: Pick<Config, 'host' | 'trustProxy' | 'bookingUrlTemplate' | 'indexNow' | 'rateLimits'>;
  readonly siteUrl: string;
  readonly site: SiteOfToday;
  /** Id of the build; undefined in development. */
  readonly build?: string;
  /** Called with the languages that guests search in, in order of first use. */
  readonly searched: Set<Locale>;
  readonly readDay: ReadDay;
  /** Folders of the pictures, the present build's first. */
  readonly mediaFolders: readonly string[];
  readonly findSource: FindSource;
  readonly securityHeaders: HeaderList;
  readonly tables: SiteTables;
  readonly log: Log;
  /** Undefined on a site without a rewards club and without forms. */
  readonly services: ServicesPart | undefined;
  /** Counts answers outside the API. */
  readonly pageCounts?: PageCounts;
  /** Answers a failed request in development; by default, guests get an error page. */
  readonly onFault?: (thrown: unknown, response: ServerResponse) => void;
}

export interface App {
  readonly handle: RequestListener;
  /** Makes `/readyz` answer 503 before the process stops; requests are still answered. */
  withdraw(): void;
}

/** Wires the server: pages and files first, then Express for the rest. */
export function createApp(options: AppOptions): App {
  const { config, siteUrl, site, searched, readDay, securityHeaders, tables, findSource, log, services } =
    options;
  const { pageCounts: counts = new PageCounts() } = options;
  let readiness: Readiness = 'ready';
  const paths = new Set(tables.pages.map(({ path }) => path));
  const sendError = createErrorHandler({ tables, log, site });
  const handleNotPublished = createNotPublishedHandler(tables, readDay, sendError);

  const onError = (thrown: unknown, request: IncomingMessage, response: ServerResponse) => {
    const refusal = readRefusal(thrown);
    if (refusal === undefined && options.onFault !== undefined) return options.onFault(thrown, response);
    // Other URLs may contain a guest's input.
    const published = paths.has(pathOf(request.url)) ? { path: pathOf(request.url) } : {};
    if (refusal === undefined) log.error({ ...describeError(thrown), ...published }, 'a request failed');
    if (response.headersSent) response.destroy();
    else if (refusal === undefined) void sendError(response, pathOf(request.url), { kind: 'serverError' });
    else sendStatus(response, refusal.status, refusal.headers);
  };

  const dynamic = express();
  dynamic.disable('x-powered-by').disable('etag');
  dynamic.enable('case sensitive routing').enable('strict routing');
  dynamic.set('trust proxy', [...config.trustProxy]);
  const { localeOfPath } = tables;
  if (services !== undefined) {
    dynamic.use(services.createRouter({ siteUrl, localeOfPath, isPublished: (path) => paths.has(path) }));
  }
  dynamic.use(
    createHealthRouter(
      () => readiness,
      async () => services?.ping(),
      options.build,
    ),
  );
  dynamic.use(createWellKnownRouter(siteUrl, config.indexNow?.key));
  dynamic.use((_request, response, next) => {
    response.once('finish', () => counts.add(response.statusCode));
    next();
  });
  if (services !== undefined) {
    const { bookingUrlTemplate } = config;
    dynamic.use(
      services.createFormsRouter({
        siteUrl,
        readDay,
        securityHeaders,
        bookingUrlTemplate,
        site,
      }),
    );
  }
  const events = services?.events ?? createEventLog(log, deriveSecrets(createToken()));
  const place = { host: config.host, siteUrl };
  dynamic.use(createComponentsRouter({ tables, place, events, site }));
  dynamic.use(createMediaRouter(options.mediaFolders));
  const limit = config.rateLimits ? createAddressLimit(searchRate) : () => 0;
  dynamic.use(
    createSearchHandler({
      tables,
      securityHeaders,
      limit,
      events,
      sendError,
      searched,
      site,
    }),
  );
  dynamic.use((request, response) => handleNotPublished(response, pathOf(request.url)));
  const handleError: ErrorRequestHandler = (thrown, request, response, _next) => {
    onError(thrown, request, response);
  };
  dynamic.use(handleError);

  const servePages = createPageHandler({
    securityHeaders,
    site,
    findSource,
    sendError,
    counts,
    onError,
    next: dynamic,
  });
  return {
    handle: logRequests(log, (path) => paths.has(path), servePages),
    withdraw() {
      readiness = 'stopping';
    },
  };
}

function pathOf(target: string | undefined): string {
  const { path, rawPath } = readRequestTarget(target ?? '');
  return path ?? rawPath;
}
