import { createElement } from 'react';
import { expect, test } from 'vitest';
import { listingFacts } from '../../../app/components/listing/listing-facts.ts';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { DestinationPage } from '../../../app/pages/destination-page.tsx';
import { DestinationsPage } from '../../../app/pages/destinations-page.tsx';
import { messages } from '../../../generated/messages/index.ts';
import { pageOf, site } from '../site-on.ts';

const html = renderMarkup(site, createElement(DestinationPage, { page: pageOf('brela') }));

test('a place says its first facts above the pictures, and where to stay before its tables', () => {
  const { accommodation, home } = messages.en;
  const parts = [
    'facts-brief',
    'class="gallery"',
    'data-body',
    `<h2>${home.accommodation}`,
    accommodation.facts,
  ];
  const positions = parts.map((part) => html.indexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});

test('only values that say nothing alone have the names of their columns in narrow windows', () => {
  expect(html).toContain('<td>73\u00a0km</td>');
  expect(html).not.toContain('data-label');
});

test('the list of places says what each has, and asks after the maps', () => {
  const page = pageOf('destinations');
  const list = renderMarkup(site, createElement(DestinationsPage, { page }));
  expect(list).toMatch(
    /<span>4 properties<\/span><span[^>]*>Split Airport, 73\u00a0km<\/span><span>Sea up to 25°C</,
  );
  expect(list.indexOf('class="button"')).toBeGreaterThan(list.indexOf('near-maps'));
});

test('a poster of a place says the number of its properties and its airport', () => {
  expect(listingFacts(site, pageOf('bol'))).toBe('3 properties\u00a0· Brač Airport, 15\u00a0km');
});

test('what to do at a place is of each kind', () => {
  const { experiences } = messages.en.home;
  const [section = ''] = html.slice(html.indexOf(`<h2>${experiences}`)).split('</section>');
  const links = [...section.matchAll(/<h3[^>]*><a[^>]* href="\/en\/([a-z]+)\//g)].map(([, area]) => area);
  expect(links).toEqual(['tours', 'tours', 'active', 'wellness']);
});
