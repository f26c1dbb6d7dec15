import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ListingPage } from '../../../app/components/listing/listing-page.tsx';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { messages } from '../../../generated/messages/index.ts';
import { pageOf, site } from '../site-on.ts';

test('a list that a choice leaves empty says so once, above what fills it again, with nothing to compare, sort or map', () => {
  const page = pageOf('hotels');
  const { compare, filter, listing, map, order } = messages.en;
  const htmlOf = (filter: Readonly<Record<string, readonly string[]>>) =>
    renderMarkup(site, createElement(ListingPage, { page, summarize: listing.properties, filter }));
  const others = [compare.show, order.label, map.show];
  const some = htmlOf({ destination: ['bol'] });
  expect(others.filter((text) => !some.includes(text))).toEqual([]);
  const empty = htmlOf({ destination: ['bol'], kind: ['camp'] });
  const summaries = empty.slice(empty.indexOf('<h2'));
  expect(summaries.match(/0 properties/g)).toHaveLength(1);
  const links = [...summaries.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, ...link]) => link);
  expect(links.slice(0, 3)).toEqual([
    ['/en/hotels?destination=bol#results', 'Remove Campsites\u00a0· 3\u00a0properties'],
    ['/en/hotels?kind=camp#results', 'Remove Bol\u00a0· 1\u00a0property'],
    ['/en/hotels#results', filter.reset],
  ]);
  const classOf = (html: string) => /\/stay-enquiry" class="([^"]*)"/.exec(html)?.[1];
  expect([some, empty].map(classOf)).toEqual(['button', 'button button-quiet']);
  expect(others.filter((text) => empty.includes(text))).toEqual([]);
  // Those that the first link leads to.
  expect(summaries.match(/class="card-title"/g)).toHaveLength(3);
});

test('a list that is seen whole has no bar of filters, but removes a choice', () => {
  const page = pageOf('conferences-meetings-team-building');
  const htmlOf = (filter: Readonly<Record<string, readonly string[]>>) =>
    renderMarkup(site, createElement(ListingPage, { page, summarize: undefined, filter }));
  expect(htmlOf({})).not.toMatch(/class="filters"|filter-opener/);
  expect(htmlOf({ halls: ['200'] })).toContain(messages.en.filter.reset);
});
