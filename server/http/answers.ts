import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Response } from 'express';

/** A request that Express or its middleware refuses as the client's fault. */
interface Refusal {
  readonly status: number;
  /** Headers that belong to the status, such as Content-Range to 416. */
  readonly headers: OutgoingHttpHeaders;
}

/** The status in an error of Express or its middleware; undefined for a fault of the server. */
export function readRefusal(thrown: unknown): Refusal | undefined {
  const { status, headers }: { status?: unknown; headers?: unknown } = Object(thrown);
  if (typeof status !== 'number' || !(status >= 400 && status < 500)) return undefined;
  return { status, headers: Object(headers) };
}

/** Answers with a status and a line of plain text, for clients that do not show pages. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = `${STATUS_CODES[status] ?? status}\n`;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

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

/** Answers 405 for a read-only path. */
export function sendMethodNotAllowed(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
}

/** Redirects with 303, so that the browser sends a GET. @param location root-relative or absolute */
export function seeOther(response: Response, location: string): void {
  response.status(303).set({ Location: location, 'Cache-Control': 'no-store' }).end();
}
