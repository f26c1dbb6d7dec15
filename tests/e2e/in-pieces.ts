import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the site that sends a document in two parts; the test decides when the second part is sent. */
export interface PiecesServer {
  readonly origin: string;
  /** From now on, `path` is sent as `document` up to `end`; the answer calls for its rest. */
  readonly cut: (path: string, document: string, end: number) => () => void;
  readonly close: () => void;
}

/** Listens in front of the site at `siteUrl`; all but the cut document is the site's own answer. */
export async function startPiecesServer(siteUrl: string): Promise<PiecesServer> {
  let piece = { path: '', document: '', end: 0, released: Promise.withResolvers<void>() };
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === piece.path) {
      const { document, end, released } = piece;
      response.setHeader('content-type', 'text/html; charset=utf-8').write(document.slice(0, end));
      await released.promise;
      response.end(document.slice(end));
      return;
    }
    const answer = await fetch(new URL(url, siteUrl), { redirect: 'manual' });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: (path, document, end) => {
      piece = { path, document, end, released: Promise.withResolvers<void>() };
      return piece.released.resolve;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Elements that stand below or beside others; what is cut within a line or a card wraps again when its rest comes. */
const block = /<(?:li|section|aside|article|ul|dl|table|form)\b/g;

/** At most `count` places in a document's main part, evenly spread, where such an element begins. */
export function placesToCut(document: string, count: number): readonly number[] {
  const places = [...document.matchAll(block)]
    .map(({ index }) => index)
    .filter((index) => index > document.indexOf('<main') && index < document.indexOf('</main>'));
  return places.filter((_, index) => index % Math.ceil(places.length / count) === 0);
}
