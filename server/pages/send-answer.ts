import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { speculationRulesName } from '../../app/document/speculation-rules.ts';
import type { HeaderList } from '../http/security-headers.ts';
import type { Encoding } from './encodings.ts';
import { type MediaType, mediaTypeOf } from './media-types.ts';

/** How a file is sent. */
export interface FileKind extends Pick<MediaType, 'contentType'> {
  readonly cacheControl: string;
}

/** The headers of a kind of file. Thousands of files share this object. */
export interface FileHeaders {
  /** The headers of a 200 answer. */
  readonly ok: Readonly<Record<Encoding, HeaderList>>;
  /** The headers of a 304 answer. */
  readonly notModified: HeaderList;
}

export function createFileHeaders(
  { contentType, cacheControl }: FileKind,
  security: HeaderList,
): FileHeaders {
  const common = ['Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', ...security];
  const described = ['Content-Type', contentType];
  const encoded = (encoding: Encoding) => [...described, 'Content-Encoding', encoding, ...common];
  return {
    ok: { br: encoded('br'), gzip: encoded('gzip'), identity: [...described, ...common] },
    notModified: common,
  };
}

/** The headers of every document that is the same for all guests. */
export function createPageHeaders(security: HeaderList): FileHeaders {
  const kind = { ...mediaTypeOf('.html'), cacheControl: 'no-cache' };
  return createFileHeaders(kind, [...security, 'Speculation-Rules', `"/${speculationRulesName}"`]);
}

/** A strong entity tag: equal for equal bytes, and only for those. */
export function createEntityTag(body: Uint8Array): string {
  return `"${hash('sha256', body, 'buffer').toString('base64url', 0, 16)}"`;
}

/** Whether an If-None-Match value names a tag: one, a list, `*`, strong or weak (RFC 9110, 13.1.2). */
function matchesEntityTag(ifNoneMatch: string, tag: string): boolean {
  // The quotes are part of the tag, so a substring search finds only whole tags.
  return ifNoneMatch.includes(tag) || ifNoneMatch.trim() === '*';
}

/** An immutable answer in one encoding, ready to send. */
export interface Answer {
  readonly encoding: Encoding;
  readonly body: Uint8Array;
  readonly etag: string;
  readonly headers: FileHeaders;
}

/**
 * Answers GET and HEAD.
 * @returns the status: 200, or 304 if the client has the same bytes
 */
export function sendAnswer(
  { body, encoding, etag, headers }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): 200 | 304 {
  const { 'if-none-match': ifNoneMatch } = request.headers;
  if (ifNoneMatch !== undefined && matchesEntityTag(ifNoneMatch, etag)) {
    response.writeHead(304, [...headers.notModified, 'ETag', etag]).end();
    return 304;
  }
  const length = String(body.length);
  response.writeHead(200, [...headers.ok[encoding], 'Content-Length', length, 'ETag', etag]).end(body);
  return 200;
}
