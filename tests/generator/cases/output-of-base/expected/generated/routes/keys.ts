// Generated from spec/routes by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
/** The route areas, one folder each in spec/routes. */
export type Area = 'content' | 'destinations' | 'offers';
/** The kind of the pages of an area. */
export type PageKind = 'page' | 'report' | 'property' | 'destination' | 'offer' | 'restaurant' | 'activity' | 'wellness' | 'tour' | 'venue' | 'article';
/** The page templates, by their files `<name>-page.tsx` in app/pages. */
export type Controller = 'accommodation' | 'accommodations' | 'blog' | 'blogs' | 'destination' | 'destinations' | 'offer' | 'offers' | 'post';
/** Keys of the pages of spec/routes/content. */
export type ContentKey = 'contact' | 'home';

/** The locales in which each of them has a page. */
export interface ContentLocales {
  readonly contact: Locale;
  readonly home: Locale;
}

/** Keys of the pages of spec/routes/destinations. */
export type DestinationsKey = 'bol' | 'destinations';

/** The locales in which each of them has a page. */
export interface DestinationsLocales {
  readonly bol: Locale;
  readonly destinations: Locale;
}

/** Keys of the pages of spec/routes/offers. */
export type OffersKey = 'free-dinner' | 'offers' | 'summer';

/** The locales in which each of them has a page. */
export interface OffersLocales {
  readonly 'free-dinner': 'hr' | 'en';
  readonly offers: Locale;
  readonly summer: Locale;
}

/** The key of any page of the site. */
export type RouteKey = ContentKey | DestinationsKey | OffersKey;
/** The locales in which each page exists. */
export type LocalesOf = ContentLocales & DestinationsLocales & OffersLocales;
/** The locales in which a page exists; for one of several pages, those that all of them have. */
export type CommonLocales<K extends RouteKey> = (K extends RouteKey ? (locale: LocalesOf[K]) => void : never) extends (locale: infer L) => void ? L : never;
