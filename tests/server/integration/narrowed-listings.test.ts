import { describe, expect, test } from 'vitest';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findPage, type Page } from '../../../generated/routes/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { ask } from './fixture/ask.ts';
import { collectFaults, withBuiltSite } from './fixture/built-site.ts';
import { publicOrigin } from './fixture/public-origin.ts';

const site = withBuiltSite();
const listings = localeCodes.flatMap((locale) =>
  ['hotels', 'offers', 'blog', 'tours'].flatMap((key) => findPage(key, locale) ?? []),
);

/** Addresses of the ways to narrow a listing that its document offers, with the number of entries that each promises. */
function linksIn(html: string): { href: string; count: number }[] {
  const [, bar = ''] = /<nav class="filters"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
  const links = bar.matchAll(/<a [^>]*href="([^"]*\?[^"]*)"[^>]*>[^<]*<span[^>]*>(\d+)<\/span>/g);
  return [...links].map(([, href = '', count]) => ({
    href: href.replaceAll('&amp;', '&').replace(/#.*/, ''),
    count: Number(count),
  }));
}

const countCards = (html: string) => html.match(/<article class="card/g)?.length ?? 0;

describe('the hotels of four stars in Brela', () => {
  test('are those two, under one heading, and search engines are shown the whole', async () => {
    const { status, text } = await ask(site(), '/en/hotels?destination=brela&stars=4');
    expect(status).toBe(200);
    expect(countCards(text)).toBe(2);
    for (const path of ['/en/hotel-berulia-brela', '/en/hotel-soline-brela']) expect(text).toContain(path);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain(`<link rel="canonical" href="${publicOrigin}/en/hotels">`);
    expect(text).not.toContain('rel="alternate" hreflang');
    expect(text).toMatch(/<body data-route="hotels" data-controller="accommodations" data-locale="en">/);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).toContain('<h2 id="results" tabindex="-1">2 properties</h2>');
  });

  test('have a title of their own, which says what is chosen', async () => {
    const titleOf = async (target: string) =>
      /<title>(.*)<\/title>/.exec((await ask(site(), target)).text)?.[1];
    expect(await titleOf('/en/hotels?stars=4&destination=brela')).toContain('Brela, 4 stars');
    expect(await titleOf('/en/hotels?stars=4')).not.toBe(await titleOf('/en/hotels'));
  });
});

test('a whole list shows its picture, a narrowed one only its entries', async () => {
  const headOf = async (target: string) =>
    /<header class="page-header">[\s\S]*?<\/header>/.exec((await ask(site(), target)).text)?.[0];
  for (const path of ['/en/hotels', '/en/hotels?stars=9']) expect(await headOf(path)).toContain('<img');
  const narrowed = await headOf('/en/hotels?stars=4');
  expect(narrowed).toContain('<h1');
  expect(narrowed).not.toContain('<img');
});

test('a choice that nothing fits says so and can be taken back', async () => {
  const { status, text } = await ask(site(), '/en/hotels?stars=5&destination=bol');
  expect([status, countCards(text)]).toEqual([200, 0]);
  expect(text).toContain(messages.en.filter.none);
  expect(text).toMatch(/<a class="filter-reset" href="\/en\/hotels#results"/);
});

test('markup in a query does not come back', async () => {
  const { text } = await ask(
    site(),
    '/en/hotels?stars=4&destination=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  );
  expect(text).not.toContain('alert(1)');
});

test('ways to narrow a listing, in every language, lead to as many entries as they say', async () => {
  const first = new Map<Page, { href: string; count: number }[]>();
  for (const page of listings) first.set(page, linksIn((await ask(site(), encodeURI(page.path))).text));
  for (const [page, links] of first) expect(links.length, page.path).toBeGreaterThan(2);
  const faults = await collectFaults(
    site(),
    sampleOf([...first.values()].flat(), 10, 0),
    ({ href }) => href,
    ({ count }, { status, text }) =>
      status === 200 && countCards(text) === count
        ? []
        : [`${status}, ${countCards(text)} instead of ${count}`],
  );
  expect(faults).toEqual([]);
});
