// Generated from spec/routes by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import { locales } from '../locales.ts';
import contentPages from './content.json' with { type: 'json' };
import accommodationPages from './accommodation.json' with { type: 'json' };
import destinationsPages from './destinations.json' with { type: 'json' };
import offersPages from './offers.json' with { type: 'json' };
import restaurantsPages from './restaurants.json' with { type: 'json' };
import activePages from './active.json' with { type: 'json' };
import wellnessPages from './wellness.json' with { type: 'json' };
import toursPages from './tours.json' with { type: 'json' };
import conferencesPages from './conferences.json' with { type: 'json' };
import blogPages from './blog.json' with { type: 'json' };
import investorsPages from './investors.json' with { type: 'json' };
import type { CountingMessagePath, MessagePath } from '../site.ts';
import type { Area, CommonLocales, PageKind, RouteKey } from './keys.ts';
import type { LookUps } from './look-ups.ts';
import { createLookUps } from './look-ups.ts';
import type { Page } from './page.ts';
export type { Area, Controller, LocalesOf, PageKind, RouteKey } from './keys.ts';
export { encodePath } from './look-ups.ts';
export type { Page } from './page.ts';

/** Every page of the site, by area, in the order of the spec. */
export const pages: readonly Page[] = [contentPages, accommodationPages, destinationsPages, offersPages, restaurantsPages, activePages, wellnessPages, toursPages, conferencesPages, blogPages, investorsPages].flat() as Page[];

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
  content: { kind: 'page', listing: 'other' },
  accommodation: { kind: 'property', listing: 'hotels', all: ['listing', 'allProperties'] },
  destinations: { kind: 'destination', listing: 'destinations', all: ['listing', 'allDestinations'] },
  offers: { kind: 'offer', listing: 'offers', all: ['listing', 'allOffers'] },
  restaurants: { kind: 'restaurant', listing: 'restaurants', counted: ['listing', 'restaurants'], all: ['listing', 'allRestaurants'], atProperty: ['accommodation', 'restaurants'] },
  active: { kind: 'activity', listing: 'active', counted: ['listing', 'activities'], all: ['listing', 'allActivities'], atProperty: ['accommodation', 'active'] },
  wellness: { kind: 'wellness', listing: 'wellness', counted: ['listing', 'wellness'], all: ['listing', 'allWellness'], atProperty: ['accommodation', 'wellness'] },
  tours: { kind: 'tour', listing: 'tours', counted: ['listing', 'tours'], all: ['listing', 'allTours'] },
  conferences: { kind: 'venue', listing: 'conferences-meetings-team-building', counted: ['listing', 'venues'], all: ['listing', 'allVenues'], atProperty: ['accommodation', 'conferences'] },
  blog: { kind: 'article', listing: 'blog', all: ['listing', 'allArticles'] },
  investors: { kind: 'report', listing: 'investors' },
};

/** The look-ups over pages of the site, such as those of one day. */
export const indexPages: (pages: readonly Page[]) => LookUps<Page> = (pages) => createLookUps<Page>({
  pages: pages,
  areas: areas,
  unlisted: ['home', 'discover-experiences', 'discover-bluesun', 'photo-contest-campaign', 'ticket-giveaway-rules', 'other', 'hotel-brela', 'mala-berulia'],
  xDefaultOrder: ['en', 'hr'],
  locales: locales,
});
const index = indexPages(pages);

/* Look-ups over all pages, whatever the day: for their addresses and titles. */
export const { lookup, findPage, versions } = index;

/** The root-relative, percent-encoded address of a page; does not compile for a locale in which the page does not exist. */
export const href = <K extends RouteKey>(key: K, locale: CommonLocales<K>): string => index.href(key, locale as Locale);
