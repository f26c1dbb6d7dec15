import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../../../server/start/startup-errors.ts';
import { type Answer, ask } from './fixture/ask.ts';
import { expectAnswer } from './fixture/expect-answer.ts';
import { type Exposition, readExposition } from './fixture/read-exposition.ts';
import { type FixtureSite, startFixtureSite } from './fixture/start-fixture-site.ts';

const email = 'Ana.Maric@example.com';

interface MeasuredSite extends FixtureSite {
  /** Where the metrics are, as the log tells. */
  readonly metrics: { readonly url: string };
}

/** A site with metrics that is stopped when the test ends, if not before. */
async function startMeasured(env: Readonly<Record<string, string>> = {}): Promise<MeasuredSite> {
  const site = await startFixtureSite({ METRICS_PORT: '0', ...env });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= site.stop();
    return stopped;
  };
  onTestFinished(stop);
  const line = site.logged.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'metrics listening');
  return { ...site, stop, metrics: { url: line.url } };
}

async function scrape({ metrics }: MeasuredSite): Promise<Exposition> {
  return readExposition((await ask(metrics, '/metrics')).text);
}

/** Calls the API as a page of the site does. */
function call(site: FixtureSite, target: string, body: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Origin: site.url };
  return ask(site, target, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('the metrics', () => {
  test('count calls of the API by operation, class of status, and what was refused', async () => {
    const site = await startMeasured();
    const login = { email, password: 'never right', locale: 'en' };
    await call(site, '/api/loyalty/login-loyalty-user', login);
    await call(site, '/api/loyalty/login-loyalty-user', login);
    await call(site, '/api/loyalty/login-loyalty-user', { email });
    await ask(site, '/api/loyalty/login-loyalty-user', { method: 'POST' });
    await ask(site, '/api/cookie');
    const { read } = await scrape(site);

    const operation = 'loginLoyaltyUser';
    expect(read('club_api_requests_total', { operation, status: '2xx' })).toBe(2);
    expect(read('club_api_requests_total', { operation, status: '4xx' })).toBe(2);
    expect(read('club_api_refusals_total', { operation, code: 'LoginUnsuccessful' })).toBe(2);
    expect(read('club_api_refusals_total', { operation, code: 'BadRequest' })).toBe(1);
    expect(read('club_api_refusals_total', { operation, code: 'ForeignOrigin' })).toBe(1);
    expect(read('club_api_requests_total', { operation: 'refreshCookie', status: '2xx' })).toBe(1);
    expect(read('club_api_request_duration_seconds_count', { operation })).toBe(4);
  });

  test('count pages and what is answered in their place, and no calls and probes', async () => {
    const site = await startMeasured();
    const page = await ask(site, '/en/offers');
    const known = { 'If-None-Match': String(page.headers.etag) };
    await ask(site, '/en/offers?again');
    await ask(site, '/en/offers', { headers: known });
    await ask(site, '/en/offers', { method: 'POST' });
    for (const target of ['/EN/offers', '/en/merger', '/en/nowhere', '/en/nothing', '/%zz']) {
      await ask(site, target);
    }
    await ask(site, '/readyz');
    await ask(site, '/api/cookie');
    const { read } = await scrape(site);

    const statuses = { 200: 2, 301: 1, 304: 1, 400: 1, 404: 2, 405: 1, 410: 1 };
    for (const [status, count] of Object.entries(statuses))
      expect(read('site_page_responses_total', { status }), status).toBe(count);
  });

  test('show passwords while they are hashed and while they wait', async () => {
    const site = await startMeasured();
    const login = { email, password: 'never right', locale: 'en' };
    const calls = Promise.all(
      Array.from({ length: 10 }, () => call(site, '/api/loyalty/login-loyalty-user', login)),
    );
    const hashes = async (state: string) => (await scrape(site)).read('club_password_hashes', { state });
    await expect.poll(() => hashes('waiting'), { interval: 1 }).toBeGreaterThan(0);
    await calls;

    expect(await hashes('running')).toBe(0);
    expect(await hashes('waiting')).toBe(0);
  });

  test('hold nothing that guests typed', async () => {
    const site = await startMeasured();
    await call(site, '/api/loyalty/email-exists', { email, locale: 'en' });
    await call(site, `/api/crm/create/${encodeURIComponent(email)}`, {});
    await call(site, '/api/ana-typed-this', { email });
    await ask(site, '/en/ana-typed-this?ana=maric');
    const { text } = await ask(site.metrics, '/metrics');

    expect(text).not.toMatch(/ana|maric|example\.com|127\.0\.0\.1/i);
  });
});

describe('where the metrics are', () => {
  test('only on their own port, at their own path', async () => {
    const site = await startMeasured();
    await expectAnswer(site, 'GET /metrics', 404);
    for (const target of ['/', '/metrics/', '/en/offers'])
      await expectAnswer(site.metrics, `GET ${target}`, 404);
    await expectAnswer(site.metrics, 'POST /metrics', 405);
    const type = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
    await expectAnswer(site.metrics, 'HEAD /metrics', 200, type);
  });

  test('only at 127.0.0.1, wherever the site listens', async () => {
    const site = await startMeasured({ HOST: '0.0.0.0' });
    const { hostname, port } = new URL(site.metrics.url);
    const at = (host: string, onPort: string) => ask({ url: `http://${host}:${onPort}` }, '/metrics');

    expect(hostname).toBe('127.0.0.1');
    expect((await at('127.0.0.2', new URL(site.url).port)).status).toBe(404);
    await expect(at('127.0.0.2', port)).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL|ETIMEDOUT/);
    await expect(at('[::1]', port)).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL/);
  });

  test('nowhere unless they are asked for', async () => {
    const site = await startFixtureSite();
    onTestFinished(() => site.stop());
    expect(site.logged.join('')).not.toContain('metrics');
    expect((await ask(site, '/metrics')).status).toBe(404);
  });

  test('gone once the site has stopped', async () => {
    const site = await startMeasured();
    await ask(site.metrics, '/metrics');
    await site.stop();
    await expect(ask(site.metrics, '/metrics')).rejects.toThrow(/ECONNREFUSED/);
  });

  test('a port that is taken stops the start, and lets the site’s port go', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const before = await startFixtureSite();
    await before.stop();
    const env = { PORT: new URL(before.url).port, METRICS_PORT: String(port) };
    const outcome = await startFixtureSite(env).catch((thrown: unknown) => thrown);

    expect(outcome).toBeInstanceOf(StartupError);
    expect(String(outcome)).toContain(`port ${port} on 127.0.0.1 is taken`);
    expect(String(outcome)).toContain('METRICS_PORT=');
    const again = await startFixtureSite({ PORT: env.PORT });
    await again.stop();
  });
});
