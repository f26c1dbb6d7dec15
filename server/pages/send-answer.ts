import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEntityTag } from './entity-tags.ts';
import type { Answer } from './page-cache.ts';

/**
 * Answers GET and HEAD.
 * @returns the status: 200, or 304 where the client has the same bytes
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
