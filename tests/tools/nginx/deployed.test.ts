import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { get as httpsGet } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringNginx } from './bring-nginx.ts';
import { findFreePort } from './start-nginx.ts';

// docs/deploy/nginx.conf, with a certificate, ports and a server of this test.

const folder = mkdtempSync(join(tmpdir(), 'deployed-nginx-'));
const seen: Record<string, string | string[] | undefined>[] = [];
const upstream = createServer((request, response) => {
  seen.push({ ...request.headers, target: request.url });
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Encoding': 'identity' }).end('the site');
});
let ports: { plain: number; tls: number };
let child: ReturnType<typeof spawn> | undefined;
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
    .replace('listen 8080', `listen 127.0.0.1:${ports.plain}`)
    .replace('listen 8443', `listen 127.0.0.1:${ports.tls}`);
  writeFileSync(join(folder, 'nginx.conf'), config);
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g'];
  const { status, stderr } = spawnSync(program, ['-t', ...args, user], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  child = spawn(program, [...args, `${user}daemon off;`], { stdio: 'ignore' });
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

const ask = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: ports.tls,
      servername: 'localhost',
      path: target,
      ca: certificate,
    };
    httpsGet({ ...options, headers: { host: 'localhost', ...headers } }, async (response) => {
      resolve({ status: response.statusCode ?? 0, text: await textOf(response) });
    }).on('error', reject);
  });

test('leads to https', async () => {
  const options = { redirect: 'manual', headers: { host: 'localhost' } } as const;
  const { status, headers } = await fetch(`http://localhost:${ports.plain}/en/offers?theme=spa`, options);
  expect([status, headers.get('location')]).toEqual([301, 'https://localhost/en/offers?theme=spa']);
});

test('passes on the guest’s address, whatever the guest claims', async () => {
  const claims = {
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-proto': 'http',
    forwarded: 'for=192.0.2.1',
  };
  expect(await ask('/en/%C4%8D//x?q=%20', claims)).toEqual({ status: 200, text: 'the site' });
  const [{ target, host, forwarded, ...headers } = {}] = seen.splice(0);
  expect({ target, host, forwarded }).toEqual({
    target: '/en/%C4%8D//x?q=%20',
    host: 'localhost',
    forwarded: undefined,
  });
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
});

test('hides what is for this machine only', async () => {
  expect((await ask('/dev/mailbox')).status).toBe(404);
  expect(seen).toEqual([]);
});

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
