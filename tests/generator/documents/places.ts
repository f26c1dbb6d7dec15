import type { ByLocale } from './locales.ts';

/** Second document, 2.12: destination pages. */
export const destinationKeys = ['bol', 'brela', 'tucepi', 'starigrad-paklenica'];

/** Second document, 2.12: what a destination’s path begins with. */
export const destinationPrefixes: ByLocale = {
  hr: '/destinacija/',
  en: '/en/destination/',
  de: '/de/reiseziel/',
  fr: '/fr/destination/',
  se: '/se/destination/',
  dk: '/dk/destination/',
  it: '/it/destinazione/',
  si: '/si/destinacija/',
  cz: '/cz/destinace/',
  pl: '/pl/destynacja/',
  hu: '/hu/cel/',
  ru: '/ru/naznacheniya/',
  nl: '/nl/reisbestemming/',
  fi: '/fi/maaranpaa/',
  uk: '/uk/pryznachennya/',
  ro: '/ro/destinatie/',
  sk: '/sk/destinacia/',
  ko: '/ko/destination/',
  pt: '/pt/destino/',
};

/** Second document, 2.12: the list of destinations. */
export const destinationsPaths: ByLocale = {
  hr: '/destinacije',
  en: '/en/destinations',
  de: '/de/reiseziele',
  fr: '/fr/destinations',
  se: '/se/destinationer',
  it: '/it/destinazioni',
  si: '/si/destinacije',
  cz: '/cz/destinace',
  pl: '/pl/destynacje',
  hu: '/hu/uticelok',
  ru: '/ru/napravleniya',
  nl: '/nl/destinations',
  fi: '/fi/matkakohteet',
  dk: '/dk/rejsemal',
  uk: '/uk/napryamki',
  ro: '/ro/destinatii',
  sk: '/sk/destinacie',
  ko: '/ko/destinations-bluesun',
  pt: '/pt/destinos',
};

/** Second document, 2.13: the hotel listing. */
export const hotelListingPaths: ByLocale = {
  hr: '/hoteli-dalmacija-hrvatska',
  en: '/en/hotels',
  de: '/de/hotels-dalmatien-kroatien',
  fr: '/fr/hotels',
  se: '/se/hotell',
  it: '/it/alberghi',
  si: '/si/hoteli',
  cz: '/cz/hotely',
  pl: '/pl/hotele',
  hu: '/hu/hotelek-makarska-bluesun',
  ru: '/ru/oteli',
  nl: '/nl/hotels',
  fi: '/fi/hotellit',
  dk: '/dk/hoteller',
  uk: '/uk/hoteli',
  ro: '/ro/hoteluri-dalmatia-croatia',
  sk: '/sk/hotely-dalmacia-chorvatsko',
  ko: '/ko/hotels',
  pt: '/pt/hoteis',
};

/** First document, 3: the fields of a hotel record. */
export const hotelFields = [
  ...['id', 'hotelId', 'catId', 'destId', 'name', 'image', 'blurhash', 'width', 'height', 'phobsId'],
  ...['phobsPropertyId', 'maxChildAge', 'stars', 'rezAppId', 'accommodationStars', 'locales'],
];
