import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { errorCode } from '../../../server/core/failures.ts';
import { ask } from './fixture/ask.ts';
import { type FixtureSite, startFixtureSite } from './fixture/start-fixture-site.ts';

describe('where it listens', () => {
  test.each(['127.0.0.1', '::1', 'localhost'])('%s', async (host) => {
    const site = await startFixtureSite({ HOST: host });
    expect(new URL(site.url).port).not.toBe('');
    const { status, text } = await ask(site, '/en/offers');
    await site.stop();
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="${site.url}/en/offers">`);
  });
});

test('it does not start on an address that the machine does not have', async () => {
  const starting = startFixtureSite({ HOST: '192.0.2.1' });
  await expect(starting).rejects.toThrow(/^The site cannot start: .*no address 192\.0\.2\.1/);
});

describe('it stops', () => {
  interface Download {
    readonly site: FixtureSite;
    /** Has begun to receive, and reads no further until told to. */
    readonly socket: Socket;
    readonly size: number;
  }

  function openConnection(site: FixtureSite): Socket {
    return connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => undefined);
  }

  async function beginDownload(): Promise<Download> {
    // More than the sockets of both sides hold, so that sending it waits for the reader.
    const size = 24_000_000;
    const files = { 'client/assets/film-Ab3dE5.mp4': Buffer.alloc(size, 'film') };
    const site = await startFixtureSite({}, { files });
    const socket = openConnection(site);
    socket.write('GET /assets/film-Ab3dE5.mp4 HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    return { site, socket, size };
  }

  test('after it has finished what it accepted, however slowly a guest reads', async () => {
    const { site, socket, size } = await beginDownload();
    const stopped = site.stop();
    const outcome = () => ask(site, '/en/offers').then(() => 'answered', errorCode);
    await expect.poll(outcome).toBe('ECONNREFUSED');
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    await once(socket, 'close');
    await stopped;
    expect(received).toBeGreaterThan(size);
    expect(site.logged.join('')).not.toContain('closed by force');
  });

  test.each([
    ['are idle', 'GET /en/offers HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['have sent nothing', ''],
    ['asked for a tunnel, and hold on to it', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'],
  ])('though connections are open that %s', async (_what, sent) => {
    const site = await startFixtureSite();
    const port = Number(new URL(site.url).port);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: sent.startsWith('CONNECT') });
    socket.on('error', () => undefined).write(sent);
    await once(socket, sent === '' ? 'connect' : 'data');
    await site.stop();
    socket.destroy();
    expect(site.logged.join('')).not.toContain('closed by force');
  });

  test('though a guest never reads, when its patience ends', async () => {
    const { site, socket } = await beginDownload();
    await site.stop(1);
    socket.destroy();
    expect(site.logged.join('')).toContain('closed by force');
  });

  test('a request on an open connection is answered while it stops, and told to be the last', async () => {
    const { site, socket } = await beginDownload();
    const open = openConnection(site).setEncoding('latin1');
    let received = '';
    open.on('data', (chunk: string) => {
      received += chunk;
    });
    open.write('HEAD /en/offers HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(open, 'data');
    const stopped = site.stop();
    open.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(open, 'close');
    socket.resume();
    await stopped;
    const last = received.slice(received.lastIndexOf('HTTP/1.1'));
    expect(last).toMatch(/^HTTP\/1\.1 503 /);
    expect(last).toMatch(/^connection: close\r$/im);
    expect(last).toContain('"stopping"');
  });
});
