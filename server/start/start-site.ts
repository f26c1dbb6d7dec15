import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltRenderer, readBuild, type SiteSettings } from '../../app/document/load-renderer.ts';
import { openServices } from '../club/open-services.ts';
import { type Config, originOf } from '../config/config.ts';
import { formPaths } from '../forms/form-paths.ts';
import { type ConnectionSource, createHttpServer } from '../http/http-server.ts';
import type { Log } from '../http/log.ts';
import { createMetrics, type Metrics } from '../metrics/create-metrics.ts';
import { type MetricsServer, metricsHost, startMetricsServer } from '../metrics/metrics-server.ts';
import { createFilteredPages } from '../pages/filtered-pages.ts';
import { followDay } from '../pages/follow-day.ts';
import { loadPages } from '../pages/load-pages.ts';
import { createPageStore } from '../pages/page-store.ts';
import { allowedSourcesOf, settingsOf } from '../pages/site-settings.ts';
import type { SiteTables } from '../pages/site-tables.ts';
import { createDayReader, type ReadDay } from '../pages/today.ts';
import { createSecurityHeaders } from '../security/security-headers.ts';
import { readWorkerSlot } from './cluster/worker-slot.ts';
import { createApp } from './create-app.ts';
import type { ServicesPart } from './services-part.ts';
import { explainBuildError, explainListenError, StartupError } from './startup-errors.ts';

export interface SiteOptions {
  readonly config: Config;
  /** Folder of a finished build. */
  readonly distFolder: string;
  readonly tables: SiteTables;
  loadRenderer(distFolder: string, settings: SiteSettings, readDay: ReadDay): Promise<BuiltRenderer>;
  /** Gives the day of the site; where it is left out, the config's, else today. */
  readonly readDay?: ReadDay;
  /** The texts of the style elements in the documents of the build. */
  readInlineStyles(distFolder: string): Promise<readonly string[]>;
  readonly log: Log;
  /** Connections accepted elsewhere, at the address of the config; where they are left out, the site listens there itself. */
  readonly connections?: ConnectionSource | undefined;
}

export interface RunningSite {
  /** Where it listens, as an origin that can be opened. */
  readonly url: string;
  /** Finishes what was accepted, then closes; waits at most `patience` milliseconds. */
  stop(patience?: number): Promise<void>;
}

/**
 * Listens, loads the build and serves it.
 * @throws {StartupError} when there is no fitting build, the database cannot be opened, or the address not listened on
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { config, distFolder, log } = options;
  await access(join(distFolder, 'build.json')).catch(() => {
    throw new StartupError('it has not been built.', 'Run npm run build, or npm start for both.');
  });

  const services = await openServices?.(config, log);
  try {
    return await startWith(services, options);
  } catch (thrown) {
    await services?.stop();
    throw thrown;
  }
}

async function startWith(services: ServicesPart | undefined, options: SiteOptions): Promise<RunningSite> {
  const { config, distFolder, tables, log, loadRenderer, connections } = options;
  const inlineStyles = await options.readInlineStyles(distFolder).catch((thrown: unknown) => {
    throw explainBuildError(thrown);
  });
  const allowed = allowedSourcesOf(config, inlineStyles);
  const securityHeaders = createSecurityHeaders(config.siteUrl ?? 'http:', allowed);
  const server = createHttpServer(securityHeaders, services?.events);
  const listen = async () =>
    connections === undefined ? server.listen(config.host, config.port) : config.port;
  const port = await listen().catch((thrown: unknown) => {
    throw explainListenError(thrown, config);
  });
  const url = originOf(config.host, port);
  const siteUrl = config.siteUrl ?? url;
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(services);
  const settings = settingsOf(config, siteUrl);
  const { readDay = createDayReader(config) } = options;
  const mediaFolder = join(distFolder, 'media');
  const parts = { config, siteUrl, readDay, mediaFolder, securityHeaders, tables, log, services };
  const app = createApp({ ...parts, ...(metrics && { pageCounts: metrics.pageCounts }) });
  server.serve(app.handle);
  if (connections !== undefined) server.takeFrom(connections);
  log.info({ url }, 'site listening');

  let metricsServer: MetricsServer | undefined;
  let stopFollowing = () => {};
  try {
    if (metrics !== undefined) metricsServer = await serveMetrics(metricsPortOf(config), metrics, log);
    const renderer = await loadRenderer(distFolder, settings, readDay);
    const { renderFile } = renderer;
    const responsesOn = loadPages({ distFolder, pages: tables.pages, renderFile, securityHeaders });
    const findFiltered = createFilteredPages({ renderer, readDay, securityHeaders });
    const { id: build, missing = [] } = readBuild(distFolder);
    const publish = (day: string) => {
      const responses = responsesOn({ day, settings });
      // Forms are rendered for each guest.
      const stored = services === undefined ? responses : withoutForms(responses);
      app.publish({ store: createPageStore(stored, findFiltered), renderer, build });
      log.info({ siteUrl, files: responses.size, build, day }, 'site ready');
    };
    publish(readDay());
    stopFollowing = followDay(readDay, publish);
    services?.start();
    if (missing.length > 0)
      log.warn({ missing }, 'legal pages lack facts of the company: fill in “company” in spec/site.yaml');
  } catch (thrown) {
    stopFollowing();
    await metricsServer?.stop();
    await server.drain(0);
    throw explainBuildError(thrown);
  }

  return {
    url,
    async stop(patience = 10_000) {
      stopFollowing();
      app.withdraw();
      log.info('site stopping');
      if (!(await server.drain(patience))) log.warn('connections still open were cut off');
      await metricsServer?.stop();
      await services?.stop();
      log.info('site stopped');
    },
  };
}

function withoutForms<T>(responses: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map([...responses].filter(([path]) => !formPaths.has(path)));
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

/** Each worker has a port of its own, one after the other. */
function metricsPortOf({ metricsPort = 0 }: Pick<Config, 'metricsPort'>): number {
  return metricsPort === 0 ? 0 : metricsPort + readWorkerSlot();
}
