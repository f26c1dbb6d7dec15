/** The order of what stands on the pages of restaurants, wellness, activities, tours and venues. */
import { expect, test } from 'vitest';
import { renderPage } from '../../../app/document/render-page.tsx';
import { messages } from '../../../generated/messages/index.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { pageOf, site, siteOn } from '../site-on.ts';

const htmlOf = (key: RouteKey, day = site.day) => renderPage(siteOn(day), pageOf(key));

/** The texts in the order in which the main part of a page has them. */
function orderIn(html: string, ...texts: readonly string[]): readonly string[] {
  const main = html.slice(html.indexOf('<main'));
  for (const text of texts) expect(main).toContain(text);
  return texts.toSorted((one, other) => main.indexOf(one) - main.indexOf(other));
}

test.each<RouteKey>(['tavern-vallum-bol', 'soline', 'alga'])(
  'the facts of %s fold before its text',
  (key) => {
    const fold = `<details><summary>${messages.en.accommodation.facts}</summary>`;
    const parts = [fold, '<section class="page-facts">', '</details></aside>', ' data-body="'];
    expect(orderIn(htmlOf(key), ...parts)).toEqual(parts);
  },
);

test('the office stands after the text and the facts of a tour', () => {
  const parts = [' data-body="', '<section class="page-facts">', messages.en.contact.ask];
  expect(orderIn(htmlOf('hvar'), ...parts)).toEqual(parts);
});

test('the halls of a venue stand before its equipment', () => {
  const parts = ['data-fact="halls"', 'data-fact="equipment"'];
  expect(orderIn(htmlOf('mice-soline-brela'), ...parts)).toEqual(parts);
});

test.each<RouteKey>(['tavern-vallum-bol', 'soline'])('in the head of %s, hours stand first', (key) => {
  expect(htmlOf(key)).toMatch(/<dl class="facts facts-brief"><div[^>]*><dt>Opening hours</);
});

test.each<RouteKey>(['tavern-vallum-bol', 'alga'])(
  'the button of %s is quiet while it is closed for the season',
  (key) => {
    const classOn = (day: string) =>
      / class="(button[^"]*)">/.exec(htmlOf(key, day).split('<main')[1] ?? '')?.[1];
    expect(classOn('2026-11-23')).toBe('button button-quiet');
    expect(classOn('2027-07-15')).toBe('button');
  },
);

test('the bar of an activity that is closed for the season says when it opens', () => {
  expect(htmlOf('alga')).toMatch(/class="ask-note">Closed, opens on 1.April 2027</);
});
