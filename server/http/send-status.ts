import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';

/** A request that Express or its middleware refuses as the client's fault. */
interface Refusal {
  readonly status: number;
  /** Headers that belong to the status, such as Content-Range to 416. */
  readonly headers: OutgoingHttpHeaders;
}

/** The status that an error of Express or its middleware carries; undefined for a fault of the server. */
export function readRefusal(thrown: unknown): Refusal | undefined {
  const { status, headers }: { status?: unknown; headers?: unknown } = Object(thrown);
  if (typeof status !== 'number' || !(status >= 400 && status < 500)) return undefined;
  return { status, headers: Object(headers) };
}

/** Answers with a status in a line of plain text, where nobody would read a page. */
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
