import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEntityTag } from './entity-tags.ts';
import type { Encoding } from './negotiate-encoding.ts';
import type { StoredResponse } from './stored-response.ts';

/**
 * Answers GET and HEAD with a stored file.
 * @returns the status: 200, or 304 where the client has the same bytes
 */
export function sendStored(
  stored: StoredResponse,
  chooseEncoding: (acceptEncoding: string | undefined) => Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): 200 | 304 {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
  const accepted = typeof acceptEncoding === 'string' ? acceptEncoding : undefined;
  const variant = stored.variant(chooseEncoding(accepted));
  if (ifNoneMatch !== undefined && matchesEntityTag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.listNotModifiedHeaders()).end();
    return 304;
  }
  response.writeHead(200, variant.listHeaders()).end(variant.body);
  return 200;
}
