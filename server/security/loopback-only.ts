import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { limitedAddress } from './client-address.ts';
import { isLoopbackHost, isLoopbackUrl } from './networks.ts';
import type { SecurityEvents } from './security-events.ts';

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

/** A request from this machine, by a name of this machine (another name may be a rebound one), not forwarded. */
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
