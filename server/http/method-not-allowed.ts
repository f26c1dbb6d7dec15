import type { ServerResponse } from 'node:http';

/** Answers 405 for a read-only path. */
export function sendMethodNotAllowed(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
}
