import { once } from 'node:events';
import { rmSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorCode } from '../../../server/error-code.ts';
import { StartupError } from '../../../server/start/startup-errors.ts';
import { ask } from './fixture/ask.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { type FixtureSite, startFixtureSite } from './fixture/start-fixture-site.ts';
import { addFilm, pageFiles, writeFixtureBuild, writePack } from './fixture/write-fixture-build.ts';

const englishPages = fixtureTables.pages.filter(({ locale }) => locale === 'en');

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

describe('it does not start', () => {
  async function faultOf(start: Promise<unknown>): Promise<string> {
    const outcome = await start.catch((thrown: unknown) => thrown);
    expect(outcome).toBeInstanceOf(StartupError);
    return outcome instanceof StartupError ? outcome.message : '';
  }

  test.each<[string, (folder: string) => void, RegExp]>([
    [
      'without a build',
      (folder) => rmSync(folder, { recursive: true }),
      /has not been built[\s\S]*npm run build/,
    ],
    ['on an unfinished build', (folder) => rmSync(join(folder, 'build.json')), /has not been built/],
    ['without the pages', (folder) => rmSync(join(folder, 'packs'), { recursive: true }), /incomplete/],
    [
      'without one page',
      (folder) => writePack(folder, 'en', pageFiles(englishPages.filter(({ key }) => key !== 'offers'))),
      /lacks 1 page \(\/en\/offers\)/,
    ],
    ['without a language', (folder) => rmSync(join(folder, 'packs/en.pack')), /lacks 8 pages \(.*…\)/],
    [
      'on a pack that ends too early',
      (folder) => truncateSync(join(folder, 'packs/en.pack'), 1000),
      /holds a damaged pack[\s\S]*npm run build/,
    ],
    [
      'on a pack that is empty',
      (folder) => truncateSync(join(folder, 'packs/en.pack'), 0),
      /holds a damaged pack/,
    ],
  ])('%s', async (_what, spoil, message) => {
    const distFolder = writeFixtureBuild();
    spoil(distFolder);
    expect(await faultOf(startFixtureSite({}, { distFolder }))).toMatch(message);
  });

  test('on a build of pages that the site no longer has', async () => {
    const tables = { ...fixtureTables, pages: fixtureTables.pages.filter(({ key }) => key !== 'vip') };
    const message = await faultOf(startFixtureSite({}, { tables }));
    expect(message).toContain('holds 1 page (/en/VIP-club) that the site no longer has');
  });

  test('where the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const message = await faultOf(startFixtureSite({ PORT: String(port) }));
    expect(message).toContain(`port ${port} on 127.0.0.1 is taken`);
    expect(message).toContain('PORT=');
    await new Promise((resolve) => other.close(resolve));
  });

  test('on an address that the machine does not have', async () => {
    expect(await faultOf(startFixtureSite({ HOST: '192.0.2.1' }))).toContain('no address 192.0.2.1');
  });

  test('and lets the port go when the build turns out unfit', async () => {
    const site = await startFixtureSite();
    const { port } = new URL(site.url);
    await site.stop();
    const loadRenderer = () =>
      Promise.reject(Object.assign(new Error('gone'), { code: 'ERR_MODULE_NOT_FOUND' }));
    expect(await faultOf(startFixtureSite({ PORT: port }, { loadRenderer }))).toContain('incomplete');
    const again = await startFixtureSite({ PORT: port });
    await again.stop();
  });
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
    const distFolder = writeFixtureBuild();
    const { target, size } = addFilm(distFolder);
    const site = await startFixtureSite({}, { distFolder });
    const socket = openConnection(site);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
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
    expect(site.logged.join('')).not.toContain('cut off');
  });

  test('though idle connections are open', async () => {
    const site = await startFixtureSite();
    const socket = openConnection(site);
    socket.write('GET /en/offers HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    await Promise.all([site.stop(), once(socket, 'close')]);
    expect(site.logged.join('')).not.toContain('cut off');
  });

  test('though connections are open on which nothing was ever sent', async () => {
    const site = await startFixtureSite();
    const sockets = [openConnection(site), openConnection(site)];
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await Promise.all([site.stop(), ...sockets.map((socket) => once(socket, 'close'))]);
    expect(site.logged.join('')).not.toContain('cut off');
  });

  test('though a proxy that asked for a tunnel holds on to its connection', async () => {
    const site = await startFixtureSite();
    const { port } = new URL(site.url);
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined).write('CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n');
    await once(socket, 'data');
    await site.stop();
    socket.destroy();
    expect(site.logged.join('')).not.toContain('cut off');
  });

  test('though a guest never reads, when its patience ends', async () => {
    const { site, socket } = await beginDownload();
    await site.stop(1);
    socket.destroy();
    expect(site.logged.join('')).toContain('cut off');
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
