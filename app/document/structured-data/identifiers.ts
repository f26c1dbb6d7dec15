import type { Locale } from '../../../generated/locales.ts';
import { findPage, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { homePage } from '../../components/home-page.ts';
import { absoluteUrl } from '../absolute-url.ts';

/** A reference to a thing that the same page describes. */
export interface Reference {
  readonly '@id': string;
}

/** A reference to a thing that another page describes, with what a parser that reads one page needs. */
export interface NamedReference<Type extends string = string> extends Reference {
  readonly '@type': Type;
  readonly name: string;
}

/** A described thing that others can refer to. */
export type Identified<T> = Extract<T, object> & Reference;

/** The `@id` of a thing that a page describes: the page's address with a fragment; without, the page itself. */
export function idOn(page: Page, fragment: string): string {
  return `${absoluteUrl(page.path)}#${fragment}`;
}

/** The group; one node for all languages, on every home page. */
export const organization: NamedReference<'Organization'> = {
  '@type': 'Organization',
  '@id': `${absoluteUrl('/')}#organization`,
  name: site.name,
};

/** The site in a language, on that language's home page. */
export function webSiteIn(locale: Locale): NamedReference<'WebSite'> {
  return { '@type': 'WebSite', '@id': `${absoluteUrl(homePath(locale))}#website`, name: site.name };
}

/** @returns the `@id` of the thing that an entry's page in a locale describes; undefined if that page is not indexed */
export function idIn(key: RouteKey | null, locale: Locale, fragment: string): string | undefined {
  const page = key === null ? undefined : findPage(key, locale);
  return page?.indexable ? idOn(page, fragment) : undefined;
}

/** Decoded path of a language's home page. */
export function homePath(locale: Locale): string {
  return homePage(locale).path;
}
