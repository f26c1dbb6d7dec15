import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of pages that hold nothing but the first picture of a page of the site, from the site’s own files. */
export interface Floor {
  /** Where the page stands that goes with a page of the site. */
  urlOf(path: string): string;
  stop(): void;
}

const hero = /<picture[^>]*>(?:(?!<\/picture>)[\s\S])*?fetchpriority="high"[\s\S]*?<\/picture>/i;

/** Serves the least that shows the same picture, and the picture with the headers that the site gives it. */
export async function startFloor(site: string): Promise<Floor> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await fetch(site + path);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', answer.headers.get('cache-control') ?? '');
    response.end(type.startsWith('text/html') ? bareDocument(String(body)) : body);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (path) => `http://127.0.0.1:${port}${path}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function bareDocument(html: string): string {
  const [picture] = hero.exec(html) ?? [];
  if (picture === undefined) throw new Error('This page has no first picture');
  const viewport = '<meta name="viewport" content="width=device-width">';
  return `<!DOCTYPE html><html lang="en"><head>${viewport}<title>Floor</title><style>img{width:100%;height:auto}</style></head><body>${picture}</body></html>`;
}
