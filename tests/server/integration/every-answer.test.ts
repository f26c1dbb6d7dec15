import { describe, expect, test } from 'vitest';
import { ask, sendBytes, statusOf } from './fixture/ask.ts';
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
const requests: readonly (readonly [string, number, string])[] = [
  ['a page', 200, `GET /en/offers HTTP/1.1\r\n${hostLine}\r\n`],
  ['a page, HTTP/1.0 without Host', 200, 'GET /en/offers HTTP/1.0\r\n\r\n'],
  ['HEAD', 200, `HEAD /en/offers?x=1 HTTP/1.1\r\n${hostLine}\r\n`],
  ['an asset', 200, `GET /assets/style-Ab3dE5.css HTTP/1.1\r\n${hostLine}\r\n`],
  ['an unchanged page', 304, `GET /en/offers HTTP/1.1\r\n${hostLine}If-None-Match: *\r\n\r\n`],
  ['an unknown expectation', 200, `GET /en/offers HTTP/1.1\r\n${hostLine}Expect: the-unexpected\r\n\r\n`],
  [
    'an offered upgrade',
    200,
    'GET /en/offers HTTP/1.1\r\nHost: a\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n',
  ],
  ['a redirect', 301, `GET /en/offers/ HTTP/1.1\r\n${hostLine}\r\n`],
  ['a malformed path', 400, `GET /%zz HTTP/1.1\r\n${hostLine}\r\n`],
  ['no Host header', 400, 'GET /en/offers HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['no Host header, unknown path', 400, 'GET /en/nowhere HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two Host headers', 400, `GET /en/offers HTTP/1.1\r\nHost: b\r\n${hostLine}\r\n`],
  ['the same Host header twice', 400, `GET /readyz HTTP/1.1\r\nhost: a\r\n${hostLine}\r\n`],
  ['two Host headers in HTTP/1.0', 400, 'GET /en/offers HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n'],
  ['CONNECT', 501, 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n'],
  ['CONNECT, and more at once', 501, `CONNECT a:443 HTTP/1.1\r\n${hostLine}\r\nGET / HTTP/1.1\r\n\r\n`],
  ['the target of CONNECT under another method', 400, `GET a.example:443 HTTP/1.1\r\n${hostLine}\r\n`],
  ['the server as target', 400, `OPTIONS * HTTP/1.1\r\n${hostLine}\r\n`],
  ['no HTTP', 400, 'HELLO\r\n\r\n'],
  ['an unknown method', 400, `BREW / HTTP/1.1\r\n${hostLine}\r\n`],
  ['a target with a space', 400, `GET /en/ offers HTTP/1.1\r\n${hostLine}\r\n`],
  ['a header without a colon', 400, `GET / HTTP/1.1\r\n${hostLine}nonsense\r\n\r\n`],
  ['two lengths', 400, `POST / HTTP/1.1\r\n${hostLine}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  [
    'a length and chunks',
    400,
    `POST / HTTP/1.1\r\n${hostLine}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
  ],
  ['HTTP/2 spoken at once', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an unknown path', 404, `GET /en/nowhere HTTP/1.1\r\n${hostLine}\r\n`],
  ['an unknown call', 404, `POST /api/nowhere HTTP/1.1\r\n${hostLine}Content-Length: 2\r\n\r\n{}`],
  ['another method', 405, `POST /en/offers HTTP/1.1\r\n${hostLine}Content-Length: 0\r\n\r\n`],
  ['another method on health', 405, `POST /healthz HTTP/1.1\r\n${hostLine}Content-Length: 0\r\n\r\n`],
  ['a removed path', 410, `GET /en/merger HTTP/1.1\r\n${hostLine}\r\n`],
  ['a target that is too long', 431, `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${hostLine}\r\n`],
  ['headers that are too long', 431, `GET / HTTP/1.1\r\n${hostLine}X: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['a fault of the server', 500, `GET /en/boom HTTP/1.1\r\n${hostLine}\r\n`],
  ['a fault of the server, told to a program', 404, `GET /api/boom HTTP/1.1\r\n${hostLine}\r\n`],
  ['health', 200, `GET /healthz HTTP/1.1\r\n${hostLine}\r\n`],
];

function headersOf(answer: string): ReadonlyMap<string, string> {
  const lines = answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n').slice(1);
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*: ?/, '')]),
  );
}

function directivesOf(policy: string | undefined): ReadonlyMap<string, string> {
  const directives = (policy ?? '').split(';').map((directive) => directive.trim().split(' '));
  return new Map(directives.map(([name = '', ...values]) => [name, values.join(' ')]));
}

describe.each(requests)('%s (%i)', (_what, status, bytes) => {
  test('has the security headers', async () => {
    const answer = await sendBytes(overHttps(), bytes);
    expect(statusOf(answer)).toBe(status);
    const headers = headersOf(answer);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}$/);
    expect(headers.get('x-powered-by')).toBeUndefined();
    expect(headers.get('server')).toBeUndefined();
    expect(headers.get('cache-control')).toBeDefined();
    expect(answer.match(/^content-security-policy:/gim)).toHaveLength(1);
    const directives = directivesOf(headers.get('content-security-policy'));
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': "'none'",
      'style-src': expect.stringMatching(/^'self'(?: 'sha256-[A-Za-z\d+/]{43}=')+$/),
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(directives.get('script-src')).toMatch(/^'self' 'sha256-[A-Za-z\d+/]{43}='$/);
    expect(directives.get('img-src')).toContain("'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('sends no browser to https where the site is on http', async () => {
    const answer = await sendBytes(overHttp(), bytes);
    expect(statusOf(answer)).toBe(status);
    const headers = headersOf(answer);
    expect(headers.get('strict-transport-security')).toBeUndefined();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  test('shows nothing of the source', async () => {
    const answer = await sendBytes(overHttp(), bytes);
    expect(answer).not.toMatch(/secret of the source|\bat .*\.ts|node_modules|Error:/);
  });
});

describe('a fault of the server', () => {
  test.each([
    ['/en/boom', 'en'],
    ['/boom', 'hr'],
    ['/se/boom', 'sv'],
  ])('%s is a page in %s, not to be kept', async (target, lang) => {
    const { status, headers, text } = await ask(overHttp(), target);
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain('"kind":"serverError"');
  });
});
