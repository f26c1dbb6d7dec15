// Generated from spec/routes by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import { locales } from '../locales.ts';
import { contentPages } from './content.ts';
import { accommodationPages } from './accommodation.ts';
import { destinationsPages } from './destinations.ts';
import { offersPages } from './offers.ts';
import { restaurantsPages } from './restaurants.ts';
import { activePages } from './active.ts';
import { wellnessPages } from './wellness.ts';
import { toursPages } from './tours.ts';
import { conferencesPages } from './conferences.ts';
import { blogPages } from './blog.ts';
import { investorsPages } from './investors.ts';
import type { CountingMessagePath, MessagePath } from '../site.ts';
import type { Area, CommonLocales, PageKind, RouteKey } from './keys.ts';
import type { AlternateIn } from './look-ups.ts';
import { createLookUps } from './look-ups.ts';
import type { Page } from './page.ts';
export type { Area, Controller, LocalesOf, PageKind, RouteKey } from './keys.ts';
export { encodePath } from './look-ups.ts';
export type { Page } from './page.ts';
/** A version of a page in one language. */
export type Alternate = AlternateIn<Locale>;

/** Every page of the site, by area, in the order of the spec. */
export const pages: readonly Page[] = [...contentPages, ...accommodationPages, ...destinationsPages, ...offersPages, ...restaurantsPages, ...activePages, ...wellnessPages, ...toursPages, ...conferencesPages, ...blogPages, ...investorsPages];

/** Facts of an area, which all its pages share. */
export interface AreaFacts {
  readonly kind: PageKind;
  /** The page that lists its pages. */
  readonly listing?: RouteKey;
  /** The message with {count} above its listing. */
  readonly counted?: CountingMessagePath;
  /** The message that heads its pages on the page of a property. */
  readonly atProperty?: MessagePath;
}


/** The areas, in order. */
export const areas: Readonly<Record<Area, AreaFacts>> = {
  content: { kind: 'page', listing: 'other' },
  accommodation: { kind: 'property', listing: 'hotels' },
  destinations: { kind: 'destination', listing: 'destinations' },
  offers: { kind: 'offer', listing: 'offers' },
  restaurants: { kind: 'restaurant', listing: 'restaurants', counted: ['listing', 'restaurants'], atProperty: ['accommodation', 'restaurants'] },
  active: { kind: 'activity', listing: 'active', atProperty: ['accommodation', 'active'] },
  wellness: { kind: 'wellness', listing: 'wellness', atProperty: ['accommodation', 'wellness'] },
  tours: { kind: 'tour', listing: 'tours', counted: ['listing', 'tours'] },
  conferences: { kind: 'venue', listing: 'conferences-meetings-team-building', atProperty: ['accommodation', 'conferences'] },
  blog: { kind: 'article', listing: 'blog' },
  investors: { kind: 'report', listing: 'investors' },
};

const index = createLookUps<Page>({
  pages: pages,
  areas: areas,
  unlisted: ['home', 'discover-experiences', 'discover-bluesun', 'photo-contest-campaign', 'ticket-giveaway-rules', 'other'],
  xDefaultOrder: ['en', 'hr'],
  locales: locales,
});

export const { lookup, findPage, versions, listedPages, alternates } = index;

/** The root-relative, percent-encoded address of a page; does not compile for a locale in which the page does not exist. */
export const href = <K extends RouteKey>(key: K, locale: CommonLocales<K>): string => index.href(key, locale as Locale);
