/** A page has one first action: of its buttons, only one is not quiet. */
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../app/document/render-page.tsx';
import { messages } from '../../../generated/messages/index.ts';
import { pages, type RouteKey } from '../../../generated/routes/index.ts';
import { siteOn } from '../site-on.ts';

const day = '2026-11-23';
const engine = 'https://book.example.com/{property}';
/** Pages of every template, in one language. */
const english = pages.filter(({ locale }) => locale === 'en');

/** The buttons of a page that are not quiet, without those of dialogs and sheets, and of the band that invites to the club. */
function firstActions(html: string): readonly string[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const shown = main
    .replaceAll(/<dialog.*?<\/dialog>/gs, '')
    .replaceAll(/<section class="invitation.*?<\/section>/gs, '');
  const buttons = shown.matchAll(
    /<(a|button)\b(?![^>]* popovertargetaction=)[^>]* class="button"[^>]*>(.*?)<\/\1>/gis,
  );
  return [...buttons].map(([, , text = '']) => text.replaceAll(/<[^>]*>/g, ''));
}

describe.each([
  ['with a form', ''],
  ['with a booking engine', engine],
])('%s', (_name, booking) => {
  const context = siteOn(day, { booking });
  const found = english.map((page) => ({ page, actions: firstActions(renderPage(context, page)) }));

  test('no page has two', () => {
    const several = found.filter(({ actions }) => actions.length > 1);
    expect(several.map(({ page, actions }) => `${page.path}: ${actions.join(', ')}`)).toEqual([]);
  });

  test.each<RouteKey>([
    'home',
    'hotel-elaphusa-bol-brac',
    'free-dinner',
    'bol',
    'hotels',
    'sol-mediterranean-dining-brela',
  ])('the page of %s has one', (key) => {
    expect(found.find(({ page }) => page.key === key)?.actions.length).toBe(1);
  });
});

test('on home it is the booking bar’s, as on phones, where that stands alone in its view', () => {
  const page = english.find(({ key }) => key === 'home');
  expect(page && firstActions(renderPage(siteOn(day), page))).toEqual([messages.en.enquiry.openStay]);
});

test('contact has phone and hours above its button, and the phone number beside it in the bar of phones', () => {
  const page = english.find(({ key }) => key === 'reservation-office');
  const [head = ''] =
    /<header class="page-header.*?<\/header>/s.exec(page ? renderPage(siteOn(day), page) : '') ?? [];
  const [bar = ''] = /<p class="actions ask-bar">.*/s.exec(head) ?? [];
  expect([...head.matchAll(/href="tel:|data-opens|class="button"/g)].map(([part]) => part)).toEqual([
    'href="tel:',
    'data-opens',
    'href="tel:',
    'class="button"',
  ]);
  expect(bar).toContain('<span class="ask-note"><a href="tel:');
});

test.each<RouteKey>(['home', 'hotel-elaphusa-bol-brac', 'free-dinner'])(
  'on the page of %s, it is the booking engine, if there is one',
  (key) => {
    const { booking } = messages.en;
    const shown = ['', engine].map((address) => {
      const page = english.find((one) => one.key === key);
      return page && firstActions(renderPage(siteOn(day, { booking: address }), page));
    });
    expect(shown[0]).not.toContain(booking.check);
    expect(shown[1]).toEqual([booking.check]);
  },
);
