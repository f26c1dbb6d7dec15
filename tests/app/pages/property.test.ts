import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { AccommodationPage } from '../../../app/pages/accommodation-page.tsx';
import { findPage } from '../../../generated/routes/index.ts';
import { site } from '../site-on.ts';

const page = findPage('hotel-soline-brela', 'en');
if (page === undefined) throw new Error('There is no page of the hotel.');
const html = renderMarkup(site, createElement(AccommodationPage, { page }));

test('the head of a property leads to its place', () => {
  const [head = ''] = html.split('</header>');
  expect(head).toContain(`href="${findPage('brela', 'en')?.path}"`);
});

test('other requests stand beside the text, after the booking bar', () => {
  const [, aside = ''] = /<aside>(.*?)<\/aside>/s.exec(html) ?? [];
  const [, after = ''] = aside.split('</form>');
  expect(after).toContain(`href="${findPage('group-enquiry', 'en')?.path}?about=${page.key}"`);
});
