import type { RequestListener } from 'node:http';
import type { Log } from '../core/log.ts';

/** The target of a request line. */
export interface RequestTarget {
  /** The path as received, in ASCII; '' if the target has none. */
  readonly rawPath: string;
  /** The query with its question mark, or ''. */
  readonly query: string;
  /** Percent-decoded, NFC; undefined if the encoding is malformed or contains NUL. */
  readonly path?: string;
  /** Host, with a port if there is one, of a target in absolute form; it counts in place of the Host header (RFC 9112, 3.2.2). */
  readonly host?: string;
}

/** Parses a request target of any form: `/path?query`, `http://host/path?query`, `*`, or garbage. */
export function readRequestTarget(target: string): RequestTarget {
  const [, host, rest = target] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? [];
  const local = host === undefined || rest.startsWith('/') ? rest : `/${rest}`;
  const [, rawPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  if (!rawPath.startsWith('/')) return { rawPath: '', query: '' };
  const path = decodePath(rawPath);
  return { rawPath, query, ...(path === undefined ? {} : { path }), ...(host === undefined ? {} : { host }) };
}

function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath).normalize('NFC');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

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
