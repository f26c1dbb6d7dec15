import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as PortServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SecurityEvents } from '../core/security-events.ts';
import { createBareSender, createClientErrorListener, createConnectListener } from './client-errors.ts';
import type { HeaderList } from './security-headers.ts';

const limits = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // Longer than the usual idle time of proxies in front, so that they close first.
  keepAliveTimeout: 65_000,
  // Disabled because the handler rejects such requests itself, with the security headers.
  requireHostHeader: false,
};
const idleSocketTimeout = 120_000;
/** Interval of the check for silent connections, in milliseconds. */
const drainStep = 20;
/** When the server stops, a silent connection is closed after this many steps. */
const stepsOfSilence = 25;
/** Turns of the event loop after which the port is closed even if connections arrive in each. */
const mostTurns = 100;

/** An HTTP server that can stop without aborting a response. */
export interface HttpServer {
  /** Node's server; Vite shares its port in development. */
  readonly node: Server;
  /** @returns the port, chosen by the system for port 0; rejects with the system's error */
  listen(host: string, port: number): Promise<number>;
  /** Sets the handler. Call it in the same turn in which `listen` resolves, before the first request. */
  serve(handle: RequestListener): void;
  /**
   * Rejects new connections, finishes accepted requests, then closes. Connections that never sent anything are closed
   * without delay.
   * @param patience milliseconds after which open connections are closed by force
   * @returns whether all connections ended by themselves
   */
  drain(patience: number): Promise<boolean>;
}

/** @param events record what the parser refuses */
export function createHttpServer(securityHeaders: HeaderList, events?: SecurityEvents): HttpServer {
  const server = createServer(limits);
  const sockets = new Set<Socket>();
  server.setTimeout(idleSocketTimeout);
  const sendBareAnswer = createBareSender(securityHeaders, events);
  server.on('clientError', createClientErrorListener(sendBareAnswer));
  server.on('connect', createConnectListener(sendBareAnswer));
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

async function listen(server: Server, host: string, port: number): Promise<number> {
  await once(server.listen({ host, port }), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

async function drain(server: Server, sockets: ReadonlySet<Socket>, patience: number): Promise<boolean> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const silence = new WeakMap<Socket, number>();
  const closeIdle = setInterval(() => {
    const isFlushed = [...sockets].every((socket) => socket.writableLength === 0);
    if (isFlushed) server.closeIdleConnections();
    for (const socket of [...sockets].filter(isSilent)) {
      const steps = (silence.get(socket) ?? 0) + 1;
      silence.set(socket, steps);
      if (steps > stepsOfSilence) socket.destroy();
    }
  }, drainStep);
  let endedByItself = true;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const cutOff = setTimeout(() => {
    endedByItself = false;
    for (const socket of sockets) socket.destroy();
    end();
  }, patience);
  await Promise.race([isOver, stopListening(server)]);
  await Promise.all([...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  clearInterval(closeIdle);
  clearTimeout(cutOff);
  return endedByItself;
}

/**
 * Closes the port after a turn without new connections: the system resets connections that have been made but not yet
 * accepted. Accepted connections stay open.
 */
async function stopListening(server: Server): Promise<void> {
  let isQuiet = false;
  for (let turn = 0; !isQuiet && turn < mostTurns; turn += 1) {
    isQuiet = true;
    server.once('connection', () => {
      isQuiet = false;
    });
    await nextTurn();
    await nextTurn();
  }
  // The HTTP server's own close() destroys sockets whose answer is complete but not yet sent.
  PortServer.prototype.close.call(server);
}

/**
 * Connections before the first byte of a request and after the last byte of an answer. Node does not count these as
 * idle.
 */
function isSilent({ bytesRead, writableFinished }: Socket): boolean {
  return bytesRead === 0 || writableFinished;
}
