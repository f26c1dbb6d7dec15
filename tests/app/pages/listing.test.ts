import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ListingPage } from '../../../app/components/listing/listing-page.tsx';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { messages } from '../../../generated/messages/index.ts';
import { pageOf, site } from '../site-on.ts';

test('a list that a choice leaves empty says so, and has nothing to compare', () => {
  const page = pageOf('hotels');
  const { compare, listing } = messages.en;
  const htmlOf = (filter: Readonly<Record<string, readonly string[]>>) =>
    renderMarkup(site, createElement(ListingPage, { page, summarize: listing.properties, filter }));
  expect(htmlOf({ destination: ['bol'] })).toContain(compare.show);
  const empty = htmlOf({ destination: ['bol'], kind: ['camp'] });
  expect(empty).toContain('class="nothing"');
  expect(empty).not.toContain(compare.show);
});
