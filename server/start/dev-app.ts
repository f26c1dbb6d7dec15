import { fileURLToPath } from 'node:url';
import type { DevSite } from '../../app/vite/dev-site.ts';
import { openServices } from '../club/open-services.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../http/log.ts';
import { generatedTables } from '../pages/generated-tables.ts';
import { createDayReader } from '../pages/today.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { createDevHandler, type DevHandler } from './dev-handler.ts';

const mediaFolder = fileURLToPath(new URL('../../generated/pictures', import.meta.url));

export interface DevAppOptions {
  readonly config: Config;
  /** Where the server listens. */
  readonly url: string;
  readonly securityHeaders: HeaderList;
  readonly log: Log;
  readonly devSite: DevSite;
}

/** The app of the current sources, with its services. */
export interface DevApp {
  readonly handle: DevHandler;
  /** Closes the services. */
  stop(): Promise<void>;
}

/**
 * Opens the app in development. Vite loads this module and everything that it imports, so after a change of the server
 * or of generated code there is a new one, all of whose modules fit together.
 * @throws {StartupError} if the database cannot be opened
 */
export async function openDevApp(options: DevAppOptions): Promise<DevApp> {
  const { config, url, securityHeaders, log, devSite } = options;
  const services = await openServices?.(config, log);
  const siteUrl = config.siteUrl ?? url;
  const readDay = createDayReader(config);
  const shared = { config, siteUrl, readDay, mediaFolder, securityHeaders, log, services };
  services?.start();
  return {
    handle: createDevHandler({ ...shared, tables: generatedTables }, devSite),
    async stop() {
      await services?.stop();
    },
  };
}
