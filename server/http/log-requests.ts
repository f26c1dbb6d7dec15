import type { RequestListener } from 'node:http';
import type { Log } from './log.ts';
import { readRequestTarget } from './request-target.ts';

/**
 * Wraps a handler to log every answer at `debug`; returns the handler itself at other levels. Logs published paths
 * only, because others may contain a guest's input.
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
