import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../../../generated/locales.ts';
import { findPage, type Page, pages } from '../../../generated/routes/index.ts';
import { documentedLocales } from './tables.ts';

/** The beginning of the paths of a locale. */
export function prefixOf(locale: string): string {
  return locale === 'hr' ? '' : `/${locale}`;
}

/** The documented locales in which an entry has a page, in list order; none for an unknown key. */
export function localesOf(key: string): string[] {
  const own = pages.filter((page) => page.key === key).map((page) => page.locale);
  return own.filter((locale) => documentedLocales.includes(locale));
}

/** An entry’s page in a locale; throws where it has none. */
export function pageOf(key: string, locale: string): Page {
  const page = findPage(key, locale as Locale);
  if (page === undefined) throw new Error(`“${key}” has no page in ${locale}.`);
  return page;
}

/** The keys of an area’s published entries that match a pattern. */
export function keysLike(area: string, pattern: string): string[] {
  const keys = new Set(pages.filter((page) => page.area === area).map((page) => page.key));
  return [...keys].filter((key) => new RegExp(pattern).test(key));
}

/** The keys of an area whose locales map is empty in the spec. */
export function keysWithoutPage(area: string): string[] {
  const folder = join(import.meta.dirname, '../../../spec/routes', area);
  return readdirSync(folder)
    .filter((name) => name !== '_area.yaml')
    .filter((name) => {
      const { locales }: { locales: object } = parse(readFileSync(join(folder, name), 'utf8'));
      return Object.keys(locales).length === 0;
    })
    .map((name) => name.replace(/\.yaml$/, ''));
}
