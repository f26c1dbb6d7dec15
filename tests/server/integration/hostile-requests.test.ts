import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRequest } from '../../../app/document/render-request.tsx';
import { ask, sendLine, statusOf } from './fixture/ask.ts';
import { expectAnswer } from './fixture/expect-answer.ts';
import { startFixtureSite, withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();
const rejections: unknown[] = [];
const keep = (reason: unknown) => rejections.push(reason);
beforeAll(() => void process.on('unhandledRejection', keep).on('uncaughtException', keep));
afterAll(() => void process.off('unhandledRejection', keep).off('uncaughtException', keep));

describe('no request makes a fault', () => {
  const longest = 'x'.repeat(15_000);
  const odd =
    '/ // * /% /? /?? /# /%23 /%3F /%3Fa/../.. /\\..\\..\\etc\\passwd /../../../../etc/passwd /%2e%2e/%2e%2e/etc/passwd ' +
    '/en/..%2f..%2fbuild.json //evil.example/en/offers ///evil.example /http://evil.example/ http:// http:/// ' +
    'http://[::1/en/offers http://a:b@c:99999/en/ https://evil.example//en//offers javascript:alert(1) data:text/html,x ' +
    '? ?x=/en/offers :80 /\xff\xfe /en/\x80 /%F0%9F%8F%96 /%E2%80%AE /%EF%BF%BE /api/\xff /dev/%zz /en/offers\x7f ' +
    '/%0d%0aX-Injected:%20yes';
  const long = ['%', '/', 'a/', '%41'].map((part) => `/${part.repeat(15_000 / part.length)}`);
  const longer = [`/${longest}`, `/en/${longest}/${'%C4%8D'.repeat(10)}`, `/?${longest}`];

  test.each([...odd.split(' '), ...long, ...longer])('%.40s', async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const answer = await sendLine(site(), `${method} ${target} HTTP/1.1`);
      expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
      expect(statusOf(answer)).toBeLessThan(500);
      expect(answer).not.toMatch(/^X-Injected/im);
      const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim();
      if (location !== undefined) expect(location).toMatch(/^\/(?!\/)/);
    }
  });

  test.each([
    'Accept-Encoding: ',
    'Accept-Encoding: ;;;,,,===',
    `Accept-Encoding: ${'br;q=0.1,'.repeat(1000)}`,
    'Accept-Encoding: "br", \xff',
    'Accept-Encoding: br\r\nAccept-Encoding: gzip\r\nAccept-Encoding: ',
    'Accept-Encoding: __proto__, constructor;q=1',
    'If-None-Match: "\r\nIf-None-Match: W/',
    `If-None-Match: ${'"'.repeat(10_000)}`,
    `If-None-Match: ${'W/"a",'.repeat(2000)}`,
    'Host: b',
    'Host: ',
    'X-Forwarded-For: nonsense, \xff\r\nX-Forwarded-Proto: gopher\r\nForwarded: for=;;',
    'Cookie: %; =; a=%zz',
    'Range: bytes=99999999999-',
    'Content-Length: 0\r\nContent-Type: application/json',
    'Upgrade: websocket',
    'Expect: 100-continue\r\nContent-Length: 0',
  ])('%.50j', async (lines) => {
    for (const target of ['/en/offers', '/en/offers/', '/en/nowhere', '/api/nowhere', '/readyz']) {
      const answer = await sendLine(site(), `GET ${target} HTTP/1.1`, `${lines}\r\n`);
      expect(statusOf(answer)).toBeGreaterThanOrEqual(100);
      expect(statusOf(answer)).toBeLessThan(500);
    }
  });

  test.each(['GET /en/offers', 'POST /en/offers', 'POST /en/nowhere', 'POST /api/x'])(
    'a body where none is expected: %s',
    async (line) => {
      const [method = '', target = ''] = line.split(' ');
      const body = JSON.stringify({ password: 'x'.repeat(100_000) });
      const headers = { 'Content-Length': Buffer.byteLength(body) };
      expect((await ask(site(), target, { method, body, headers })).status).toBeLessThan(500);
    },
  );
});

describe('connections', () => {
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
    await expectAnswer(site(), 'GET /en/offers', 200);
  });

  test('nothing was thrown past the server', async () => {
    await expectAnswer(site(), 'GET /healthz', 200);
    expect(rejections).toEqual([]);
  });
});

test('a renderer that fails gives an empty 500, again and again', async () => {
  const onRender = async ({ kind }: DocumentRequest) => {
    if (kind === 'error') throw new Error('broken template');
    return undefined;
  };
  const broken = await startFixtureSite({}, { onRender });
  const safe = { 'content-security-policy': expect.anything() };
  for (const target of ['/en/nowhere', '/%zz', '/en/merger'])
    expect((await expectAnswer(broken, `GET ${target}`, 500, safe)).text).toBe('');
  await expectAnswer(broken, 'GET /en/offers', 200);
  await broken.stop();
});
