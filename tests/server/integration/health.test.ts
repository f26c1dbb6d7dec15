import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { createHttpServer } from '../../../server/http/http-server.ts';
import { createLog } from '../../../server/http/log.ts';
import { createSecurityHeaders } from '../../../server/security/security-headers.ts';
import { createApp } from '../../../server/start/create-app.ts';
import { ask } from './fixture/ask.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();

describe('health', () => {
  test.each([
    ['GET', '/healthz', 200, { status: 'ok' }],
    ['GET', '/readyz', 200, { status: 'ready', build: 'fixture' }],
    ['GET', '/readyz?probe=1', 200, { status: 'ready', build: 'fixture' }],
    ['GET', 'http://elsewhere.example/healthz', 200, { status: 'ok' }],
  ])('%s %s is %i', async (method, target, status, body) => {
    const answer = await ask(site(), target, { method });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual(body);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  test.each([
    ['HEAD', '/healthz', 200],
    ['HEAD', '/readyz', 200],
    ['POST', '/healthz', 405],
    ['DELETE', '/readyz', 405],
    ['GET', '/Healthz', 404],
    ['GET', '/healthz/', 404],
    ['GET', '//readyz', 404],
    ['GET', '/healthz/x', 404],
  ])('%s %s is %i', async (method, target, status) => {
    const answer = await ask(site(), target, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  });
});

test('until the site is opened, the process is healthy but not ready', async () => {
  const securityHeaders = createSecurityHeaders('http:');
  const { handle } = createApp({
    ...{ config: readConfig({}), siteUrl: 'http://127.0.0.1', readDay: () => '2026-11-23', mediaFolders: [] },
    ...{ findSource: () => undefined, securityHeaders, tables: fixtureTables, services: undefined },
    log: createLog('silent'),
  });
  const server = createHttpServer(securityHeaders);
  const url = `http://127.0.0.1:${await server.listen('127.0.0.1', 0)}`;
  server.serve(handle);
  const seen: unknown[] = [];
  for (const target of ['/healthz', '/readyz', '/en/offers', '/en/nowhere', '/api/x', '/%zz']) {
    const { status, headers } = await ask({ url }, target);
    seen.push([target, status, headers['retry-after'], headers['x-content-type-options']]);
  }
  await server.drain(0);
  expect(seen).toEqual([
    ['/healthz', 200, undefined, 'nosniff'],
    ['/readyz', 503, undefined, 'nosniff'],
    ['/en/offers', 503, '1', 'nosniff'],
    ['/en/nowhere', 503, '1', 'nosniff'],
    ['/api/x', 503, '1', 'nosniff'],
    ['/%zz', 400, undefined, 'nosniff'],
  ]);
});
