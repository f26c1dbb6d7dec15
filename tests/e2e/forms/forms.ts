import type { Page } from '@playwright/test';
import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { pathOf } from '../templates.ts';
import { SiteForm } from './site-form.ts';

/** The names of all forms on pages. */
export const formNames = Object.keys(pageForms) as readonly PageFormName[];

/** The path of a form in a locale, with its query. */
export function pathOfForm(name: PageFormName, locale: Locale, query = ''): string {
  return pathOf(pageForms[name].page, locale) + query;
}

/** The query of a form for a request about an entry. */
export function about(key: RouteKey): string {
  return `?about=${key}`;
}

/** Goes to a form. */
export async function openForm(
  page: Page,
  name: PageFormName,
  locale: Locale,
  query = '',
): Promise<SiteForm> {
  await page.goto(pathOfForm(name, locale, query));
  return new SiteForm(page);
}
