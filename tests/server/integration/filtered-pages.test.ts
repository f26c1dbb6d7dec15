import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, sendLine, statusOf } from './fixture/ask.ts';
import { type FixtureSite, loadFixtureRenderer, startFixtureSite } from './fixture/start-fixture-site.ts';

/** Addresses that were rendered, in order. */
const rendered: string[] = [];
let site: FixtureSite;

beforeAll(async () => {
  const loadRenderer: typeof loadFixtureRenderer = async (...given) => {
    const renderer = await loadFixtureRenderer(...given);
    const renderFilteredPage = (path: string, query: string) => {
      rendered.push(path + query);
      return renderer.renderFilteredPage(path, query);
    };
    return { ...renderer, renderFilteredPage };
  };
  site = await startFixtureSite({}, { loadRenderer });
});
afterAll(() => site.stop());

describe('a listing with a choice in its query', () => {
  test('is rendered once, whatever else the query holds', async () => {
    rendered.length = 0;
    const targets = [
      '?theme=family',
      '?theme=family&utm_source=mail',
      '?x=%zz&theme=family',
      '?theme=family',
    ];
    const answers = await Promise.all(targets.map((query) => ask(site, `/en/offers${query}`)));
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain('<p>theme=family</p>');
      expect(text).toContain(`<link rel="canonical" href="${site.url}/en/offers">`);
    }
    expect(rendered).toEqual(['/en/offerstheme=family']);
  });

  test.each(['br', 'gzip', 'identity'])('is sent as %s like any page', async (encoding) => {
    const headers = { 'Accept-Encoding': encoding };
    const plain = await ask(site, '/en/offers', { headers });
    const chosen = await ask(site, '/en/offers?theme=family', { headers });
    expect(Object.keys(chosen.headers).sort()).toEqual(Object.keys(plain.headers).sort());
    for (const name of [
      'content-type',
      'cache-control',
      'vary',
      'content-security-policy',
      'content-encoding',
    ])
      expect(chosen.headers[name], name).toBe(plain.headers[name]);
    const { etag = '' } = chosen.headers;
    expect(etag).not.toBe(plain.headers.etag);
    const again = await ask(site, '/en/offers?theme=family', {
      headers: { ...headers, 'If-None-Match': etag },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('has the headers of GET and no body for HEAD', async () => {
    const { headers, body } = await ask(site, '/en/offers?theme=family');
    const head = await ask(site, '/en/offers?theme=family', { method: 'HEAD' });
    expect(head.body.length).toBe(0);
    expect(head.headers.etag).toBe(headers.etag);
    expect(head.headers['content-length']).toBe(String(body.length));
  });

  test('can only be read', async () => {
    expect((await ask(site, '/en/offers?theme=family', { method: 'POST' })).status).toBe(405);
  });

  test('needs a Host header like any page', async () => {
    const line = 'GET /en/offers?theme=family HTTP/1.1';
    expect(statusOf(await sendLine(site, line))).toBe(200);
  });
});

test.each([
  ['nothing', '?'],
  ['other names', '?utm_source=mail'],
  ['no value', '?theme='],
  ['a name alone', '?theme'],
  ['bad encoding', '?%zz'],
  ['a great many names', `?${'a=1&'.repeat(2000)}`],
])('a query of %s chooses nothing: the stored page', async (_what, query) => {
  const plain = await ask(site, '/en/offers');
  const { status, headers } = await ask(site, `/en/offers${query}`);
  expect([status, headers.etag]).toEqual([200, plain.headers.etag]);
});

test('a page that cannot be narrowed stays as it is, an unpublished one is 404', async () => {
  const plain = await ask(site, '/en/offer/free-dinner');
  const { headers } = await ask(site, '/en/offer/free-dinner?theme=family');
  expect(headers.etag).toBe(plain.headers.etag);
  expect((await ask(site, '/en/nowhere?theme=family')).status).toBe(404);
});

test('more choices than are kept: the last ones are, the first is rendered again', async () => {
  const themes = Array.from({ length: 150 }, (_, number) => `crowd${number}`);
  for (const theme of themes) await ask(site, `/en/offers?theme=${theme}`);
  rendered.length = 0;
  await ask(site, '/en/offers?theme=crowd149');
  await ask(site, '/en/offers?theme=crowd60');
  expect(rendered).toEqual([]);
  await ask(site, '/en/offers?theme=crowd0');
  expect(rendered).toEqual(['/en/offerstheme=crowd0']);
});

test('a template that fails gives a 500 in the site’s own words, and nothing else is harmed', async () => {
  const renderFilteredPage = () => {
    throw new Error('broken template');
  };
  const broken = await startFixtureSite({}, { renderer: { renderFilteredPage } });
  const { status, text } = await ask(broken, '/en/offers?theme=family');
  expect(status).toBe(500);
  expect(text).toContain('"kind":"serverError"');
  expect((await ask(broken, '/en/offers')).status).toBe(200);
  await broken.stop();
});
