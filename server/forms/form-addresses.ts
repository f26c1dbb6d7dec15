import { namedForms } from '../../app/declarations/page-forms.ts';
import type { PageForm } from '../../generated/forms/page-forms.ts';
import { type Locale, locales } from '../../generated/locales.ts';
import { encodePath, findPage, type Page, type RouteKey, versions } from '../../generated/routes/index.ts';

/** The decoded paths of all pages with a form. */
export const formPaths = pathsOf(namedForms.map(([, { page }]) => page));

/** The decoded paths of all thank-you pages, whose query contains the reference. */
export const thanksPaths = pathsOf(namedForms.flatMap(([, { thanks }]) => thanks));

function pathsOf(keys: readonly RouteKey[]): ReadonlySet<string> {
  return new Set(keys.flatMap((key) => versions(key).map(({ path }) => path)));
}

/** The page of a form in the locale, or else in another one. */
export function pageOf({ page: key }: PageForm, locale: Locale): Page {
  const page = findPage(key, locale) ?? versions(key)[0];
  if (page === undefined) throw new RangeError(`There is no page ${key}.`);
  return page;
}

/** A link to the page of a form. */
export function linkTo(
  siteUrl: string,
  form: PageForm,
  locale: Locale,
  query: Readonly<Record<string, string>>,
): string {
  return `${siteUrl}${encodePath(pageOf(form, locale).path)}?${new URLSearchParams(query)}`;
}

/** The URL at which mail programs end a subscription by a POST (RFC 8058). */
export function oneClickUrl(siteUrl: string, formName: string, locale: Locale, token: string): string {
  return `${siteUrl}${locales[locale].prefix}/forms/${formName}/unsubscribe?token=${token}`;
}
