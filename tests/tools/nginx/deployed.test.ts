import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionOptions, connect as connectSecurely } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringNginx } from './bring-nginx.ts';
import { findFreePort } from './start-nginx.ts';

// docs/deploy/nginx.conf, with a certificate, ports and a server of this test.

const folder = mkdtempSync(join(tmpdir(), 'deployed-nginx-'));
const siteHeaders: Record<string, string[]> = {
  'content-security-policy': ["default-src 'self'"],
  'strict-transport-security': ['max-age=1'],
  'x-content-type-options': ['nosniff'],
};
const seen: Record<string, string | string[] | undefined>[] = [];
const upstream = createServer((request, response) => {
  seen.push({ ...request.headers, target: request.url });
  response.writeHead(200, { ...siteHeaders, 'Content-Encoding': 'identity' }).end('the site');
});
let ports: { plain: number; tls: number };
let child: ReturnType<typeof spawn> | undefined;
let log: Promise<string> = Promise.resolve('');
let certificate = '';

beforeAll(async () => {
  const program = bringNginx();
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const tls = join(folder, 'tls');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${tls}-privkey.pem`];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, '-out', `${tls}-fullchain.pem`, ...name], {
    stdio: 'ignore',
  });
  certificate = readFileSync(`${tls}-fullchain.pem`, 'utf8');
  ports = { plain: await findFreePort(), tls: await findFreePort() };
  const { port } = upstream.address() as AddressInfo;
  const config = readFileSync(join(import.meta.dirname, '../../../docs/deploy/nginx.conf'), 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/tls/', `${tls}-`)
    .replace('site:3000', `127.0.0.1:${port}`)
    .replaceAll('www.example.com', 'localhost')
    .replaceAll('listen 8080', `listen 127.0.0.1:${ports.plain}`)
    .replaceAll('listen 8443', `listen 127.0.0.1:${ports.tls}`);
  writeFileSync(join(folder, 'nginx.conf'), config);
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g'];
  const { status, stderr } = spawnSync(program, ['-t', ...args, user], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const running = spawn(program, [...args, `${user}daemon off;`], { stdio: ['ignore', 'ignore', 'pipe'] });
  log = textOf(running.stderr);
  child = running;
  while (!(await accepts(ports.tls))) await sleep(25);
});
afterAll(async () => {
  upstream.close();
  if (child !== undefined && child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true });
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Over TLS, else in clear text. */
  readonly isSecure?: boolean;
}

function ask(target: string, { method = 'GET', headers = {}, isSecure = true }: Asked = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    readonly status: number;
    readonly text: string;
    readonly headers: Readonly<Record<string, string[] | undefined>>;
  }>();
  const place = { host: '127.0.0.1', path: target, method, headers: { host: 'localhost', ...headers } };
  const request = isSecure
    ? httpsRequest({ ...place, port: ports.tls, servername: 'localhost', ca: certificate })
    : httpRequest({ ...place, port: ports.plain });
  request.on('error', reject).on('response', async (response) => {
    const { statusCode: status = 0, headersDistinct } = response;
    resolve({ status, text: await textOf(response), headers: headersDistinct });
  });
  request.end();
  return promise;
}

/** The protocol that a handshake agrees on; undefined if there is none. */
function shakeHands(options: ConnectionOptions): Promise<string | undefined> {
  return new Promise((resolve) => {
    const place = { host: '127.0.0.1', port: ports.tls, servername: 'localhost', ca: certificate };
    const socket = connectSecurely({ ...place, ...options }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
      socket.destroy();
    });
    socket.on('error', () => resolve(undefined));
  });
}

const hsts = ['max-age=31536000'];

test('leads to https, under the site’s name and for reading only', async () => {
  const target = '/en/offers?theme=spa';
  const { status, headers } = await ask(target, { isSecure: false });
  expect([status, headers.location]).toEqual([301, [`https://localhost${target}`]]);
  expect(headers).toMatchObject({ 'x-content-type-options': ['nosniff'] });
  expect(headers).not.toHaveProperty('strict-transport-security');
  for (const [method, host, refused] of [
    ['GET', 'evil.example', 421],
    ['GET', 'localhost.evil.example', 421],
    ['POST', 'localhost', 403],
    ['OPTIONS', 'localhost', 403],
  ] as const) {
    const answer = await ask(target, { method, headers: { host }, isSecure: false });
    expect([answer.status, answer.headers.location], `${method} ${host}`).toEqual([refused, undefined]);
  }
});

test('passes on the guest’s address, whatever the guest claims', async () => {
  const claims = {
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-proto': 'http',
    forwarded: 'for=192.0.2.1',
  };
  const answer = await ask('/en/%C4%8D//x?q=%20', { headers: claims });
  expect(answer).toMatchObject({ status: 200, text: 'the site' });
  const [{ target, host, forwarded, ...headers } = {}] = seen.splice(0);
  expect({ target, host, forwarded }).toEqual({
    target: '/en/%C4%8D//x?q=%20',
    host: 'localhost',
    forwarded: undefined,
  });
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
});

test('leaves the site’s headers as they are', async () => {
  const { headers } = await ask('/');
  seen.splice(0);
  expect(headers).toMatchObject(siteHeaders);
});

test.each(['/dev/mailbox', '/dev', '/readyz', '//readyz', '/%72eadyz', '/readyz?x', '/metrics'])(
  '%s is for this machine only',
  async (target) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'strict-transport-security': hsts,
      'x-content-type-options': ['nosniff'],
    });
    expect(seen).toEqual([]);
  },
);

test('answers by the site’s name only', async () => {
  const headers = { host: 'evil.example' };
  expect(await ask('/', { headers })).toMatchObject({
    status: 421,
    headers: { 'strict-transport-security': hsts },
  });
  expect(await shakeHands({ servername: 'evil.example' })).toBeUndefined();
  expect(seen).toEqual([]);
});

test('takes TLS 1.3, and of TLS 1.2 what has forward secrecy and is authenticated', async () => {
  const of12 = (ciphers: string) => shakeHands({ maxVersion: 'TLSv1.2', ciphers });
  expect(await shakeHands({})).toMatch(/^TLSv1.3 /);
  expect(await of12('ECDHE-RSA-AES128-GCM-SHA256')).toBe('TLSv1.2 ECDHE-RSA-AES128-GCM-SHA256');
  for (const weak of [
    'AES128-SHA',
    'AES256-GCM-SHA384',
    'ECDHE-RSA-AES128-SHA256',
    'DHE-RSA-AES128-GCM-SHA256',
  ])
    expect(await of12(weak), weak).toBeUndefined();
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  expect(await shakeHands(old)).toBeUndefined();
});

test('logs neither guests nor what they ask for, also while the site is away', async () => {
  upstream.close().closeAllConnections();
  expect((await ask('/en/?magic=a-token')).status).toBe(502);
  await shakeHands({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' });
  child?.kill('SIGTERM');
  expect(await log).not.toMatch(/magic|client/);
});

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
