/** How guests ask for offers: at one of their properties, or for none in particular. */
import { expect, test } from 'vitest';
import { newVisit } from '../../../app/declarations/form-visit.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { hotels } from '../../../generated/data/hotels.ts';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { pageOf, site, siteOn } from '../site-on.ts';

test.each(localeCodes)('in %s, a guest asks for an offer at one of its properties', (locale) => {
  const page = pageOf('summer-special-dalmatia-croatia', locale);
  const html = renderPage(site, page);
  const form = pageForms.offer;
  const names = statedFactsOf(page.key).flatMap((fact) => (fact.type === 'properties' ? fact.value : []));
  const houses = hotels.filter(({ name }) => names.includes(name));
  expect(houses.length).toBeGreaterThan(1);
  for (const { page: house, locales } of houses) {
    const href = `${encodeURI(pageOf(form.page, locale).path)}?about=${page.key}&amp;staying_at=${house}`;
    const { askPrice } = messages[locale].accommodation;
    expect(html).toContain(`<a href="${href}" aria-label="${askPrice}: ${locales[locale]}">${askPrice}</a>`);
  }
  const house = houses[0]?.page ?? '';
  const visit = { ...newVisit(form), about: page.key, answers: { staying_at: house } };
  const shown = renderPage(site, pageOf(form.page, locale), { visit });
  const [select = ''] = /<select id="staying_at".*?<\/select>/s.exec(shown) ?? [];
  const values = [...select.matchAll(/<option value="([\w-]+)"/g)].map(([, value]) => value);
  expect(new Set(values)).toEqual(new Set(houses.map((hotel) => hotel.page)));
  expect(select).toContain(`<option value="${house}" selected`);
});

test('an offer of one property, and one that cannot be booked, has no further links to ask', () => {
  const linksOf = (key: Page['key'], on = site) => /staying_at=/.test(renderPage(on, pageOf(key, 'en', on)));
  expect(linksOf('summer-special-dalmatia-croatia')).toBe(true);
  expect(linksOf('spring-vacation-hotel-elaphusa-brac')).toBe(false);
  expect(linksOf('summer-special-dalmatia-croatia', siteOn('2026-10-01'))).toBe(false);
});

test('a list of offers asks for no certain one', () => {
  for (const locale of localeCodes) {
    const list = renderPage(site, pageOf('offers', locale));
    const [, words] = /<a href="[^"?]*" class="button">(.*?)<\/a>/.exec(list) ?? [];
    expect(words, locale).toBe(messages[locale].enquiry.openStay);
  }
});
