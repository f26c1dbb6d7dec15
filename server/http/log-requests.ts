import type { RequestListener } from 'node:http';
import type { Log } from './log.ts';
import { readRequestTarget } from './request-target.ts';

/**
 * Wraps a handler so that every answer is logged at `debug`; at other levels, gives the handler back as it is.
 * A path is logged only where it is published: others may hold what a guest typed.
 */
export function logRequests(
  log: Log,
  isPublished: (path: string) => boolean,
  handle: RequestListener,
): RequestListener {
  if (!log.isLevelEnabled('debug')) return handle;
  return (request, response) => {
    const { path } = readRequestTarget(request.url ?? '');
    const { method } = request;
    response.once('close', () => {
      const published = path !== undefined && isPublished(path) ? { path } : {};
      const outcome = response.writableFinished ? {} : { aborted: true };
      log.debug({ method, status: response.statusCode, ...published, ...outcome }, 'request');
    });
    handle(request, response);
  };
}
