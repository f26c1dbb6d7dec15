import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeError, type Log } from '../core/log.ts';
import { sendMethodNotAllowed } from './answers.ts';
import type { Metrics } from './metrics.ts';
import { readRequestTarget } from './requests.ts';

/** Not a setting on purpose: metrics are readable only from this machine. */
export const metricsHost = '127.0.0.1';

const path = '/metrics';
const limits = { headersTimeout: 5000, requestTimeout: 10_000 };

export interface MetricsServer {
  /** Address of the metrics. */
  readonly url: string;
  /** Closes the port and all connections. */
  stop(): Promise<void>;
}

/**
 * Serves `GET /metrics` on this machine.
 * @param port 0 lets the system choose
 * @returns once it listens; rejects with the system's error
 */
export async function startMetricsServer(port: number, metrics: Metrics, log: Log): Promise<MetricsServer> {
  const server = createServer(limits, (request, response) => {
    if (readRequestTarget(request.url ?? '').path !== path) response.writeHead(404).end();
    else if (request.method !== 'GET' && request.method !== 'HEAD') sendMethodNotAllowed(response);
    else void answer(response, metrics, log);
  });
  // Each process reports its own metrics: unlike the site's port, this one is not shared by workers.
  await once(server.listen({ port, host: metricsHost, exclusive: true }), 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://${metricsHost}:${chosen}${path}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(response: ServerResponse, metrics: Metrics, log: Log): Promise<void> {
  try {
    const body = Buffer.from(await metrics.read());
    response.writeHead(200, { 'Content-Type': metrics.contentType, 'Content-Length': body.length }).end(body);
  } catch (thrown) {
    log.error(describeError(thrown), 'the metrics cannot be read');
    response.writeHead(500).end();
  }
}
