import { isIP } from 'node:net';
import { type LogLevel, logLevels } from '../../core/log.ts';
import { type PlaceConfig, readPlace } from './read-place.ts';
import { readServices, type ServicesConfig } from './read-services.ts';
import { ConfigErrors, createSettings, type Environment, type Settings } from './settings.ts';

export { ConfigErrors } from './settings.ts';

export interface Config extends PlaceConfig, ServicesConfig {
  readonly logLevel: LogLevel;
}

/**
 * Reads the settings from an environment.
 * @param options.isServing whether a server is to start with them
 * @throws {ConfigErrors} listing everything that is wrong
 */
export function readConfig(env: Environment, { isServing = false } = {}): Config {
  const settings = createSettings(env);
  const config = {
    ...readPlace(settings),
    ...readServices(settings),
    logLevel: settings.choose('LOG_LEVEL', logLevels),
  };
  if (isServing) requireProxy(settings, config);
  if (settings.faults.length > 0) throw new ConfigErrors(settings.faults);
  return config;
}

/**
 * The server does not support TLS. Without a trusted proxy, all guests would share the limits of the proxy's address.
 */
function requireProxy({ read, fault }: Settings, { siteUrl }: PlaceConfig): void {
  if (read('TRUST_PROXY') !== undefined || siteUrl?.startsWith('https:') !== true) return;
  const problem =
    'is missing. SITE_URL is https, so guests come through a proxy: without it, one guest who is refused closes the club for all.';
  const remedy =
    'Name the addresses of the proxy: TRUST_PROXY=10.0.0.0/8. If it passes on the address of each guest as its own, say TRUST_PROXY=none.';
  fault('TRUST_PROXY', problem, remedy);
}

/** The origin of a server that listens on `host` and `port`; localhost if it listens on all addresses. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return new URL(`http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`).origin;
}
