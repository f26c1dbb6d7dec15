import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { isLoopbackHost, isLoopbackUrl, limitedAddress, networkOf } from '../core/client-address.ts';
import type { SecurityEvents } from '../core/security-events.ts';

/** The address the site listens on, and its public origin. */
export interface SitePlace {
  readonly host: string;
  readonly siteUrl: string;
}

/** Headers of proxies; a request with one of them comes from another machine. */
const forwarding =
  /^(forwarded|via|x-forwarded.*|x-original-.*|x-real-.*|x-envoy-.*|x-host|x-proxyuser-ip|.*-client-ip|.*-connecting-ip)$/;

/**
 * Restricts the rest of a router to requests from this machine. For others, the router is skipped and the path is 404.
 */
export function createLoopbackOnly(site: SitePlace, events: SecurityEvents): RequestHandler {
  const isLocalSite = isLoopbackHost(site.host) && isLoopbackUrl(site.siteUrl);
  return (request, _response, next) => {
    if (isLocalSite && isLocalRequest(request)) return next();
    events.record('dev.refused', { outcome: 'refused', address: limitedAddress(request.ip ?? '') });
    next('router');
  };
}

/**
 * Whether a request comes from this machine without a proxy and names this machine as its host; another name may be a
 * DNS rebinding attack.
 */
function isLocalRequest({ socket, headersDistinct }: IncomingMessage): boolean {
  const hosts = headersDistinct.host ?? [];
  return (
    isLoopbackHost(socket.remoteAddress ?? '') &&
    hosts.length === 1 &&
    hosts.every(isLoopbackAuthority) &&
    !Object.keys(headersDistinct).some((name) => forwarding.test(name))
  );
}

/** Whether a Host header’s value, with a port or without, names this machine. */
function isLoopbackAuthority(text: string): boolean {
  const [, host] = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i.exec(text) ?? [];
  return host !== undefined && isLoopbackHost(host);
}

/**
 * Whether a state-changing request comes from a page of this site, by `Sec-Fetch-Site` or, in older browsers, `Origin`.
 * False if both are missing.
 * @param siteUrl public origin; on this machine, its other names (localhost for 127.0.0.1) count as well
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && !isOwn(origin, siteUrl)) return false;
  return site === undefined ? origin !== undefined : site === 'same-origin';
}

function isOwn(origin: string, siteUrl: string): boolean {
  if (origin === siteUrl) return true;
  const [one, own] = [URL.parse(origin), URL.parse(siteUrl)];
  if (one === null || own === null || one.origin !== origin) return false;
  const isSamePlace = one.protocol === own.protocol && one.port === own.port;
  return isSamePlace && isLoopbackHost(one.hostname) && isLoopbackHost(own.hostname);
}

/** The most addresses whose attempts are remembered. */
const mostAddresses = 10_000;

/** Counts an attempt. @returns 0, or the seconds until the next one is allowed */
export type LimitAddress = (address: string | undefined) => number;

export interface AddressRate {
  /** Attempts that an address may make at once. */
  readonly most: number;
  /** Attempts that an address regains. */
  readonly perSecond: number;
}

/**
 * Creates a limit for read-only requests that cost some milliseconds. Each process counts in memory: a write to the
 * database would cost as much, and not every site has a database.
 * @param now milliseconds since any moment
 */
export function createAddressLimit(
  { most, perSecond }: AddressRate,
  now: () => number = () => performance.now(),
): LimitAddress {
  const buckets = new LRUCache<string, { readonly left: number; readonly at: number }>({
    max: mostAddresses,
  });
  return (address = '') => {
    const limited = limitedAddress(address);
    const [key, at] = [networkOf(limited, '/56') ?? limited, now()];
    const before = buckets.get(key) ?? { left: most, at };
    const left = Math.min(most, before.left + ((at - before.at) / 1000) * perSecond);
    if (left < 1) return Math.ceil((1 - left) / perSecond);
    buckets.set(key, { left: left - 1, at });
    return 0;
  };
}
