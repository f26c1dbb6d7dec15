import { isIP } from 'node:net';
import { type LogLevel, logLevels } from '../http/log.ts';
import { type PlaceConfig, readPlace } from './read-place.ts';
import { readServices, type ServicesConfig } from './read-services.ts';
import { ConfigErrors, createSettings, type Environment } from './settings.ts';

export { ConfigErrors } from './settings.ts';

export interface Config extends PlaceConfig, ServicesConfig {
  readonly logLevel: LogLevel;
}

/**
 * Reads the settings from an environment.
 * @throws {ConfigErrors} listing everything that is wrong
 */
export function readConfig(env: Environment): Config {
  const settings = createSettings(env);
  const config = {
    ...readPlace(settings),
    ...readServices(settings),
    logLevel: settings.choose('LOG_LEVEL', logLevels),
  };
  if (settings.faults.length > 0) throw new ConfigErrors(settings.faults);
  return config;
}

/** The origin of a server that listens on `host` and `port`; on every address, it is called localhost. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return new URL(`http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`).origin;
}
