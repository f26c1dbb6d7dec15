import type { Locale } from '../../../generated/locales.ts';
import { findPage, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import { homePage } from '../../components/home-page.ts';
import { absoluteUrl } from '../absolute-url.ts';

/** A reference to a thing that is described at its `@id`. */
export interface Reference {
  readonly '@id': string;
}

/** A described thing that others can refer to. */
export type Identified<T> = Extract<T, object> & Reference;

/** The `@id` of a thing that a page describes: the page's address with a fragment; without, the page itself. */
export function idOn(page: Page, fragment: string): string {
  return `${absoluteUrl(page.path)}#${fragment}`;
}

/** The group; one node for all languages, on every home page. */
export const organizationId = `${absoluteUrl('/')}#organization`;

/** The site in a language, on that language's home page. */
export function webSiteId(locale: Locale): string {
  return `${absoluteUrl(homePath(locale))}#website`;
}

/** @returns a reference to the thing that an entry's page in a locale describes; undefined if that page is not indexed */
export function referenceTo(key: RouteKey | null, locale: Locale, fragment: string): Reference | undefined {
  const page = key === null ? undefined : findPage(key, locale);
  return page?.indexable ? { '@id': idOn(page, fragment) } : undefined;
}

/** Decoded path of a language's home page. */
export function homePath(locale: Locale): string {
  return homePage(locale).path;
}
