import type { Headline } from '../../../generated/routes/facts.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import type { ByLocale } from './locales.ts';

/** Second document, 2.3: the word of the listing’s path. */
export const offersWords: ByLocale = {
  cz: 'nabidky',
  de: 'angebote',
  dk: 'tilbudene',
  en: 'offers',
  fi: 'erikoistarjous',
  fr: 'offres',
  hr: 'ponude',
  hu: 'ajanlatokat',
  it: 'offerte',
  ko: 'offers',
  nl: 'aanbiedingen',
  pl: 'oferty',
  pt: 'oferte',
  ro: 'oferte',
  ru: 'offers',
  se: 'erbjudande',
  si: 'ponudbe',
  sk: 'ponuke',
  uk: 'offers',
};

/** Second document, 2.3: the word of an offer’s path. */
export const offerWords: ByLocale = {
  hr: 'ponuda',
  en: 'offer',
  de: 'angebot',
  fr: 'offre',
  se: 'anbud',
  it: 'offerta',
  si: 'ponudba',
  cz: 'nabidka',
  pl: 'oferta',
  hu: 'ajanlat',
  nl: 'aanbod',
  fi: 'tarjous',
  dk: 'tilbud',
  uk: 'offer',
  ro: 'oferta',
  sk: 'ponuka',
  ko: 'offer',
  pt: 'oferta',
  ru: 'offer',
};

/** Second document, 2.3: “Offer keys seen”, without the one whose locales are empty. The key is the English slug. */
export const offerKeys: readonly RouteKey[] = [
  'summer-special-dalmatia-croatia',
  'bike-spa-vacation-brac-croatia',
  'surf-spa-vacation-brac-croatia',
  'paklenica-adventure-package',
  'paklenica-nature-break-package',
  'late-summer-dalmatia-croatia',
  'last-minute-offer-dalmatia-croatia',
  'romantic-vacation-dalmatia',
  'family-adventure-vacation-dalmatia',
  'early-booking-dalmatia-croatia',
  'black-friday-hotel-deals-croatia',
  'black-friday-vacation-discount',
  'holiday-special-summer-discount-dalmatia',
  'spring-special-discount-dalmatia-croatia',
  'may-hotels-dalmatia-croatia',
  'bonaca-all-inclusive-discount-offer',
  'weekend-offer-croatia',
  'vacation-on-brac-with-savings-for-the-ferry',
  'romantic-vacation-for-couples-croatia',
  'free-dinner-wellness-elaphusa-brac',
  'summer-special-vacation-dalmatia-croatia',
  'easter-vacation-hotels-dalmatia',
  'easter-camp-nature-paklenica',
  'labour-day-may-hotel-brela',
  'easter-offer-tucepi-bol-dalmatia',
  'deal-of-the-week-vacation-croatia',
  'free-dinner',
  'weekend-special-vacation-on-the-adriatic',
  'bluesun-special-vacation-in-croatia',
  'late-summer-offer-hotels-croatia',
  'autumn-hotels-croatia',
  'soline-new-year-celebration-brela',
  'family-vacation-beach',
  'luxury-vacation-makarska-riviera',
  'first-minute-vacation-dalmatia-croatia',
  'free-ferry-pass-brac',
  'spring-vacation-hotel-elaphusa-brac',
  'bol-bluesun-open',
];

/** Offer keys with an empty locales map. */
export const offersWithoutPage = ['dine-around-program'];

/** Locales in which an offer has no page. */
export const offersMissingIn: Readonly<Record<string, readonly string[]>> = {
  'autumn-hotels-croatia': ['fr', 'ru', 'nl'],
};

/** Offers of the second table, identified by subject: their keys are not given. */
export const furtherOffers: Readonly<Record<string, RegExp>> = {
  'a free transfer to the Makarska Riviera': /transfer.*makarska/,
  'a Valentine’s Day offer': /valentine/,
  'a Women’s Day offer': /women/,
  'a spring package in Tučepi': /spring.*package.*tucepi/,
  'a limited summer offer on Brač': /limited.*summer.*brac/,
};

/** Headline figures, which appear only in titles: how the English title says each, and what it is. */
export const headlineFigures: readonly (readonly [
  key: RouteKey,
  figure: RegExp,
  kind: Headline['kind'],
  value: number,
])[] = [
  ['summer-special-dalmatia-croatia', /up to 15\s?%/, 'upTo', 15],
  ['black-friday-hotel-deals-croatia', /up to 35\s?%/, 'upTo', 35],
  ['july-weekend-offer-brac', /up to 35\s?%/, 'upTo', 35],
  ['holiday-special-summer-discount-dalmatia', /up to 30\s?%/, 'upTo', 30],
  ['spring-special-discount-dalmatia-croatia', /up to 30\s?%/, 'upTo', 30],
  ['limited-summer-offer-brac', /up to 30\s?%/, 'upTo', 30],
  ['bonaca-all-inclusive-discount-offer', /15\s?%/, 'percent', 15],
  ['easter-vacation-hotels-dalmatia', /25\s?%/, 'percent', 25],
  ['paklenica-adventure-package', /€\s?117/, 'from', 117],
  ['family-adventure-vacation-dalmatia', /€\s?47/, 'from', 47],
  ['weekend-offer-croatia', /€\s?75/, 'from', 75],
  ['vacation-on-brac-with-savings-for-the-ferry', /€\s?53/, 'from', 53],
];
