import { describe, expect, test } from 'vitest';
import { sendBytes, statusOf } from './fixture/ask.ts';
import { expectAnswer } from './fixture/expect-answer.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const boom = new Map(fixtureTables.redirects);
boom.get = (path) => {
  if (path.endsWith('/boom')) throw new Error('secret of the source');
  return fixtureTables.redirects.get(path);
};
const tables = { ...fixtureTables, redirects: boom };
const overHttps = withFixtureSite({ SITE_URL: 'https://www.example.com' }, { tables });
const overHttp = withFixtureSite({}, { tables });

const hostLine = 'Host: a\r\nConnection: close\r\n';
/** A request with a Host header. */
const asked = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\n${hostLine}${headers}\r\n${body}`;
const long = 'x'.repeat(40_000);

const requests: readonly (readonly [what: string, status: number, bytes: string])[] = [
  ['a page', 200, asked('GET /en/offers')],
  ['a page, HTTP/1.0 without Host', 200, 'GET /en/offers HTTP/1.0\r\n\r\n'],
  ['HEAD', 200, asked('HEAD /en/offers?x=1')],
  ['an asset', 200, asked('GET /assets/style-Ab3dE5.css')],
  ['an unchanged page', 304, asked('GET /en/offers', 'If-None-Match: *\r\n')],
  ['an unknown expectation', 200, asked('GET /en/offers', 'Expect: the-unexpected\r\n')],
  ['an offered upgrade', 200, asked('GET /en/offers', 'Connection: Upgrade\r\nUpgrade: h2c\r\n')],
  ['a redirect', 301, asked('GET /en/offers/')],
  ['a malformed path', 400, asked('GET /%zz')],
  ['no Host header', 400, 'GET /en/offers HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['no Host header, unknown path', 400, 'GET /en/nowhere HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two Host headers', 400, asked('GET /en/offers', 'Host: b\r\n')],
  ['the same Host header twice', 400, asked('GET /readyz', 'host: a\r\n')],
  ['two Host headers in HTTP/1.0', 400, 'GET /en/offers HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n'],
  ['CONNECT', 501, asked('CONNECT a.example:443')],
  ['CONNECT, and more at once', 501, asked('CONNECT a:443', '', 'GET / HTTP/1.1\r\n\r\n')],
  ['the target of CONNECT under another method', 400, asked('GET a.example:443')],
  ['the server as target', 400, asked('OPTIONS *')],
  ['no HTTP', 400, 'HELLO\r\n\r\n'],
  ['an unknown method', 400, asked('BREW /')],
  ['a target with a space', 400, asked('GET /en/ offers')],
  ['a header without a colon', 400, asked('GET /', 'nonsense\r\n')],
  ['two lengths', 400, asked('POST /', 'Content-Length: 1\r\nContent-Length: 2\r\n', 'ab')],
  ['a length and chunks', 400, asked('POST /', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n')],
  ['HTTP/2 spoken at once', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an unknown path', 404, asked('GET /en/nowhere')],
  ['an unknown call', 404, asked('POST /api/nowhere', 'Content-Length: 2\r\n', '{}')],
  ['another method', 405, asked('POST /en/offers', 'Content-Length: 0\r\n')],
  ['another method on health', 405, asked('POST /healthz', 'Content-Length: 0\r\n')],
  ['a removed path', 410, asked('GET /en/merger')],
  ['a target that is too long', 431, asked(`GET /${long}`)],
  ['headers that are too long', 431, asked('GET /', `X: ${long}\r\n`)],
  ['a fault of the server', 500, asked('GET /en/boom')],
  ['a fault of the server, told to a program', 404, asked('GET /api/boom')],
  ['health', 200, asked('GET /healthz')],
];

function headersOf(answer: string): Readonly<Record<string, string | undefined>> {
  const lines = answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => line.split(/: ?(.*)/)).map(([name = '', value]) => [name.toLowerCase(), value]),
  );
}

describe.each(requests)('%s (%i)', (_what, status, bytes) => {
  test('has the security headers', async () => {
    const answer = await sendBytes(overHttps(), bytes);
    expect(statusOf(answer)).toBe(status);
    const { 'content-security-policy': policy = '', ...headers } = headersOf(answer);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{7,}$/),
      'cache-control': expect.anything(),
    });
    for (const name of ['x-powered-by', 'server']) expect(headers).not.toHaveProperty(name);
    expect(answer.match(/^content-security-policy:/gim)).toHaveLength(1);
    const directives = policy.split(';').map((directive) => directive.split(/ (.*)/));
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[A-Za-z\d+/]{43}='$/),
      'style-src': expect.stringMatching(/^'self'(?: 'sha256-[A-Za-z\d+/]{43}=')+$/),
      'img-src': expect.stringContaining("'self'"),
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(policy).not.toContain('unsafe');
  });

  test('on http sends no browser to https, and shows nothing of the source', async () => {
    const answer = await sendBytes(overHttp(), bytes);
    expect(statusOf(answer)).toBe(status);
    expect(headersOf(answer)).not.toHaveProperty('strict-transport-security');
    expect(answer).not.toContain('upgrade-insecure-requests');
    expect(answer).not.toMatch(/secret of the source|\bat .*\.ts|node_modules|Error:/);
  });
});

test.each([
  ['/en/boom', 'en'],
  ['/boom', 'hr'],
  ['/se/boom', 'sv'],
])('a fault of the server at %s is a page in %s, not to be kept', async (target, lang) => {
  const { text } = await expectAnswer(overHttp(), `GET ${target}`, 500, { 'cache-control': 'no-store' });
  expect(text).toContain(`<html lang="${lang}">`);
  expect(text).toContain('"kind":"serverError"');
});
