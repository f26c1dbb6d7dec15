import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { headSnippet } from '../../app/document/head-snippet.ts';

/** Header names and values in turn, the form in which `writeHead` takes them fastest. */
export type HeaderList = readonly string[];

/** Sources that pages may load besides the site's own files. */
export interface AllowedSources {
  /** Origins of images; undefined entries allow nothing. */
  readonly imageUrls?: readonly (string | undefined)[];
  /** The texts of the style elements in documents. */
  readonly inlineStyles?: readonly string[];
  /** An external URL that the answer to a form may redirect to. */
  readonly formUrl?: string | undefined;
}

/**
 * The headers of every answer.
 * @param siteUrl public origin; over https, browsers are required to stay on https
 */
export function createSecurityHeaders(siteUrl: string, allowed: AllowedSources = {}): HeaderList {
  const { imageUrls = [], inlineStyles = [], formUrl } = allowed;
  const imageOrigins = new Set(imageUrls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])));
  const isSecure = siteUrl.startsWith('https:');
  const compute = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", hashOf(headSnippet)],
        'style-src': ["'self'", ...inlineStyles.map(hashOf)],
        'img-src': ["'self'", 'data:', ...imageOrigins],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        // A form of ours may be answered by a redirect to the booking engine.
        'form-action': ["'self'", ...(formUrl === undefined ? [] : [new URL(formUrl).origin])],
        'frame-ancestors': ["'none'"],
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  compute(request, response, (fault) => {
    if (fault !== undefined) throw fault;
  });
  return response.getHeaderNames().flatMap((name) => [name, String(response.getHeader(name))]);
}

/** The source expression of an inline script or style (CSP 3, 2.3.1). */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sets headers on an answer that has not begun. */
export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
}
