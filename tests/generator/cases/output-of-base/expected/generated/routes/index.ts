// Generated from spec/routes by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import { locales } from '../locales.ts';
import { contentPages } from './content.ts';
import { destinationsPages } from './destinations.ts';
import { offersPages } from './offers.ts';
import type { Area, CommonLocales, RouteKey } from './keys.ts';
import type { Page } from './page.ts';
export type { Area, Controller, LocalesOf, RouteKey } from './keys.ts';
export type { Page } from './page.ts';

/** A version of a page in one language. */
export interface Alternate {
  /** A BCP 47 tag, or x-default. */
  readonly hreflang: string;
  readonly locale: Locale;
  /** Decoded. */
  readonly path: string;
}


/** Every page of the site, by area, in the order of the spec. */
export const pages: readonly Page[] = [...contentPages, ...destinationsPages, ...offersPages];

/** The page that lists each area’s pages. */
export const areaListings: Readonly<Partial<Record<Area, RouteKey>>> = {
  destinations: 'destinations',
  offers: 'offers',
};

const unlisted = new Set<string>([]);

const byPath = new Map(pages.map((page) => [page.path, page]));

const byKey = Map.groupBy(pages, (page) => page.key);

const byLocaleAndKey = new Map(pages.map((page) => [page.locale + ' ' + page.key, page]));

const byLocaleAndArea = Map.groupBy(pages, (page) => page.locale + ' ' + page.area);

const xDefaultOrder: readonly Locale[] = ['en', 'hr'];

/** The page at a decoded path, by exact match. */
export function lookup(path: string): Page | undefined {
  return byPath.get(path);
}

/** An entry’s page in a locale, or undefined where it has none there. */
export function findPage(key: string, locale: Locale): Page | undefined {
  return byLocaleAndKey.get(locale + ' ' + key);
}

/** An entry’s pages in all locales in which it exists, in list order. */
export function versions(key: RouteKey): readonly Page[] {
  return byKey.get(key) ?? [];
}

/** The root-relative, percent-encoded address of a page; does not compile for a locale in which the page does not exist. */
export function href<K extends RouteKey>(key: K, locale: CommonLocales<K>): string {
  const page = findPage(key, locale as Locale);
  if (page === undefined) throw new RangeError('There is no page ' + key + ' in ' + String(locale) + '.');
  return encodePath(page.path);
}

/** A decoded path as it stands in a link. Published paths contain nothing that means something in a URL. */
export function encodePath(path: string): string {
  return encodeURI(path);
}

/** The pages that an area’s listing shows in a locale. */
export function listedPages(area: Area, locale: Locale): readonly Page[] {
  return (byLocaleAndArea.get(locale + ' ' + area) ?? []).filter((page) => page.indexable && page.key !== areaListings[area] && !unlisted.has(page.key));
}

/** Every version of a page that search engines may show, itself included, and x-default last; empty where there is none. */
export function alternates(key: RouteKey): readonly Alternate[] {
  const published = versions(key).filter((page) => page.indexable);
  const [first] = published;
  if (first === undefined) return [];
  const fallback = xDefaultOrder.map((code) => published.find((page) => page.locale === code)).find((page) => page !== undefined) ?? first;
  const list: Alternate[] = published.map((page) => ({ hreflang: locales[page.locale].bcp47, locale: page.locale, path: page.path }));
  return [...list, { hreflang: 'x-default', locale: fallback.locale, path: fallback.path }];
}
