import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLoopbackOnly } from '../../../server/security/loopback-only.ts';
import { ask, sendBytes, statusOf } from './fixture/ask.ts';

const local = { host: '127.0.0.1', siteUrl: 'http://127.0.0.1:3000' };

/** One route behind the check for each site that a test names. */
const places = new Map([['local', local]]);
const app = express();
app.use((request, response, next) => {
  const place = places.get(String(request.query.place ?? 'local')) ?? local;
  const router = Router().use(createLoopbackOnly(place, { record: () => undefined }));
  router.get('/dev/page', (_request, inner) => void inner.end('inside'));
  router(request, response, next);
});
app.use((_request, response) => void response.status(404).end());

const servers: Server[] = [];

async function listen(host: string): Promise<{ url: string }> {
  const server = createServer({ requireHostHeader: false }, app);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}` };
}

let site: { url: string };
beforeAll(async () => {
  site = await listen('127.0.0.1');
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

describe('the site', () => {
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
  ])('that listens on %s and is called %s: %i', async (host, siteUrl, status) => {
    places.set('named', { host, siteUrl });
    expect((await ask(site, '/dev/page?place=named')).status).toBe(status);
  });
});

describe('the Host header', () => {
  test.each([
    ['127.0.0.1', 200],
    ['127.0.0.1:3000', 200],
    ['localhost', 200],
    ['LocalHost:80', 200],
    ['hotel.localhost:3000', 200],
    ['[::1]', 200],
    ['[::1]:3000', 200],
    ['[::ffff:127.0.0.1]:3000', 200],
    ['hotel.example', 404],
    ['hotel.example:3000', 404],
    ['127.0.0.1.hotel.example', 404],
    ['localhost.hotel.example', 404],
    ['notlocalhost', 404],
    ['192.0.2.1:3000', 404],
    ['[2001:db8::1]:3000', 404],
    ['0.0.0.0:3000', 404],
    ['::1', 404],
    ['127.0.0.1:3000:80', 404],
    ['127.0.0.1:', 404],
    ['user@127.0.0.1', 404],
    ['127.0.0.1/x', 404],
    ['127.0.0.1, hotel.example', 404],
    ['', 404],
  ])('%j: %i', async (host, status) => {
    const answer = await sendBytes(
      site,
      `GET /dev/page HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(status);
  });

  test.each([
    ['there is none', 'GET /dev/page HTTP/1.1\r\n', 404],
    ['there are two', 'GET /dev/page HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: hotel.example\r\n', 404],
    ['there are two, the same', 'GET /dev/page HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n', 404],
  ])('%s', async (_what, head, status) => {
    expect(statusOf(await sendBytes(site, `${head}Connection: close\r\n\r\n`))).toBe(status);
  });
});

describe('headers of proxies', () => {
  test.each([
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'X-Forwarded',
    'x-FORWARDED-for',
    'X-Real-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'True-Client-IP',
    'Fastly-Client-IP',
    'CF-Connecting-IP',
    'X-Original-Forwarded-For',
    'X-Original-Host',
    'X-Envoy-External-Address',
    'X-ProxyUser-IP',
    'X-Host',
  ])('%s: 404', async (name) => {
    for (const value of ['127.0.0.1', 'for=127.0.0.1', '1.1 proxy', '']) {
      expect((await ask(site, '/dev/page', { headers: { [name]: value } })).status).toBe(404);
    }
  });

  test.each(['Accept', 'Cookie', 'Origin', 'Referer', 'User-Agent', 'Forward', 'X-Requested-With'])(
    '%s: 200',
    async (name) => {
      const answer = await ask(site, '/dev/page', { headers: { [name]: '127.0.0.1' } });
      expect([answer.status, answer.text]).toEqual([200, 'inside']);
    },
  );
});

describe('the peer', () => {
  test.each([
    ['127.0.0.1', 200],
    ['127.200.0.9', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.0.2.1', 404],
    ['10.0.0.1', 404],
    ['::ffff:192.0.2.1', 404],
    ['2001:db8::1', 404],
    ['0.0.0.0', 404],
    ['', 404],
    [undefined, 404],
  ])('%s: %i', async (peer, status) => {
    const reached = await listen('127.0.0.1');
    servers.at(-1)?.on('connection', (socket) => {
      Object.defineProperty(socket, 'remoteAddress', { value: peer });
    });
    expect((await ask(reached, '/dev/page')).status).toBe(status);
  });
});
