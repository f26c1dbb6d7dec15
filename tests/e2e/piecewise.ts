import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const pieceBytes = 1500;
const pauseMilliseconds = 20;

/**
 * Serves a site as a slow connection would: documents arrive in pieces, each a packet, and the browser shows what it has.
 * @returns its address, and what ends it
 */
export async function servePiecewise(siteUrl: string): Promise<{ url: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const asked = request(new URL(incoming.url ?? '/', siteUrl), { headers }, async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      const isDocument = answer.headers['content-type']?.startsWith('text/html');
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        if (!isDocument) outgoing.write(chunk);
        else {
          for (let at = 0; at < chunk.length; at += pieceBytes) {
            outgoing.write(chunk.subarray(at, at + pieceBytes));
            await pause(pauseMilliseconds);
          }
        }
      }
      outgoing.end();
    });
    asked.on('error', () => outgoing.destroy());
    asked.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
