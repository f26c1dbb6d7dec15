/** How forms and the booking bar ask. */
import { expect, test } from 'vitest';
import { renderPage } from '../../../app/document/render-page.tsx';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { site } from '../site-on.ts';

function render(key: RouteKey, locale: Locale): string {
  const page = site.findPage(key, locale);
  if (page === undefined) throw new Error(`There is no page ${key} in ${locale}.`);
  return renderPage(site, page);
}

test('yes stands before no', () => {
  const fields = Object.values(pageForms).flatMap((form) => Object.values(form.fields));
  const choices = fields
    .map(({ options = [] }) => options.map(({ value }) => value))
    .filter((values) => values.includes('no'));
  expect(choices.length).toBeGreaterThan(2);
  for (const values of choices) expect(values).toEqual(['yes', 'no']);
});

test.each(localeCodes)('in %s, the question when to come has no heading that says the same', (locale) => {
  const { field, section } = messages[locale];
  const html = render('stay-enquiry', locale);
  expect(html).toContain(`<legend><h2>${field.whenKnown}</h2></legend>`);
  expect(html).not.toContain(`<h2>${section.when}</h2>`);
});

test.each(localeCodes)('in %s, the booking bar marks what need not be filled in', (locale) => {
  const { field, form } = messages[locale];
  const [bar = ''] = /<form class="booking-bar.*?<\/form>/s.exec(render('hotel-soline-brela', locale)) ?? [];
  for (const label of [field.childrenAges, field.promo]) {
    const shown = [...bar.matchAll(/<(summary|label|legend)\b[^>]*>(.*?)<\/\1>/g)].map(([, , text]) => text);
    expect(shown).toContain(form.optional({ label }));
    expect(shown).not.toContain(label);
  }
});
