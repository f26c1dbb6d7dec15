import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { createClientErrorListener } from '../security/client-errors.ts';
import type { HeaderList } from '../security/security-headers.ts';

const limits = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // Longer than the usual idle time of proxies in front, so that they close first.
  keepAliveTimeout: 65_000,
  // The handler rejects it instead, with the security headers.
  requireHostHeader: false,
};
const idleSocketTimeout = 120_000;
const drainStep = 20;

/** An HTTP server that can stop without aborting a response. */
export interface HttpServer {
  /** Node's server; Vite shares its port in development. */
  readonly node: Server;
  /** @returns the port, chosen by the system for port 0; rejects with the system's error */
  listen(host: string, port: number): Promise<number>;
  /** Sets the handler. Call it in the same turn in which `listen` resolves, before the first request. */
  serve(handle: RequestListener): void;
  /**
   * Rejects new connections, finishes accepted requests, then closes.
   * @param patience milliseconds after which open connections are closed by force
   * @returns whether all connections ended by themselves
   */
  drain(patience: number): Promise<boolean>;
}

export function createHttpServer(securityHeaders: HeaderList): HttpServer {
  const server = createServer(limits);
  const sockets = new Set<Socket>();
  server.setTimeout(idleSocketTimeout);
  server.on('clientError', createClientErrorListener(securityHeaders));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    node: server,
    listen: (host, port) => listen(server, host, port),
    serve(handle) {
      server.on('request', handle);
      // An unknown Expect header may be ignored (RFC 9110, 10.1.1).
      server.on('checkExpectation', handle);
    },
    drain: (patience) => drain(server, sockets, patience),
  };
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

async function drain(server: Server, sockets: ReadonlySet<Socket>, patience: number): Promise<boolean> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closeIdle = setInterval(() => {
    const isFlushed = [...sockets].every((socket) => socket.writableLength === 0);
    if (isFlushed) server.closeIdleConnections();
  }, drainStep);
  let endedByItself = true;
  const cutOff = setTimeout(() => {
    endedByItself = false;
    server.closeAllConnections();
  }, patience);
  // The HTTP server's own close() destroys sockets whose answer is complete but not yet sent.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearInterval(closeIdle);
  clearTimeout(cutOff);
  return endedByItself;
}
