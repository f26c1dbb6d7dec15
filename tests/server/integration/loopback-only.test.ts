import { createServer, type Server } from 'node:http';
import express from 'express';
import { describe, expect, test } from 'vitest';
import { createLoopbackOnly } from '../../../server/http/request-checks.ts';
import { ask, sendBytes, statusOf } from './fixture/ask.ts';
import { expectAnswer } from './fixture/expect-answer.ts';
import { listen } from './fixture/listen.ts';
import { withStarted } from './fixture/started.ts';

const local = { host: '127.0.0.1', siteUrl: 'http://127.0.0.1:3000' };

type Place = Parameters<typeof createLoopbackOnly>[0];

/** A server with a page behind the check. @param peer the address from which its connections seem to come */
function createSite(place: Place, peer?: { readonly address: string | undefined }): Server {
  const app = express().use(createLoopbackOnly(place, { record: () => undefined }));
  app.get('/dev/page', (_request, response) => void response.end('inside'));
  app.use((_request, response) => void response.status(404).end());
  const server = createServer({ requireHostHeader: false }, app);
  server.on('connection', (socket) => {
    if (peer !== undefined) Object.defineProperty(socket, 'remoteAddress', { value: peer.address });
  });
  return server;
}

/** Status of the page of a site. */
async function statusAt(...given: Parameters<typeof createSite>): Promise<number> {
  const server = createSite(...given);
  const { status } = await ask({ url: `http://127.0.0.1:${await listen(server)}` }, '/dev/page');
  server.close();
  return status;
}

const site = withStarted(
  async () => {
    const server = createSite(local);
    return { server, url: `http://127.0.0.1:${await listen(server)}` };
  },
  ({ server }) => server.close(),
);

/** A request line with the headers given, over a connection of its own. */
const statusWith = async (...lines: readonly string[]) =>
  statusOf(
    await sendBytes(
      site(),
      [...['GET /dev/page HTTP/1.1', ...lines, 'Connection: close'], '', ''].join('\r\n'),
    ),
  );

const loopback =
  '127.0.0.1 127.0.0.1:3000 localhost LocalHost:80 hotel.localhost:3000 [::1] [::1]:3000 [::ffff:127.0.0.1]:3000';
const others =
  'hotel.example hotel.example:3000 127.0.0.1.hotel.example localhost.hotel.example notlocalhost 192.0.2.1:3000 ' +
  '[2001:db8::1]:3000 0.0.0.0:3000 ::1 127.0.0.1:3000:80 127.0.0.1: user@127.0.0.1 127.0.0.1/x 127.0.0.1,hotel.example';

describe('the Host header', () => {
  test.each(loopback.split(' '))('%s: 200', async (host) => {
    expect(await statusWith(`Host: ${host}`)).toBe(200);
  });

  test.each(['', ...others.split(' ')])('%s: 404', async (host) => {
    expect(await statusWith(`Host: ${host}`)).toBe(404);
  });

  test.each([[], ['Host: 127.0.0.1', 'Host: hotel.example'], ['Host: 127.0.0.1', 'Host: 127.0.0.1']])(
    'none, or two: 404',
    async (...lines) => expect(await statusWith(...lines)).toBe(404),
  );
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000', 200],
  ['localhost', 'http://localhost:3000', 200],
  ['::1', 'http://[::1]:3000', 200],
  ['127.0.0.1', 'https://hotel.localhost', 200],
  ['127.1.2.3', 'http://127.0.0.1', 200],
  ['0.0.0.0', 'http://localhost:3000', 404],
  ['::', 'http://localhost:3000', 404],
  ['192.0.2.1', 'http://localhost:3000', 404],
  ['hotel.example', 'http://localhost:3000', 404],
  ['127.0.0.1', 'https://hotel.example', 404],
  ['127.0.0.1', 'http://127.0.0.1.hotel.example', 404],
  ['127.0.0.1', 'http://localhost.hotel.example', 404],
  ['127.0.0.1', 'http://192.0.2.1', 404],
  ['127.0.0.1', 'nonsense', 404],
])('a site that listens on %s and is called %s: %i', async (host, siteUrl, status) => {
  expect(await statusAt({ host, siteUrl })).toBe(status);
});

const ofProxies =
  'Forwarded Via X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Server X-Forwarded x-FORWARDED-for X-Real-IP ' +
  'X-Client-IP X-Cluster-Client-IP True-Client-IP Fastly-Client-IP CF-Connecting-IP X-Original-Forwarded-For X-Original-Host ' +
  'X-Envoy-External-Address X-ProxyUser-IP X-Host';

test.each(ofProxies.split(' '))('a header of proxies, %s: 404', async (name) => {
  for (const value of ['127.0.0.1', 'for=127.0.0.1', '1.1 proxy', ''])
    await expectAnswer(site(), 'GET /dev/page', 404, {}, { [name]: value });
});

test.each(['Accept', 'Cookie', 'Origin', 'Referer', 'User-Agent', 'Forward', 'X-Requested-With'])(
  'another header, %s: 200',
  async (name) => {
    const { text } = await expectAnswer(site(), 'GET /dev/page', 200, {}, { [name]: '127.0.0.1' });
    expect(text).toBe('inside');
  },
);

test.each([
  ...['127.0.0.1', '127.200.0.9', '::1', '::ffff:127.0.0.1'].map((peer) => [peer, 200] as const),
  ...['192.0.2.1', '10.0.0.1', '::ffff:192.0.2.1', '2001:db8::1', '0.0.0.0', '', undefined].map(
    (peer) => [peer, 404] as const,
  ),
])('the peer %s: %i', async (peer, status) => {
  expect(await statusAt(local, { address: peer })).toBe(status);
});
