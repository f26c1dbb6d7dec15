import type { ByLocale } from './locales.ts';

/** Second document, 2.3: the word of the listing’s path. */
export const offersWords: ByLocale = {
  ...{ cz: 'nabidky', de: 'angebote', dk: 'tilbudene', en: 'offers', fi: 'erikoistarjous', fr: 'offres' },
  ...{ hr: 'ponude', hu: 'ajanlatokat', it: 'offerte', ko: 'offers', nl: 'aanbiedingen', pl: 'oferty' },
  ...{
    pt: 'oferte',
    ro: 'oferte',
    ru: 'offers',
    se: 'erbjudande',
    si: 'ponudbe',
    sk: 'ponuke',
    uk: 'offers',
  },
};

/** Second document, 2.3: the word of an offer’s path. */
export const offerWords: ByLocale = {
  ...{ hr: 'ponuda', en: 'offer', de: 'angebot', fr: 'offre', se: 'anbud', it: 'offerta', si: 'ponudba' },
  ...{ cz: 'nabidka', pl: 'oferta', hu: 'ajanlat', nl: 'aanbod', fi: 'tarjous', dk: 'tilbud', uk: 'offer' },
  ...{ ro: 'oferta', sk: 'ponuka', ko: 'offer', pt: 'oferta', ru: 'offer' },
};

/** Second document, 2.3: “Offer keys seen”, without the one whose locales are empty. The key is the English slug. */
export const offerKeys = [
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

/** Offers of the second table, told by their subject: their keys are not given. */
export const furtherOffers: Readonly<Record<string, RegExp>> = {
  'a free transfer to the Makarska Riviera': /transfer.*makarska/,
  'a Valentine’s Day offer': /valentine/,
  'a Women’s Day offer': /women/,
  'a spring package in Tučepi': /spring.*package.*tucepi/,
  'a limited summer offer on Brač': /limited.*summer.*brac/,
};

/** Headline figures, which appear only in titles: the English title holds each. */
export const headlineFigures: readonly (readonly [key: string, figure: RegExp])[] = [
  ['summer-special-dalmatia-croatia', /up to 15\s?%/],
  ['black-friday-hotel-deals-croatia', /up to 35\s?%/],
  ['holiday-special-summer-discount-dalmatia', /up to 30\s?%/],
  ['spring-special-discount-dalmatia-croatia', /up to 30\s?%/],
  ['bonaca-all-inclusive-discount-offer', /15\s?%/],
  ['easter-vacation-hotels-dalmatia', /25\s?%/],
  ['paklenica-adventure-package', /€\s?117/],
  ['family-adventure-vacation-dalmatia', /€\s?47/],
  ['weekend-offer-croatia', /€\s?75/],
  ['vacation-on-brac-with-savings-for-the-ferry', /€\s?53/],
];
