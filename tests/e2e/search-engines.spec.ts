import { localeCodes, locales } from '../../generated/locales.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { expect, test } from './site.ts';

const home = '/en/';

test('feeds and sitemaps are well-formed XML of their kinds', async ({ page, siteUrl }) => {
  await page.goto(home);
  const files = localeCodes.flatMap((code) => [
    { path: `${locales[code].prefix}/feed.xml`, type: 'application/rss+xml', root: 'rss' },
    { path: `/sitemap-${code}.xml`, type: 'application/xml', root: 'urlset' },
  ]);
  for (const { path, type, root } of files) {
    const answer = await fetch(siteUrl + path);
    expect(answer.headers.get('content-type'), path).toBe(`${type}; charset=utf-8`);
    const text = await answer.text();
    expect(text, path).not.toContain('.invalid');
    const found = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return parsed.querySelector('parsererror')?.textContent ?? parsed.documentElement.nodeName;
    }, text);
    expect(found, path).toBe(root);
  }
});

for (const path of sampleOf(['/en/hotel-soline-brela', home, '/en/other/faq', '/en/blog'], 2, 0)) {
  test(`structured data breaks no content security policy, ${path}`, async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (directive: string) => violations.push(directive));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        (window as unknown as { tellViolation(text: string): void }).tellViolation(
          `${event.violatedDirective}: ${event.sample || event.blockedURI}`,
        ),
      ),
    );
    await page.goto(path);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).not.toContain('.invalid');
    expect(JSON.parse(String(data))['@graph'].length).toBeGreaterThan(1);
    expect(violations).toEqual([]);
  });
}

test('the search that structured data names answers', async ({ page, siteUrl }) => {
  await page.goto(home);
  const data = JSON.parse(String(await page.locator('script[type="application/ld+json"]').textContent()));
  const [site] = data['@graph'].filter((node: { '@type': string }) => node['@type'] === 'WebSite');
  const address = new URL(site.potentialAction.target.urlTemplate.replace('{search_term_string}', 'brela'));
  const answer = await fetch(siteUrl + address.pathname + address.search);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/en/destination/brela');
});
