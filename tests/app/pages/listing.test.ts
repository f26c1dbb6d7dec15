import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ListingPage } from '../../../app/components/listing/listing-page.tsx';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { messages } from '../../../generated/messages/index.ts';
import { pageOf, site } from '../site-on.ts';

test('a list that a choice leaves empty says so above what removes the choice, with nothing to compare, sort or map', () => {
  const page = pageOf('hotels');
  const { compare, filter, listing, map, order } = messages.en;
  const htmlOf = (filter: Readonly<Record<string, readonly string[]>>) =>
    renderMarkup(site, createElement(ListingPage, { page, summarize: listing.properties, filter }));
  const others = [compare.show, order.label, map.show];
  const some = htmlOf({ destination: ['bol'] });
  expect(others.filter((text) => !some.includes(text))).toEqual([]);
  const empty = htmlOf({ destination: ['bol'], kind: ['camp'] });
  const at = empty.indexOf('class="nothing"');
  expect(at).toBeGreaterThan(0);
  expect(empty.indexOf(filter.reset, at)).toBeGreaterThan(at);
  expect(others.filter((text) => empty.includes(text))).toEqual([]);
});
