import {
  type PageField,
  type PageForm,
  type PageFormName,
  pageForms,
} from '../../generated/forms/page-forms.ts';
import { type Locale, locales } from '../../generated/locales.ts';
import { findPage, type Page, type RouteKey, versions } from '../../generated/routes/index.ts';
import type { LookUps } from '../../generated/routes/look-ups.ts';
import { optionsOf } from './describe-answers.ts';
import type { ThanksVisit } from './form-visit.ts';
import { housesOfOffer } from './offer-houses.ts';
import { lifeOf, type OnDay } from './offer-life.ts';
import { isThereOn } from './pages-on-day.ts';
import { statedTerms } from './terms.ts';
import { messageAt } from './texts.ts';

/** The entries that a guest can select on a day, without those that are not there and offers that cannot be booked. */
export function choicesOn(on: OnDay, keys: readonly RouteKey[]): readonly RouteKey[] {
  return keys.filter((key) => lifeOf(on, key) === 'running' && isThereOn(on.day, key));
}

/**
 * A form with the options of a day and a language, for rendering and validation. Fields without options are not required.
 */
export function formOn(on: OnDay, form: PageForm, locale: Locale): PageForm {
  const aboutKeys = choicesOn(on, form.aboutKeys).filter((key) => findPage(key, locale) !== undefined);
  const fields = Object.entries(form.fields).map(([name, field]) => [name, fieldOn(on, field, locale)]);
  const aboutNeeded = form.aboutNeeded && aboutKeys.length > 0;
  return { ...form, aboutKeys, aboutNeeded, fields: Object.fromEntries(fields) };
}

function fieldOn(on: OnDay, field: PageField, locale: Locale): PageField {
  if (field.entries === undefined) return field;
  const offered = withOptions(field, (options) => choicesOn(on, options as readonly RouteKey[]));
  const hasOptions = optionsOf(offered, locale).length > 0;
  return { ...offered, rules: offered.rules.filter(({ rule }) => rule !== 'required' || hasOptions) };
}

type Options = readonly string[];

function withOptions(field: PageField, choose: (options: Options) => Options): PageField {
  const rules = field.rules.map((rule) =>
    rule.rule === 'option' ? { ...rule, options: choose(rule.options) } : rule,
  );
  return { ...field, rules };
}

/**
 * A form in a request about an entry. Of its lists, it has the houses of the offer and the terms that the entry states; a list
 * without any of them stays whole.
 */
export function formAbout(form: PageForm, about: RouteKey | undefined): PageForm {
  const [page] = about === undefined ? [] : versions(about);
  if (page === undefined) return form;
  const own: Options = [...housesOfOffer(page), ...statedTerms(page.key)];
  const fields = Object.entries(form.fields).map(([name, field]) => {
    const prefix = field.terms === undefined ? '' : `${field.terms}.`;
    const choose = (options: Options) => {
      const chosen = options.filter((option) => own.includes(prefix + option));
      return chosen.length > 0 ? chosen : options;
    };
    return [name, withOptions(field, choose)];
  });
  return { ...form, fields: Object.fromEntries(fields) };
}

/** The fields of the booking bar: what a booking engine is asked. */
export const stayFields = ['arrival', 'departure', 'adults', 'children_ages', 'promo'] as const;

/** The question which entry a request is about. */
export function askAbout({ aboutLabel }: PageForm, locale: Locale): string {
  return aboutLabel === undefined ? '' : messageAt(aboutLabel, locale);
}

export const namedForms = Object.entries(pageForms) as readonly (readonly [PageFormName, PageForm])[];

const nameOfPage = new Map<RouteKey, PageFormName>(namedForms.map(([name, { page }]) => [page, name]));

/** The name of the form on a page. */
export function formNameOf({ key }: Pick<Page, 'key'>): PageFormName | undefined {
  return nameOfPage.get(key);
}

export function formAction(name: PageFormName, locale: Locale): string {
  return `${locales[locale].prefix}/forms/${name}`;
}

/** A form that a page links to. */
export interface OfferedForm {
  readonly form: PageForm;
  readonly page: Page;
  /** Whether the page can be the subject of requests. */
  readonly isAbout: boolean;
}

/** The forms that a page links to: those whose subject it can be, and others that refer to it. */
export function formsFor(
  context: OnDay & Pick<LookUps<Page>, 'findPage'>,
  page: Page,
): readonly OfferedForm[] {
  return namedForms.flatMap(([, form]) => {
    const isAbout =
      form.aboutLinks && form.aboutKeys.includes(page.key) && choicesOn(context, [page.key]).length > 0;
    const formPage =
      isAbout || form.from.includes(page.key) ? context.findPage(form.page, page.locale) : undefined;
    return formPage === undefined ? [] : [{ form, page: formPage, isAbout }];
  });
}

/** The groups of each page of a form. A group without a heading continues the previous page. */
export function pagesOfForm({ groups }: PageForm): PageForm['groups'][] {
  const pages: PageForm['groups'][number][][] = [];
  for (const group of groups) {
    const page = pages.at(-1);
    if (page === undefined || group.startsPage) pages.push([group]);
    else page.push(group);
  }
  return pages;
}

export function fieldsOfPages(form: PageForm): string[][] {
  return pagesOfForm(form).map((groups) => groups.flatMap(({ fields }) => fields));
}

/** Whether a field is required when it is shown. */
export function isRequired({ rules }: PageForm['fields'][string]): boolean {
  return rules.some(({ rule }) => rule === 'required' || rule === 'ticked');
}

const reference = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Parses the query of a thank-you page; undefined on other pages and without a reference number. */
export function readThanks({ key }: Page, parameters: URLSearchParams): ThanksVisit | undefined {
  const given = parameters.get('ref') ?? '';
  const own = namedForms.filter(([, { thanks }]) => thanks.includes(key));
  if (own.length === 0 || !reference.test(given)) return undefined;
  const [name, form] = own.find(([one]) => one === parameters.get('form')) ?? [];
  return {
    reference: given,
    needsProof: parameters.has('confirm'),
    isCopied: !parameters.has('nocopy'),
    form: name,
    about: form?.aboutKeys.find((one) => one === parameters.get('about')),
  };
}

/** The query of a thank-you page. Nothing in it is personal, because addresses are stored and shared. */
export function thanksQuery({ reference: given, needsProof, isCopied, form, about }: ThanksVisit): string {
  const flags = `${needsProof ? '&confirm' : ''}${isCopied ? '' : '&nocopy'}`;
  return `?ref=${given}${form ? `&form=${form}` : ''}${about ? `&about=${about}` : ''}${flags}`;
}
