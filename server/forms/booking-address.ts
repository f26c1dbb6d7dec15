import { hotels } from '../../generated/data/hotels.ts';
import type { PageForm } from '../../generated/forms/page-forms.ts';
import type { Locale } from '../../generated/locales.ts';
import { locales } from '../../generated/locales.ts';
import { findAllErrors } from './check-form.ts';
import type { SentForm } from './read-visit.ts';

/** The fields of the booking bar. */
const asked = ['arrival', 'departure', 'adults', 'children_ages', 'promo'];

/**
 * The address of the booking engine for a stay; undefined if the stay breaks a rule.
 * @param template with {property}, {from}, {to}, {adults}, {ages}, {promo} and {locale}
 */
export function bookingAddress(
  template: string,
  form: PageForm,
  sent: SentForm,
  locale: Locale,
  today: string,
): string | undefined {
  const errors = findAllErrors(form, sent, today);
  if (asked.some((name) => errors[name] !== undefined)) return undefined;
  const text = (name: string) => [sent.answers[name] ?? ''].flat().join(',');
  const hotel = hotels.find(({ page }) => page === sent.about);
  const values: Readonly<Record<string, string>> = {
    property: String(hotel?.bookingId ?? ''),
    from: text('arrival'),
    to: text('departure'),
    adults: text('adults'),
    ages: text('children_ages'),
    promo: text('promo'),
    locale: locales[locale].bcp47,
  };
  return template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
}
