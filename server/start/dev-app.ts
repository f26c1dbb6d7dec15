import type { RequestListener, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { openSite } from '../../app/vite/open-site.ts';
import { sourceAssets } from '../../app/vite/source-assets.ts';
import { createDayReader } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { formPaths } from '../forms/form-addresses.ts';
import type { HeaderList } from '../http/security-headers.ts';
import { createSourceFinder } from '../pages/find-source.ts';
import { openSiteOfToday } from '../pages/site-of-today.ts';
import { generatedTables as tables } from '../pages/site-tables.ts';
import type { Config } from './config/config.ts';
import { createApp } from './create-app.ts';
import { openServices } from './open-services.ts';
import { settingsOf } from './site-settings.ts';

const mediaFolder = resolve('generated/pictures');

export interface DevAppOptions {
  readonly config: Config;
  /** The address of the server. */
  readonly url: string;
  readonly securityHeaders: HeaderList;
  readonly log: Log;
  /** Answers a request that failed. */
  readonly onFault: (thrown: unknown, response: ServerResponse) => void;
}

/** The app of the current sources, with its services. */
export interface DevApp {
  readonly handle: RequestListener;
  /** Closes the services. */
  stop(): Promise<void>;
}

/**
 * Opens the app in development. Vite loads this module and everything that it imports, so a change of the server, the
 * pages or generated code creates a new app with consistent modules. Nothing is cached.
 * @throws {StartupError} if the database cannot be opened
 */
export async function openDevApp(options: DevAppOptions): Promise<DevApp> {
  const { config, url, securityHeaders, log } = options;
  const services = await openServices?.(config, log);
  const siteUrl = config.siteUrl ?? url;
  const readDay = createDayReader(config);
  const paths = tables.pages.map(({ path }) => path);
  const isShared = (path: string) => services === undefined || !formPaths.has(path);
  const findSource = createSourceFinder({
    paths: new Set(paths.filter(isShared)),
    pathOn: tables.pathOn,
    clientFiles: new Map(),
    securityHeaders,
  });
  const settings = settingsOf(config, siteUrl);
  const open = (day: string) => openSite({ day, settings, assets: sourceAssets });
  const site = openSiteOfToday({ open, readDay, cacheMegabytes: 0 });
  const parts = { siteUrl, site, readDay, securityHeaders, tables, findSource, log, services };
  const { handle } = createApp({
    ...options,
    ...parts,
    searched: new Set(),
    mediaFolders: [mediaFolder],
  });
  services?.start();
  return {
    handle,
    async stop() {
      site.stop();
      await services?.stop();
    },
  };
}
