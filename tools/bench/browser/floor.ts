import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compressInBrotli } from '../../../server/pages/encodings.ts';

/**
 * Serves baselines for a page of the site, from the site's own files and with their headers: `/plain/…` is the same
 * page as a usual static page, with its styles in files and without scripts or preloads; `/picture/…` is only its first
 * picture.
 */
export interface Floor {
  /** Path of the plain page for a page of the site. */
  urlOf(kind: keyof typeof kinds, path: string): string;
  stop(): void;
}

const hero = /<picture[^>]*>(?:(?!<\/picture>)[\s\S])*?fetchpriority="high"[\s\S]*?<\/picture>/i;
const style = /<style>([\s\S]*?)<\/style>/g;
const stylesheet = /<link rel="stylesheet"[^>]*>/;

const kinds = { plain: makePlain, picture: makeWithPicture };
const address = new RegExp(`^/(${Object.keys(kinds).join('|')})(/.*)`);

export async function startFloor(site: string): Promise<Floor> {
  const styles = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const known = styles.get(request.url ?? '');
    if (known !== undefined) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      return send(known, 'text/css');
    }
    const [, kind, path] = address.exec(request.url ?? '') ?? [];
    const answer = await fetch(site + (path ?? request.url));
    response.setHeader('Cache-Control', answer.headers.get('cache-control') ?? '');
    const type = answer.headers.get('content-type') ?? '';
    if (kind !== 'plain' && kind !== 'picture') {
      const body = Buffer.from(await answer.arrayBuffer());
      return /^text|javascript|json/.test(type)
        ? send(body, type)
        : response.setHeader('Content-Type', type).end(body);
    }
    const { html, css } = kinds[kind](await answer.text());
    if (css !== '') styles.set(stylesAddress, css);
    send(html, type);

    function send(body: string | Buffer, contentType: string): void {
      response.setHeader('Content-Type', contentType).setHeader('Content-Encoding', 'br');
      response.end(compressInBrotli(Buffer.from(body)));
    }
  });
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (kind, path) => `http://127.0.0.1:${port}/${kind}${path}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Made {
  readonly html: string;
  readonly css: string;
}

/** Path of a plain page's styles, which the site's pages carry inline. */
const stylesAddress = '/plain.css';

function makePlain(html: string): Made {
  const css = [...html.matchAll(style)].map(([, text]) => text).join('');
  const [link = ''] = stylesheet.exec(html) ?? [];
  const plain = html
    .replaceAll(style, '')
    .replace(link, '')
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<template[\s\S]*?<\/template>/g, '')
    .replaceAll(' fetchPriority="high"', '')
    .replace('</head>', `<link rel="stylesheet" href="${stylesAddress}">${link}</head>`);
  return { html: plain, css };
}

function makeWithPicture(html: string): Made {
  const [picture] = hero.exec(html) ?? [];
  if (picture === undefined) throw new Error('This page has no first picture');
  const viewport = '<meta name="viewport" content="width=device-width">';
  const document = `<!DOCTYPE html><html lang="en"><head>${viewport}<title>Floor</title><style>img{width:100%;height:auto}</style></head><body>${picture}</body></html>`;
  return { html: document, css: '' };
}
