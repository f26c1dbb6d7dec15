import { inlineStylesOf } from '../../app/document/read-assets.ts';
import type { OpenSite } from '../../app/document/site-on-day.ts';
import type { Locale } from '../../generated/locales.ts';
import { createDayReader, type ReadDay } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { formPaths } from '../forms/form-addresses.ts';
import { createHttpServer } from '../http/http-server.ts';
import type { Metrics } from '../http/metrics.ts';
import { type MetricsServer, metricsHost, startMetricsServer } from '../http/metrics-server.ts';
import { createSecurityHeaders } from '../http/security-headers.ts';
import { listClientFiles } from '../pages/client-files.ts';
import { createSourceFinder } from '../pages/find-source.ts';
import { openSiteOfToday, type ServedSite } from '../pages/site-of-today.ts';
import type { SiteTables } from '../pages/site-tables.ts';
import { pathsToWarm, warmCache } from '../pages/warm-cache.ts';
import { type Config, originOf } from './config/config.ts';
import { createApp } from './create-app.ts';
import type { Build } from './load-build.ts';
import { openServices, type ServicesPart } from './open-services.ts';
import { allowedSourcesOf, settingsOf } from './site-settings.ts';
import { explainListenError } from './startup-errors.ts';

export interface SiteOptions {
  readonly config: Config;
  readonly build: Build;
  readonly tables: SiteTables;
  readonly openSite: OpenSite;
  /** Returns the day of the site; by default the config's, or else today. */
  readonly readDay?: ReadDay;
  readonly log: Log;
}

export interface RunningSite {
  /** The origin of the address that it listens on. */
  readonly url: string;
  /** Finishes accepted requests, then closes; waits at most `patience` milliseconds. */
  stop(patience?: number): Promise<void>;
}

/**
 * Listens, opens the site of a build and serves it.
 * @throws {StartupError} if the database cannot be opened, or the address cannot be used
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const services = await openServices?.(options.config, options.log);
  try {
    return await startWith(services, options);
  } catch (thrown) {
    await services?.stop();
    throw thrown;
  }
}

async function startWith(services: ServicesPart | undefined, options: SiteOptions): Promise<RunningSite> {
  const { config, build, tables, openSite, log } = options;
  const { readDay = createDayReader(config) } = options;
  const allowed = allowedSourcesOf(config, inlineStylesOf(build.assets));
  const securityHeaders = createSecurityHeaders(config.siteUrl ?? 'http:', allowed);
  const paths = tables.pages.map((page) => page.path);
  const isShared = (path: string) => services === undefined || !formPaths.has(path);
  const findSource = createSourceFinder({
    paths: new Set(paths.filter(isShared)),
    pathOn: tables.pathOn,
    clientFiles: listClientFiles(build.clientFolders, securityHeaders),
    securityHeaders,
  });
  const { metricsPort } = config;
  const openMetrics = () => import('../http/metrics.ts');
  const metrics = metricsPort === undefined ? undefined : await (await openMetrics()).createMetrics(services);
  const metricsServer = metrics && (await serveMetrics(metricsPort ?? 0, metrics, log));
  const server = createHttpServer(securityHeaders, services?.events);
  const port = await server.listen(config.host, config.port).catch(async (thrown: unknown) => {
    await metricsServer?.stop();
    throw explainListenError(thrown, config);
  });
  // No request can arrive before the end of this turn.
  const url = originOf(config.host, port);
  log.info({ url }, 'site listening');
  const siteUrl = config.siteUrl ?? url;
  const searched = new Set<Locale>();
  let warming = new AbortController();
  const warm = (served: ServedSite) => {
    warming.abort();
    warming = new AbortController();
    const { signal } = warming;
    void warmCache(served, { paths: pathsToWarm(tables), searched, findSource, log, signal });
  };
  const settings = settingsOf(config, siteUrl);
  const site = openSiteOfToday({
    open: (day) => openSite({ day, settings, assets: build.assets }),
    readDay,
    cacheMegabytes: config.pageCacheMegabytes,
    opened(served) {
      log.info({ siteUrl, build: build.id, day: served.site.day }, 'site ready');
      warm(served);
    },
  });
  const app = createApp({
    config,
    siteUrl,
    site,
    build: build.id,
    searched,
    readDay,
    mediaFolders: build.mediaFolders,
    securityHeaders,
    tables,
    findSource,
    log,
    services,
    ...(metrics && { pageCounts: metrics.pageCounts }),
  });
  server.serve(app.handle);
  services?.start();
  if (build.missing.length > 0)
    log.warn(
      { missing: build.missing },
      'legal pages lack facts of the company: fill in “company” in spec/site.yaml',
    );

  return {
    url,
    async stop(patience = 10_000) {
      site.stop();
      warming.abort();
      app.withdraw();
      log.info('site stopping');
      if (!(await server.drain(patience))) log.warn('open connections were closed by force');
      await metricsServer?.stop();
      await services?.stop();
      log.info('site stopped');
    },
  };
}

async function serveMetrics(port: number, metrics: Metrics, log: Log): Promise<MetricsServer> {
  try {
    const server = await startMetricsServer(port, metrics, log);
    log.info({ url: server.url }, 'metrics listening');
    return server;
  } catch (thrown) {
    throw explainListenError(thrown, { host: metricsHost, port, setting: 'METRICS_PORT' });
  }
}
