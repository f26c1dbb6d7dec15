import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderList } from './security-headers.ts';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Makes the listener for requests that Node's parser refuses: it answers 400, 408, 413 or 431
 * with the headers of every other answer, and closes the connection.
 */
export function createClientErrorListener(
  securityHeaders: HeaderList,
): (error: Error & { readonly code?: string }, socket: Duplex) => void {
  const lines: string[] = [];
  for (let index = 0; index < securityHeaders.length; index += 2) {
    lines.push(`${securityHeaders[index]}: ${securityHeaders[index + 1]}\r\n`);
  }
  return (error, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = statusByCode[error.code ?? ''] ?? 400;
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Cache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  };
}
