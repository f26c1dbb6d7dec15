import { type ServerResponse, STATUS_CODES } from 'node:http';

/** An error of the API. */
export interface Problem {
  readonly status: number;
  /** Stable, for programs. */
  readonly code: string;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number | undefined;
}

/** Whether a path belongs to the API, which never answers with pages. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Sends an error as `application/problem+json` (RFC 9457). */
export function sendProblem(response: ServerResponse, { status, code, retryAfter }: Problem): void {
  if (retryAfter !== undefined) response.setHeader('Retry-After', Math.max(1, retryAfter));
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, code });
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/problem+json');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}
