import type { PageField, PageForm } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { lifeOf, type OnDay } from '../offer/offer-life.ts';
import { groupOptions, optionsOf } from './field-options.ts';

/**
 * The entries among which a guest can choose on a day: not offers that have ended. One that cannot be booked yet stays, since
 * arrival can be in its stay, and its page leads to the form.
 */
export function choicesOn(on: OnDay, keys: readonly RouteKey[]): readonly RouteKey[] {
  return keys.filter((key) => lifeOf(on, key) !== 'ended');
}

/**
 * A form with the choices of a day: as its page shows it, and as what is sent is checked. Where a language has no choice, none
 * is required.
 */
export function formOn(on: OnDay, form: PageForm, locale: Locale): PageForm {
  const aboutKeys = choicesOn(on, form.aboutKeys);
  const fields = Object.entries(form.fields).map(([name, field]) => [name, fieldOn(on, field, locale)]);
  const aboutNeeded = form.aboutNeeded && groupOptions(aboutKeys, locale).length > 0;
  return { ...form, aboutKeys, aboutNeeded, fields: Object.fromEntries(fields) };
}

function fieldOn(on: OnDay, field: PageField, locale: Locale): PageField {
  if (field.entries === undefined) return field;
  const rules = field.rules.map((rule) =>
    rule.rule === 'option' ? { ...rule, options: choicesOn(on, rule.options as readonly RouteKey[]) } : rule,
  );
  const hasOptions = optionsOf({ ...field, rules }, locale).length > 0;
  return { ...field, rules: rules.filter(({ rule }) => rule !== 'required' || hasOptions) };
}
