import type { ByLocale } from './locales.ts';
import { documentedLocales, sixLocales } from './locales.ts';

/** Second document, 2.4: the section word of static pages; ru, uk and ko have no word of their own in the list. */
export const otherWords: ByLocale = {
  hr: 'ostalo',
  en: 'other',
  de: 'andere',
  fr: 'autres',
  se: 'andra',
  it: 'altro',
  si: 'ostali',
  cz: 'ostatni',
  pl: 'inny',
  hu: 'mas',
  nl: 'ander',
  fi: 'muut',
  dk: 'andet',
  ro: 'alte',
  sk: 'druhy',
  pt: 'outro',
  ru: 'other',
  uk: 'other',
  ko: 'other',
};

/** Second document, 2.4: fixed pages with their hr and en paths. */
export const fixedPages: readonly (readonly [key: string, hr: string, en: string])[] = [
  ['reservation-office', '/ostalo/rezervacijski-centar', '/en/other/reservation-office'],
  ['privacy-policy', '/ostalo/politika-privatnosti', '/en/other/privacy-policy'],
  ['information-about-us', '/ostalo/osnovni-podaci', '/en/other/information-about-us'],
  [
    'covid-measures-hotels-dalmatia',
    '/ostalo/covid-mjere-hoteli-dalmacija',
    '/en/other/covid-measures-hotels-dalmatia',
  ],
  [
    'conferences-meetings-team-building',
    '/ostalo/kongresi-sastanci-team-building',
    '/en/other/conferences-meetings-team-building',
  ],
];

/** Second document, 2.4: pages at the root, in all locales. */
export const rootPages = ['discover-experiences', 'discover-bluesun'];

/** Second document, 2.4: pages identified by subject, with their locales where given. */
export const infoPages: readonly (readonly [what: string, key: RegExp, locales?: readonly string[]])[] = [
  ['the photo contest campaign', /^photo-contest-campaign/, ['en']],
  ['the ticket-giveaway rules', /ticket-giveaway/, ['en']],
  ['the “other” page', /^other$/, documentedLocales],
  ['the thank-you-for-inquiry page', /thank-you-for-inquiry/, ['hr', 'en', 'de']],
  ['the booking page of Maestral’s cabanas and sunloungers', /cabanas.*sunloungers/, sixLocales],
  ['kids stay free', /kids-stay-free/],
  ['airport transfer taxi', /airport-transfer/],
  ['the thank-you page', /^thank-you$/],
  ['pet-friendly hotels', /pet-friendly/],
  ['how to book directly', /how-to-book-directly/],
  ['prize rules', /prize-rules/],
  ['in memoriam of an architect', /in-memoriam/, ['hr', 'en']],
  ['new hotel rooms', /new-hotel-rooms/],
  ['full board plus', /full-board-plus/],
  ['Neptun all-inclusive', /neptun-all-inclusive/],
  ['Alga full board', /alga-full-board/],
  ['FAQ', /^faq$/],
  ['the photo contest', /^photo-contest$/],
  ['the photo contest’s rules', /^photo-contest-rules$/],
  ['the loyalty programme', /^loyalty-programme$/],
  ['its rules', /^loyalty-programme-rules$/],
  ['its FAQ', /^loyalty-programme-faq$/],
  ['its privacy page', /^loyalty-programme-privacy$/],
  ['the win-a-vacation contest', /^win-a-vacation$/],
  ['its rules', /^win-a-vacation-rules$/],
  ['the reels contest', /^reels-contest$/],
  ['its rules', /^reels-contest-rules$/],
  ['cookie vendors', /cookie-vendors/, ['hr']],
  ['booking conditions for 4 or more rooms', /group-booking|4-or-more-rooms/],
];
