import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRequest } from '../../../app/document/render-request.ts';
import { ask, sendBytes, sendLine, statusOf } from './fixture/ask.ts';
import { startFixtureSite, withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();
const rejections: unknown[] = [];
const keep = (reason: unknown) => rejections.push(reason);
beforeAll(() => void process.on('unhandledRejection', keep).on('uncaughtException', keep));
afterAll(() => void process.off('unhandledRejection', keep).off('uncaughtException', keep));

describe('no request makes a fault', () => {
  const longest = 'x'.repeat(15_000);
  const targets = [
    '/',
    '//',
    '*',
    '/%',
    '/?',
    '/??',
    '/#',
    '/%23',
    '/%3F',
    '/%3Fa/../..',
    '/\\..\\..\\etc\\passwd',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/en/..%2f..%2fbuild.json',
    '//evil.example/en/offers',
    '///evil.example',
    '/http://evil.example/',
    'http://',
    'http:///',
    'http://[::1/en/offers',
    'http://a:b@c:99999/en/',
    'https://evil.example//en//offers',
    'javascript:alert(1)',
    'data:text/html,x',
    '?',
    '?x=/en/offers',
    ':80',
    `/${longest}`,
    `/en/${longest}/${'%C4%8D'.repeat(10)}`,
    `/?${longest}`,
    `/${'%'.repeat(15_000)}`,
    `/${'/'.repeat(15_000)}`,
    `/${'a/'.repeat(7_500)}`,
    `/${'%41'.repeat(5_000)}`,
    '/\xff\xfe',
    '/en/\x80',
    '/%F0%9F%8F%96',
    '/%E2%80%AE',
    '/%EF%BF%BE',
    '/api/\xff',
    '/dev/%zz',
    '/en/offers\x7f',
    '/%0d%0aX-Injected:%20yes',
  ];
  test.each(targets.map((target) => [target.slice(0, 40), target]))('%s', async (_shown, target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const answer = await sendLine(site(), `${method} ${target} HTTP/1.1`);
      expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
      expect(statusOf(answer)).toBeLessThan(500);
      expect(answer).not.toMatch(/^X-Injected/im);
      const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim();
      if (location !== undefined) expect(location).toMatch(/^\/(?!\/)/);
    }
  });

  const headers = [
    'Accept-Encoding: \r\n',
    'Accept-Encoding: ;;;,,,===\r\n',
    `Accept-Encoding: ${'br;q=0.1,'.repeat(1000)}\r\n`,
    'Accept-Encoding: "br", \xff\r\n',
    'Accept-Encoding: br\r\nAccept-Encoding: gzip\r\nAccept-Encoding: \r\n',
    'Accept-Encoding: __proto__, constructor;q=1\r\n',
    'If-None-Match: "\r\nIf-None-Match: W/\r\n',
    `If-None-Match: ${'"'.repeat(10_000)}\r\n`,
    `If-None-Match: ${'W/"a",'.repeat(2000)}\r\n`,
    'Host: b\r\n',
    'Host: \r\n',
    'X-Forwarded-For: nonsense, \xff\r\nX-Forwarded-Proto: gopher\r\nForwarded: for=;;\r\n',
    'Cookie: %; =; a=%zz\r\n',
    'Range: bytes=99999999999-\r\n',
    'Content-Length: 0\r\nContent-Type: application/json\r\n',
    'Upgrade: websocket\r\n',
    'Expect: 100-continue\r\nContent-Length: 0\r\n',
  ];
  test.each(headers.map((lines) => [lines.slice(0, 50).trim(), lines]))('%s', async (_shown, lines) => {
    for (const target of ['/en/offers', '/en/offers/', '/en/nowhere', '/api/nowhere', '/readyz']) {
      const answer = await sendLine(site(), `GET ${target} HTTP/1.1`, lines);
      expect(statusOf(answer)).toBeGreaterThanOrEqual(100);
      expect(statusOf(answer)).toBeLessThan(500);
    }
  });

  test('bodies where none is expected', async () => {
    const body = JSON.stringify({ password: 'x'.repeat(100_000) });
    for (const [method, target] of [
      ['GET', '/en/offers'],
      ['POST', '/en/offers'],
      ['POST', '/en/nowhere'],
      ['POST', '/api/x'],
    ] as const) {
      const { status } = await ask(site(), target, {
        method,
        body,
        headers: { 'Content-Length': Buffer.byteLength(body) },
      });
      expect(status).toBeLessThan(500);
    }
  });
});

describe('connections', () => {
  test('answers to pipelined requests come in order', async () => {
    const line = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
    const bytes =
      line('/en/offers') + line('/en/offers/') + line('/en/nowhere') + line('/en/', 'Connection: close\r\n');
    const answers = (await sendBytes(site(), bytes)).match(/HTTP\/1\.1 \d{3}/g);
    expect(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 301', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  });

  test('guests who leave in the middle of an answer disturb nobody', async () => {
    const { port } = new URL(site().url);
    for (const target of ['/assets/style-Ab3dE5.css', '/en/nowhere', '/%zz', '/en/offers']) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`, () => socket.destroy());
        });
        socket.on('close', () => resolve());
      });
    }
    expect((await ask(site(), '/en/offers')).status).toBe(200);
  });

  test('nothing was thrown past the server', async () => {
    expect((await ask(site(), '/healthz')).status).toBe(200);
    expect(rejections).toEqual([]);
  });
});

test('a renderer that fails gives an empty 500, again and again', async () => {
  const onRender = async ({ kind }: DocumentRequest) => {
    if (kind === 'error') throw new Error('broken template');
    return undefined;
  };
  const broken = await startFixtureSite({}, { onRender });
  for (const target of ['/en/nowhere', '/%zz', '/en/merger']) {
    const { status, text, headers } = await ask(broken, target);
    expect({ status, text }).toEqual({ status: 500, text: '' });
    expect(headers['content-security-policy']).toBeDefined();
  }
  expect((await ask(broken, '/en/offers')).status).toBe(200);
  await broken.stop();
});
