import { isIP } from 'node:net';
import { bookingParts, isBookingTemplate } from '../../../app/declarations/booking-link.ts';
import { isLoopbackHost, isLoopbackUrl, isNetwork, isPrivateUrl } from '../../core/client-address.ts';
import { quote, type Setting, type Settings } from './settings.ts';

/** The address the site listens on, and the proxies it trusts. */
export interface PlaceConfig {
  /** Address or name to listen on; IPv6 without brackets. */
  readonly host: string;
  /** Port to listen on; 0 lets the system choose. */
  readonly port: number;
  /** Public origin, without a closing slash; absent: the origin the server listens on. */
  readonly siteUrl?: string;
  /** Proxies whose forwarding headers are trusted: addresses and networks. */
  readonly trustProxy: readonly string[];
  readonly rateLimits: boolean;
  /** Prefix of `/media/…` in picture addresses, without a closing slash; absent: the site's own origin. */
  readonly imageCdnUrl?: string;
  /** Prefix of flag addresses, with a closing slash; absent: the site's own. */
  readonly flagCdnUrl?: string;
  /** Address of the booking engine, as `bookingLink` fills it in; absent: there are no booking links. */
  readonly bookingUrlTemplate?: string;
  /** Sends changed addresses to search engines; absent: nothing is sent. */
  readonly indexNow?: { readonly key: string; readonly url: string };
  /** The day of the site as YYYY-MM-DD; absent: today at the hotels. */
  readonly siteDay?: string;
  /** The size of each process's cache of answers, in megabytes. */
  readonly pageCacheMegabytes: number;
  /** How many processes serve the site. */
  readonly workers: number;
  /** Port of the metrics on 127.0.0.1; absent: there are none. */
  readonly metricsPort?: number;
}

/** Reads the settings of the address; adds a fault for each invalid one. */
export function readPlace(settings: Settings): PlaceConfig {
  const { read, fault } = settings;
  const host = (read('HOST') ?? '127.0.0.1').replace(/^\[(.*)\]$/, '$1');
  const isHost = isIP(host) !== 0 ? !host.includes('%') : isHostName(host);
  if (!isHost) fault('HOST', `is no address and no host name: ${quote(host)}.`, 'Example: HOST=127.0.0.1');

  const port = readPort(settings, 'PORT', 3000);

  const siteUrl = read('SITE_URL');
  const siteProblem = siteUrl === undefined ? undefined : findOriginProblem(siteUrl);
  if (siteProblem !== undefined) {
    const remedy = 'Give scheme and host, and a port if there is one: SITE_URL=https://www.example.com';
    fault('SITE_URL', siteProblem, remedy);
  }

  const trusted = read('TRUST_PROXY');
  const trustProxy = (trusted === 'none' ? '' : (trusted ?? ''))
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  for (const network of trustProxy.filter((part) => !isNetwork(part))) {
    const remedy = 'List addresses or networks, separated by commas: TRUST_PROXY=10.0.0.0/8,fd00::/8';
    fault('TRUST_PROXY', `has an entry that is no address and no network: ${quote(network)}.`, remedy);
  }

  const rateLimits = settings.choose('RATE_LIMITS', ['on', 'off']) === 'on';
  const isLocal = isLoopbackHost(host) && (siteUrl === undefined || isLoopbackUrl(siteUrl));
  if (!rateLimits && !isLocal) {
    const remedy = 'Take RATE_LIMITS out, or keep to HOST=127.0.0.1 and no SITE_URL.';
    fault('RATE_LIMITS', 'may be off only where HOST and SITE_URL are both loopback.', remedy);
  }

  // Without the closing slash, because paths of pictures begin with one.
  const imageCdnUrl = readCdn(settings, 'IMAGE_CDN_URL')?.replace(/\/$/, '');
  const flagCdnUrl = readCdn(settings, 'FLAG_CDN_URL');
  const bookingUrlTemplate = readBookingTemplate(settings);
  const indexNow = readIndexNow(settings);
  const workers = readWorkers(settings);
  const pageCacheMegabytes = readCacheSize(settings);
  const siteDay = readDay(settings);
  const metricsPort = read('METRICS_PORT') === undefined ? undefined : readPort(settings, 'METRICS_PORT', 0);
  return {
    host,
    port,
    ...(siteUrl === undefined || siteProblem !== undefined ? {} : { siteUrl: new URL(siteUrl).origin }),
    trustProxy,
    rateLimits,
    workers,
    pageCacheMegabytes,
    ...(siteDay === undefined ? {} : { siteDay }),
    ...(imageCdnUrl === undefined ? {} : { imageCdnUrl }),
    ...(flagCdnUrl === undefined ? {} : { flagCdnUrl }),
    ...(bookingUrlTemplate === undefined ? {} : { bookingUrlTemplate }),
    ...(indexNow === undefined ? {} : { indexNow }),
    ...(metricsPort === undefined ? {} : { metricsPort }),
  };
}

