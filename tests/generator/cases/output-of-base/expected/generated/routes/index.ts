// Generated from spec/routes by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import { locales } from '../locales.ts';
import contentPages from './content.json' with { type: 'json' };
import destinationsPages from './destinations.json' with { type: 'json' };
import offersPages from './offers.json' with { type: 'json' };
import type { CountingMessagePath, MessagePath } from '../site.ts';
import type { Area, CommonLocales, PageKind, RouteKey } from './keys.ts';
import type { LookUps } from './look-ups.ts';
import { createLookUps } from './look-ups.ts';
import type { Page } from './page.ts';
export type { Area, Controller, LocalesOf, PageKind, RouteKey } from './keys.ts';
export { encodePath } from './look-ups.ts';
export type { Page } from './page.ts';

/** Every page of the site, by area, in the order of the spec. */
export const pages: readonly Page[] = [contentPages, destinationsPages, offersPages].flat() as Page[];

/** Facts of an area, which all its pages share. */
export interface AreaFacts {
  readonly kind: PageKind;
  /** The page that lists its pages. */
  readonly listing?: RouteKey;
  /** The message with {count} above its listing. */
  readonly counted?: CountingMessagePath;
  /** The text of links to its listing. */
  readonly all?: MessagePath;
  /** The message that heads its pages on the page of a property. */
  readonly atProperty?: MessagePath;
}


/** The areas, in order. */
export const areas: Readonly<Record<Area, AreaFacts>> = {
  content: { kind: 'page' },
  destinations: { kind: 'destination', listing: 'destinations' },
  offers: { kind: 'offer', listing: 'offers' },
};

/** The look-ups over pages of the site, such as those of one day. */
export const indexPages: (pages: readonly Page[]) => LookUps<Page> = (pages) => createLookUps<Page>({
  pages: pages,
  areas: areas,
  unlisted: [],
  xDefaultOrder: ['en', 'hr'],
  locales: locales,
});
const index = indexPages(pages);

/* Look-ups over all pages, whatever the day: for their addresses and titles. */
export const { lookup, findPage, versions } = index;

/** The root-relative, percent-encoded address of a page; does not compile for a locale in which the page does not exist. */
export const href = <K extends RouteKey>(key: K, locale: CommonLocales<K>): string => index.href(key, locale as Locale);
