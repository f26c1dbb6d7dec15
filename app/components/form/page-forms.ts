import { type PageForm, type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { type Locale, locales } from '../../../generated/locales.ts';
import type { Page, RouteKey } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { choicesOn } from './form-on-day.ts';

/** The forms of pages by name. */
export const namedForms = Object.entries(pageForms) as readonly (readonly [PageFormName, PageForm])[];

const nameOfPage = new Map<RouteKey, PageFormName>(namedForms.map(([name, { page }]) => [page, name]));

/** The name of the form that stands on a page. */
export function formNameOf({ key }: Pick<Page, 'key'>): PageFormName | undefined {
  return nameOfPage.get(key);
}

/** The path that a form is sent to. */
export function formAction(name: PageFormName, locale: Locale): string {
  return `${locales[locale].prefix}/forms/${name}`;
}

/** A form that a page leads to. */
export interface OfferedForm {
  readonly form: PageForm;
  /** Its page in the same locale. */
  readonly page: Page;
  /** Whether requests can be about the page. */
  readonly isAbout: boolean;
}

/** The forms that a page leads to: those in which a guest can ask about it, and others that name it. */
export function formsFor(context: RenderContext, page: Page): readonly OfferedForm[] {
  return namedForms.flatMap(([, form]) => {
    const isAbout = form.aboutKeys.includes(page.key) && choicesOn(context, [page.key]).length > 0;
    const formPage =
      isAbout || form.from.includes(page.key) ? context.findPage(form.page, page.locale) : undefined;
    return formPage === undefined ? [] : [{ form, page: formPage, isAbout }];
  });
}

/** The groups of each page of a form. A group without a heading goes on with the one before. */
export function pagesOfForm({ groups }: PageForm): PageForm['groups'][] {
  const pages: PageForm['groups'][number][][] = [];
  for (const group of groups) {
    const page = pages.at(-1);
    if (page === undefined || group.startsPage) pages.push([group]);
    else page.push(group);
  }
  return pages;
}

/** The names of the fields on each page of a form. */
export function fieldsOfPages(form: PageForm): string[][] {
  return pagesOfForm(form).map((groups) => groups.flatMap(({ fields }) => fields));
}

/** Whether a field must be answered, where it is asked. */
export function isRequired({ rules }: PageForm['fields'][string]): boolean {
  return rules.some(({ rule }) => rule === 'required' || rule === 'ticked');
}
