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
  // The whole list is in the cache by then.
  expect((await ask(site(), '/en/offers')).status).toBe(200);
  const answers = await Promise.all(targets.map((query) => ask(site(), `/en/offers${query}`)));
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).toContain('<p>?theme=family</p>');
    expect(text).toContain(`<link rel="canonical" href="${site().url}/en/offers">`);
  }
  expect(rendered).toEqual(['/en/offers?theme=family']);
});

test('a query that chooses nothing is answered with the page itself', async () => {
  const others = ['?', '?utm_source=mail', '?theme=', '?theme', '?%zz', `?${'a=1&'.repeat(2000)}`];
  // Only offers can be narrowed.
  for (const [page, queries] of [
    ['/en/offers', others],
    ['/en/offer/free-dinner', ['?theme=family']],
  ] as const) {
    const { headers: plain } = await ask(site(), page);
    for (const query of queries)
      expect((await ask(site(), page + query)).headers.etag, query).toBe(plain.etag);
  }
  expect((await ask(site(), '/en/nowhere?theme=family')).status).toBe(404);
});
