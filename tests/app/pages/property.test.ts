import { createElement } from 'react';
import { expect, test } from 'vitest';
import { listedUnder } from '../../../app/components/listing/listing-of.ts';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { AccommodationPage } from '../../../app/pages/accommodation-page.tsx';
import { DestinationPage } from '../../../app/pages/destination-page.tsx';
import { OfferPage } from '../../../app/pages/offer-page.tsx';
import { messages } from '../../../generated/messages/index.ts';
import { pageOf, site } from '../site-on.ts';

const page = pageOf('hotel-soline-brela');
const html = renderMarkup(site, createElement(AccommodationPage, { page }));

test('the head of a property leads to its place', () => {
  const [head = ''] = html.split('</header>');
  expect(head).toContain(`href="${pageOf('brela').path}"`);
});

test('the head says how to get there, with the airports of its place, and leads to all the ways', () => {
  const [head = ''] = html.split('</header>');
  const [, link = ''] = /<a href="[^"]*brela#fact-arrivals">(.*?)<\/a>/.exec(head) ?? [];
  expect(link).toMatch(/^Split Airport, car, \d+\u00a0km, \d/);
  expect(link).not.toContain('Vienna');
  expect(renderMarkup(site, createElement(DestinationPage, { page: pageOf('brela') }))).toContain(
    '<h3 id="fact-arrivals">',
  );
});

test('each airport of the place has a line of the head', () => {
  const alan = pageOf('holiday-village-alan-starigrad-paklenica');
  const [head = ''] = renderMarkup(site, createElement(AccommodationPage, { page: alan })).split('</header>');
  const airports = [...head.matchAll(/<dd><a href="[^"]*#fact-arrivals">(.*?)<\/a><\/dd>/g)];
  expect(airports.map(([, text]) => text?.split(',')[0])).toEqual(['Zadar Airport', 'Split Airport']);
});

test('only a long value of the head has the room of two', () => {
  const [head = ''] = html.split('</header>');
  const wide = [...head.matchAll(/<div class="fact-wide"[^>]*><dt>(.*?)<\/dt>/g)].map(([, name]) => name);
  expect(wide).toEqual(['Pets', 'How to get there']);
  expect(head).toContain('<dt>Distance to the beach</dt>');
  const summer = pageOf('summer-special-dalmatia-croatia');
  const offer = renderMarkup(site, createElement(OfferPage, { page: summer }));
  expect(offer).toMatch(/<div class="fact-wide"[^>]*><dt>Price basis<\/dt>/);
});

test('other requests stand in the head, as links beside the one button', () => {
  const [head = ''] = html.split('</header>');
  const path = `${pageOf('group-enquiry').path}?about=${page.key}`;
  expect(head).toContain(`<a href="${path}">`);
  expect(head.match(/class="button"/g)).toHaveLength(1);
});

test('highlights follow the text: terms that not every property has, eight at most', () => {
  const { highlights } = messages.en.accommodation;
  const lists = listedUnder(site, 'property', 'en').map((property) => {
    const shown = renderMarkup(site, createElement(AccommodationPage, { page: property }));
    const [text = '', after = ''] = shown.split(`<h2>${highlights}</h2>`);
    expect(text, property.key).toContain('data-body');
    const [list = ''] = after.split('</ul>');
    return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, term]) => term);
  });
  for (const list of lists) {
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(8);
    for (const term of list) expect(lists.every((other) => other.includes(term))).toBe(false);
  }
});
