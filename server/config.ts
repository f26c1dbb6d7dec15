import { isIP } from 'node:net';
import { isLoopbackHost, isNetwork } from './security/networks.ts';

/** Names of the environment variables that the server reads. */
type Setting = 'HOST' | 'PORT' | 'SITE_URL' | 'TRUST_PROXY' | 'RATE_LIMITS' | 'LOG_LEVEL';

/** Levels of the log, from the loudest fault to silence. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  /** Address or name to listen on; IPv6 without brackets. */
  readonly host: string;
  /** Port to listen on; 0 lets the system choose. */
  readonly port: number;
  /** Public origin, without a closing slash; absent: the origin the server listens on. */
  readonly siteUrl?: string;
  /** Proxies whose forwarding headers are believed: addresses and networks. */
  readonly trustProxy: readonly string[];
  readonly rateLimits: boolean;
  readonly logLevel: (typeof logLevels)[number];
}

export interface ConfigFault {
  readonly setting: Setting;
  /** What is wrong, and how to mend it. */
  readonly problem: string;
  readonly remedy: string;
}

/** Thrown by `readConfig`; the message lists every fault. */
export class ConfigFaults extends Error {
  override readonly name = 'ConfigFaults';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    const count = faults.length === 1 ? 'one setting is' : `${faults.length} settings are`;
    const lines = faults.map(({ setting, problem, remedy }) => `  ${setting} ${problem}\n    ${remedy}`);
    super(`The site cannot start: ${count} wrong.\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

/** The origin of a server that listens on `host` and `port`; on every address, it is called localhost. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return new URL(`http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`).origin;
}

/**
 * Reads the settings from an environment. A variable that is empty counts as absent.
 * @throws {ConfigFaults} listing everything that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: ConfigFault[] = [];
  const fault = (setting: Setting, problem: string, remedy: string) => {
    faults.push({ setting, problem, remedy });
  };
  const read = (setting: Setting) => env[setting]?.trim() || undefined;

  const host = (read('HOST') ?? '127.0.0.1').replace(/^\[(.*)\]$/, '$1');
  const isHost = isIP(host) !== 0 ? !host.includes('%') : isHostName(host);
  if (!isHost) fault('HOST', `is no address and no host name: ${quote(host)}.`, 'Example: HOST=127.0.0.1');

  const port = read('PORT') ?? '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    const remedy = 'Example: PORT=3000 (PORT=0 takes any free port).';
    fault('PORT', `is no whole number from 0 to 65535: ${quote(port)}.`, remedy);
  }

  const siteUrl = read('SITE_URL');
  const siteProblem = siteUrl === undefined ? undefined : findOriginProblem(siteUrl);
  if (siteProblem !== undefined) {
    const remedy = 'Give scheme and host, and a port if there is one: SITE_URL=https://www.example.com';
    fault('SITE_URL', siteProblem, remedy);
  }

  const trustProxy = (read('TRUST_PROXY') ?? '').split(/[\s,]+/).filter((part) => part !== '');
  for (const network of trustProxy.filter((part) => !isNetwork(part))) {
    const remedy = 'List addresses or networks, separated by commas: TRUST_PROXY=10.0.0.0/8,fd00::/8';
    fault('TRUST_PROXY', `has an entry that is no address and no network: ${quote(network)}.`, remedy);
  }

  const rateLimits = read('RATE_LIMITS') ?? 'on';
  if (rateLimits !== 'on' && rateLimits !== 'off') {
    fault('RATE_LIMITS', `is neither on nor off: ${quote(rateLimits)}.`, 'Leave it out, or RATE_LIMITS=on');
  }
  const isLocal = isLoopbackHost(host) && (siteUrl === undefined || isLoopbackUrl(siteUrl));
  if (rateLimits === 'off' && !isLocal) {
    const remedy = 'Take RATE_LIMITS out, or keep to HOST=127.0.0.1 and no SITE_URL.';
    fault('RATE_LIMITS', 'may be off only where HOST and SITE_URL are both loopback.', remedy);
  }

  const level = read('LOG_LEVEL') ?? 'info';
  const logLevel = logLevels.find((known) => known === level);
  if (logLevel === undefined) {
    fault('LOG_LEVEL', `is unknown: ${quote(level)}.`, `Choose one of ${logLevels.join(', ')}.`);
  }

  if (faults.length > 0 || logLevel === undefined) throw new ConfigFaults(faults);
  const site = siteUrl === undefined ? {} : { siteUrl: new URL(siteUrl).origin };
  return { host, port: Number(port), ...site, trustProxy, rateLimits: rateLimits === 'on', logLevel };
}

function isHostName(text: string): boolean {
  return /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i.test(text)
    ? URL.canParse(`http://${text}`)
    : false;
}

function findOriginProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null) return `is no URL: ${quote(text)}.`;
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return 'starts with neither http:// nor https://.';
  if (url.username !== '' || url.password !== '') return 'carries a user name or password.';
  const isBare = url.pathname === '/' && !/[?#]/.test(text);
  return isBare ? undefined : `has more than an origin (a path, a query or a fragment): ${quote(text)}.`;
}

function isLoopbackUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isLoopbackHost(url.hostname);
}

/** Shows a value in a message, without what may be a password in it. */
function quote(value: string): string {
  return value.includes('@') ? '(not shown)' : JSON.stringify(value.slice(0, 100));
}
