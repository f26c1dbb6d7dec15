/** Beside a text there is something to go on with, so that no half of a wide page is empty. */
import { expect, test } from 'vitest';
import { renderPage } from '../../../app/document/render-page.tsx';
import { messages } from '../../../generated/messages/index.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { pageOf, site } from '../site-on.ts';

const { contact, listing, page } = messages.en;

test.each<[RouteKey, string]>([
  ['why-visit-brela', page.onThisPage],
  ['public-holidays', listing.related],
  ['kids-stay-free', contact.call],
  ['faq', contact.call],
  ['privacy-policy', page.onThisPage],
  ['reservation-office', pageOf('airport-transfer-taxi').title],
])('%s: %s', (key, text) => {
  const html = renderPage(site, pageOf(key));
  const [, aside] = /<aside>(.*?)<\/aside>/.exec(html) ?? [];
  expect(aside).toContain(text);
  expect(html).toContain('with-aside');
});
