/** How forms and the booking bar ask. */
import { expect, test } from 'vitest';
import { newVisit } from '../../../app/declarations/form-visit.ts';
import { fieldsOfPages } from '../../../app/declarations/page-forms.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import type { Answers } from '../../../generated/forms/answers.ts';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { pageOf, site, siteOn } from '../site-on.ts';

const render = (key: RouteKey, locale: Locale, context = site) =>
  renderPage(context, pageOf(key, locale, context));

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

test('a form asks what a guest wants, then for a name, then for wishes', () => {
  const forms = Object.values(pageForms).filter(({ fields }) => 'wishes' in fields);
  expect(forms.length).toBeGreaterThan(4);
  for (const form of forms) {
    const order = fieldsOfPages(form).flat();
    const [before, after] = [
      order.slice(0, order.indexOf('guest_name')),
      order.slice(order.indexOf('guest_name')),
    ];
    for (const name of ['arrival', 'day', 'adults', 'children_ages', 'people'])
      expect(after, form.page).not.toContain(name);
    for (const name of ['rooms', 'room_kind', 'board', 'pets', 'promo', 'diets', 'wishes'])
      expect(before, form.page).not.toContain(name);
  }
});

test('a form asks for a code only if asked to, and shows one that is given', () => {
  const page = pageOf('stay-enquiry', 'en');
  const foldOf = (answers: Answers) => {
    const visit = { ...newVisit(pageForms.stay), answers };
    return /<details[^>]*>(?=<summary>I have a code)/.exec(renderPage(site, page, { visit }))?.[0];
  };
  expect(foldOf({})).toBe('<details>');
  expect(foldOf({ promo: 'LJETO-26' })).toContain('open');
});

const barOf = (html: string) => /<form class="booking-bar.*?<\/form>/s.exec(html)?.[0] ?? '';

test.each(localeCodes)(
  'in %s, the booking bar asks for an age a child, and for a code only if asked to',
  (locale) => {
    const { booking, field, form } = messages[locale];
    const shown = [
      ...barOf(render('hotel-soline-brela', locale)).matchAll(/<(summary|label|legend)\b[^>]*>(.*?)<\/\1>/g),
    ].map(([, , text]) => text);
    const fields = [field.arrival, field.departure, field.adults, field.childrenAges];
    expect(shown).toEqual([...fields, booking.code, form.optional({ label: field.promo })]);
  },
);

test.each(localeCodes)('in %s, the bar promises availability only with a booking engine', (locale) => {
  const { booking, enquiry } = messages[locale];
  const engine = siteOn('2026-11-23', { booking: 'https://book.example.com/{property}' });
  const buttonOf = (html: string) => />([^<]*)<\/button>/.exec(barOf(html))?.[1];
  expect(buttonOf(render('hotel-soline-brela', locale))).toBe(enquiry.openStay);
  expect(buttonOf(render('hotel-soline-brela', locale, engine))).toBe(booking.check);
  expect(enquiry.openStay).not.toBe(booking.check);
});

test('the calendar of a house begins with the first day on which it is open', () => {
  const firstDay = (key: RouteKey) => / min="([^"]*)"/.exec(barOf(render(key, 'en')))?.[1];
  expect(firstDay('hotel-alga-tucepi')).toBe('2027-04-01');
  expect(firstDay('hotel-soline-brela')).toBe('2026-11-23');
});

test('a group names its dates before it says whether it could come on others', () => {
  const { fields } = pageForms.group;
  const pages = fieldsOfPages(pageForms.group);
  const order = pages.flat();
  expect(order.indexOf('flexible')).toBeGreaterThan(order.indexOf('departure'));
  // The number of pages is known from the first one on.
  for (const names of pages) expect(names.some((name) => fields[name]?.when === undefined)).toBe(true);
});