/** A base of addresses, with a closing slash; https, unless it is on this machine. */
function readCdn({ read, fault }: Settings, setting: Setting): string | undefined {
  const text = read(setting);
  if (text === undefined) return undefined;
  const isBase = isPrivateUrl(text) && !/[?#@;,&'\s]/.test(text);
  if (isBase) return new URL(text).href.replace(/\/?$/, '/');
  const problem = `is no base of https addresses: ${quote(text)}.`;
  fault(setting, problem, `Example: ${setting}=https://cdn.example.com/`);
  return undefined;
}

function readBookingTemplate({ read, fault }: Settings): string | undefined {
  const text = read('BOOKING_URL_TEMPLATE');
  if (text === undefined) return undefined;
  if (isPrivateUrl(text.replaceAll(/[{}]/g, '')) && isBookingTemplate(text)) return text;
  const remedy =
    'Example: BOOKING_URL_TEMPLATE=https://book.example.com/?property={property}&from={arrival}&to={departure}&lang={locale}&promo={promo}';
  fault(
    'BOOKING_URL_TEMPLATE',
    `is no https address with {property} in it, or has another part than ${bookingParts.map((name) => `{${name}}`).join(', ')}.`,
    remedy,
  );
  return undefined;
}

function readWorkers({ read, fault }: Settings): number {
  const workers = read('WORKERS') ?? '1';
  if (!/^[1-9]\d?$/.test(workers)) {
    const problem = `is no whole number from 1 to 99: ${quote(workers)}.`;
    fault('WORKERS', problem, 'Take one for each core that the site may use: WORKERS=2');
    return 1;
  }
  const database = read('DATABASE_URL') ?? '';
  if (workers !== '1' && database.includes(':memory:')) {
    const problem =
      'may be more than 1 only with a database that processes share, which one in memory is not.';
    fault('WORKERS', problem, 'Name a file or a server: DATABASE_URL=sqlite:var/site.db');
  }
  return Number(workers);
}

function readCacheSize({ read, fault }: Settings): number {
  const size = read('PAGE_CACHE_MB') ?? '64';
  if (/^\d{1,5}$/.test(size)) return Number(size);
  fault('PAGE_CACHE_MB', `is no whole number from 0 to 99999: ${quote(size)}.`, 'Example: PAGE_CACHE_MB=64');
  return 0;
}

/** The key by which search engines know that a message is of the site, and where they take it. */
function readIndexNow({ read, fault }: Settings): PlaceConfig['indexNow'] {
  const url = read('INDEXNOW_URL') ?? 'https://api.indexnow.org/indexnow';
  if (!isPrivateUrl(url))
    fault(
      'INDEXNOW_URL',
      `is no https address: ${quote(url)}.`,
      'Take it out, or name an engine of IndexNow.',
    );
  const key = read('INDEXNOW_KEY');
  if (key === undefined) return undefined;
  if (/^[\dA-Za-z-]{8,128}$/.test(key)) return { key, url };
  const problem = 'is no key: IndexNow wants 8 to 128 letters, digits and hyphens.';
  fault('INDEXNOW_KEY', problem, 'Make one: openssl rand -hex 16');
  return undefined;
}

function readDay({ read, fault }: Settings): string | undefined {
  const text = read('SITE_DAY');
  if (text === undefined) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text) return text;
  fault('SITE_DAY', `is no day of the calendar: ${quote(text)}.`, 'Example: SITE_DAY=2027-06-01');
  return undefined;
}

function readPort({ read, fault }: Settings, setting: Setting, otherwise: number): number {
  const port = read(setting) ?? String(otherwise);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    const remedy = `Example: ${setting}=${otherwise || 9464} (${setting}=0 takes any free port).`;
    fault(setting, `is no whole number from 0 to 65535: ${quote(port)}.`, remedy);
  }
  return Number(port);
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
