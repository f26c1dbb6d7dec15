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
import type { Area, CommonLocales, RouteKey } from './keys.ts';
import type { AlternateIn } from './look-ups.ts';
import { createLookUps } from './look-ups.ts';
import type { Page } from './page.ts';
export type { Area, Controller, LocalesOf, RouteKey } from './keys.ts';
export { encodePath } from './look-ups.ts';
export type { Page } from './page.ts';
/** A version of a page in one language. */
export type Alternate = AlternateIn<Locale>;

/** Every page of the site, by area, in the order of the spec. */
export const pages: readonly Page[] = [...contentPages, ...accommodationPages, ...destinationsPages, ...offersPages, ...restaurantsPages, ...activePages, ...wellnessPages, ...toursPages, ...conferencesPages, ...blogPages, ...investorsPages];

/** The page that lists each area’s pages. */
export const areaListings: Readonly<Partial<Record<Area, RouteKey>>> = {
  content: 'other',
  accommodation: 'hotels',
  destinations: 'destinations',
  offers: 'offers',
  restaurants: 'restaurants',
  active: 'active',
  wellness: 'wellness',
  tours: 'tours',
  conferences: 'conferences-meetings-team-building',
  blog: 'blog',
  investors: 'investors',
};

const index = createLookUps<Page>({
  pages: pages,
  areaListings: areaListings,
  unlisted: ['home', 'discover-experiences', 'discover-bluesun', 'photo-contest-campaign', 'ticket-giveaway-rules', 'other'],
  xDefaultOrder: ['en', 'hr'],
  locales: locales,
});

export const { lookup, findPage, versions, listedPages, alternates } = index;

/** The root-relative, percent-encoded address of a page; does not compile for a locale in which the page does not exist. */
export const href = <K extends RouteKey>(key: K, locale: CommonLocales<K>): string => index.href(key, locale as Locale);
