import { expect, test } from 'vitest';
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

const headOf = (html: string) => /<header class="page-header">[\s\S]*?<\/header>/.exec(html)?.[0];
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

test('the hotels of four stars in Brela are those two, under one heading and a title of their own', async () => {
  const { status, text } = await ask(site(), '/en/hotels?stars=4&destination=brela');
  const { text: whole } = await ask(site(), '/en/hotels');
  expect([status, countCards(text), text.match(/<h1[ >]/g)?.length]).toEqual([200, 2, 1]);
  for (const path of ['/en/hotel-berulia-brela', '/en/hotel-soline-brela']) expect(text).toContain(path);
  expect(text).toContain('<h2 id="results" tabindex="-1">2 properties</h2>');
  expect(titleOf(text)).toContain('Brela, 4 stars');
  expect(titleOf(text)).not.toBe(titleOf(whole));
  // Search engines are shown the whole list.
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain(`<link rel="canonical" href="${publicOrigin}/en/hotels">`);
  expect(text).not.toContain('rel="alternate" hreflang');
  expect(text).toMatch(/<body data-route="hotels" data-controller="accommodations" data-locale="en">/);
  // The list begins in the first view.
  expect([headOf(whole), headOf(text)].map((head) => head?.includes('<img'))).toEqual([false, false]);
});

test.each([
  ['nothing that there is', 'stars=9', true],
  ['markup', 'destination=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', true],
  ['what nothing fits', 'stars=5&destination=bol', false],
])('a choice of %s: %s', async (_what, query, isWhole) => {
  const { status, text } = await ask(site(), `/en/hotels?${query}`);
  expect([status, text.includes('alert(1)')]).toEqual([200, false]);
  expect(text.includes(`>${messages.en.listing.properties({ count: 0 })}<`)).toBe(!isWhole);
  expect(/<a class="filter-reset" href="\/en\/hotels#results"/.test(text)).toBe(!isWhole);
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
