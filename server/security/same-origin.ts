import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from a page of this site: browsers say so themselves in
 * `Sec-Fetch-Site`, older ones by `Origin`. A request that says neither is refused.
 * @param siteUrl public origin
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin !== siteUrl) return false;
  return site === undefined ? origin === siteUrl : site === 'same-origin';
}
