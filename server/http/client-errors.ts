import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { limitedAddress } from '../core/client-address.ts';
import type { SecurityEvents } from '../core/security-events.ts';
import type { HeaderList } from './security-headers.ts';

/** Answers without a body on a connection that Node has parsed no request from, and closes it. */
export type SendBareAnswer = (socket: Duplex, status: number) => void;

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Creates the sender of such answers, with the site's usual headers.
 * @param events record each
 */
export function createBareSender(securityHeaders: HeaderList, events?: SecurityEvents): SendBareAnswer {
  const lines: string[] = [];
  for (let index = 0; index < securityHeaders.length; index += 2) {
    lines.push(`${securityHeaders[index]}: ${securityHeaders[index + 1]}\r\n`);
  }
  return (socket, status) => {
    const address = limitedAddress(Object(socket).remoteAddress ?? '');
    events?.record('request.malformed', { outcome: 'refused', reason: String(status), address });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Cache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  };
}

/** Creates the listener for requests that Node's parser rejects. It answers 400, 408, 413 or 431. */
export function createClientErrorListener(
  send: SendBareAnswer,
): (error: Error & { readonly code?: string }, socket: Duplex) => void {
  return (error, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else send(socket, statusByCode[error.code ?? ''] ?? 400);
  };
}

/** Creates the listener for CONNECT. It answers 501, because the site is not a proxy. */
export function createConnectListener(send: SendBareAnswer): (request: unknown, socket: Duplex) => void {
  return (_request, socket) => {
    socket.on('error', () => socket.destroy());
    // Unread bytes would make the system reset the connection before the client gets the answer.
    socket.resume();
    send(socket, 501);
  };
}
