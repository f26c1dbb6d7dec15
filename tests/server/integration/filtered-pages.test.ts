import { expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { type FixtureOptions, withFixtureSite } from './fixture/start-fixture-site.ts';

/** Addresses of narrowed lists that were rendered, in order. */
const rendered: string[] = [];
const onRender: FixtureOptions['onRender'] = (request) => {
  if (request.kind === 'page' && request.query) rendered.push(request.path + request.query);
  return undefined;
};
const site = withFixtureSite({}, { onRender });

test('a listing with a choice in its query is rendered once, whatever else the query holds', async () => {
  const targets = ['?theme=family', '?theme=family&utm_source=mail', '?x=%zz&theme=family', '?theme=family'];
  const answers = await Promise.all(targets.map((query) => ask(site(), `/en/offers${query}`)));
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).toContain('<p>?theme=family</p>');
    expect(text).toContain(`<link rel="canonical" href="${site().url}/en/offers">`);
  }
  expect(rendered).toEqual(['/en/offers?theme=family']);
});

test.each([
  ['nothing', '?'],
  ['other names', '?utm_source=mail'],
  ['no value', '?theme='],
  ['a name alone', '?theme'],
  ['bad encoding', '?%zz'],
  ['a great many names', `?${'a=1&'.repeat(2000)}`],
])('a query of %s chooses nothing: the page itself', async (_what, query) => {
  const plain = await ask(site(), '/en/offers');
  const { status, headers } = await ask(site(), `/en/offers${query}`);
  expect([status, headers.etag]).toEqual([200, plain.headers.etag]);
});

test('a page that cannot be narrowed stays as it is, an unpublished one is 404', async () => {
  const plain = await ask(site(), '/en/offer/free-dinner');
  const { headers } = await ask(site(), '/en/offer/free-dinner?theme=family');
  expect(headers.etag).toBe(plain.headers.etag);
  expect((await ask(site(), '/en/nowhere?theme=family')).status).toBe(404);
});
