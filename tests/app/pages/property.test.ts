import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { AccommodationPage } from '../../../app/pages/accommodation-page.tsx';
import { DestinationPage } from '../../../app/pages/destination-page.tsx';
import { findPage } from '../../../generated/routes/index.ts';
import { site } from '../site-on.ts';

const page = findPage('hotel-soline-brela', 'en');
if (page === undefined) throw new Error('There is no page of the hotel.');
const html = renderMarkup(site, createElement(AccommodationPage, { page }));

test('the head of a property leads to its place', () => {
  const [head = ''] = html.split('</header>');
  expect(head).toContain(`href="${findPage('brela', 'en')?.path}"`);
});

test('the head says how to get there, with the airports of its place, and leads to all the ways', () => {
  const [head = ''] = html.split('</header>');
  const [, link = ''] = /<a href="[^"]*brela#fact-arrivals">(.*?)<\/a>/.exec(head) ?? [];
  expect(link).toMatch(/^Car, Split Airport, \d+ km, \d/);
  expect(link).not.toContain('Vienna');
  const place = findPage('brela', 'en');
  expect(place && renderMarkup(site, createElement(DestinationPage, { page: place }))).toContain(
    '<h3 id="fact-arrivals">',
  );
});

test('other requests stand in the head, as links beside the one button', () => {
  const [head = ''] = html.split('</header>');
  const path = `${findPage('group-enquiry', 'en')?.path}?about=${page.key}`;
  expect(head).toContain(`<a href="${path}">`);
  expect(head.match(/class="button"/g)).toHaveLength(1);
});
