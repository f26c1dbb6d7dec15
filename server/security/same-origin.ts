import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackHost } from './networks.ts';

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
