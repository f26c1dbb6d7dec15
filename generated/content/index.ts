// Generated from spec/content by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { RouteKey } from '../routes/keys.ts';
import { content as hrContent } from './hr.ts';
import { content as enContent } from './en.ts';
import { content as deContent } from './de.ts';
import { content as frContent } from './fr.ts';
import { content as seContent } from './se.ts';
import { content as itContent } from './it.ts';
import { content as siContent } from './si.ts';
import { content as czContent } from './cz.ts';
import { content as plContent } from './pl.ts';
import { content as huContent } from './hu.ts';
import { content as ruContent } from './ru.ts';
import { content as nlContent } from './nl.ts';
import { content as fiContent } from './fi.ts';
import { content as dkContent } from './dk.ts';
import { content as ukContent } from './uk.ts';
import { content as roContent } from './ro.ts';
import { content as skContent } from './sk.ts';
import { content as koContent } from './ko.ts';
/** The body of a page: HTML with the elements that the spec allows. Facts of the entry and pictures are empty elements with data-fact or data-picture. */
export interface Body {
  readonly html: string;
  /** Its own locale: another than the page’s if it is borrowed. */
  readonly locale: Locale;
}

const bodies: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  hr: hrContent,
  en: enContent,
  de: deContent,
  fr: frContent,
  se: seContent,
  it: itContent,
  si: siContent,
  cz: czContent,
  pl: plContent,
  hu: huContent,
  ru: ruContent,
  nl: nlContent,
  fi: fiContent,
  dk: dkContent,
  uk: ukContent,
  ro: roContent,
  sk: skContent,
  ko: koContent,
};

const lenders: Readonly<Record<string, Readonly<Partial<Record<Locale, Locale>>>>> = {
  'discover-bluesun': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'reservation-office': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'privacy-policy': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'information-about-us': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'covid-measures-hotels-dalmatia': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'conferences-meetings-team-building': { fi: 'en', sk: 'cz', pt: 'en' },
  'kids-stay-free': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'airport-transfer-taxi': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'thank-you': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'direct-booking-benefits': { si: 'en', cz: 'en', pl: 'en', hu: 'en' },
  'pet-friendly-hotels': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'how-to-book-directly': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'new-hotel-rooms': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'full-board-plus': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'neptun-all-inclusive-info': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'alga-full-board': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  faq: { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'loyalty-programme': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'loyalty-programme-rules': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'loyalty-programme-faq': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'loyalty-programme-privacy': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'cookie-list': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'group-booking-conditions': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'accessibility-statement': { se: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', pt: 'en' },
  'hotel-berulia-brela': { fi: 'en', sk: 'cz', pt: 'en' },
  'hotel-soline-brela': { fi: 'en', sk: 'cz', pt: 'en' },
  'hotel-marina-brela': { fi: 'en', sk: 'cz', pt: 'en' },
  'hotel-maestral-brela': { fi: 'en', sk: 'cz', pt: 'en' },
  'hotel-brela': { si: 'en', cz: 'en', pl: 'en' },
  'hotel-alga-tucepi': { fi: 'en', sk: 'cz', pt: 'en' },
  'hotel-neptun-tucepi': { fi: 'en', sk: 'cz', pt: 'en' },
  'holiday-village-afrodita-tucepi': { fi: 'en', sk: 'cz', pt: 'en' },
  'heritage-hotel-kastelet-tucepi': { fi: 'en', sk: 'cz', pt: 'en' },
  'hotel-jadran-tucepi': { fi: 'en', sk: 'cz', pt: 'en' },
  'hotel-elaphusa-bol-brac': { fi: 'en', sk: 'cz', pt: 'en' },
  'holiday-village-bonaca-bol-brac': { fi: 'en', sk: 'cz', pt: 'en' },
  'hotel-borak-bol-brac': { fi: 'en', sk: 'cz', pt: 'en' },
  'camping-paklenica-mobile-homes': { fi: 'en', sk: 'cz', pt: 'en' },
  'holiday-village-alan-starigrad-paklenica': { fi: 'en', sk: 'cz', pt: 'en' },
  bol: { sk: 'cz', pt: 'en' },
  brela: { sk: 'cz', pt: 'en' },
  tucepi: { sk: 'cz', pt: 'en' },
  'starigrad-paklenica': { sk: 'cz', pt: 'en' },
  restaurants: { fi: 'en', sk: 'cz', pt: 'en' },
  'tavern-vallum-bol': { fi: 'en', sk: 'cz', pt: 'en' },
  'restaurant-kastelet-tucepi': { fi: 'en', sk: 'cz', pt: 'en' },
  'cocktail-bar-bolero-bol': { fi: 'en', sk: 'cz', pt: 'en' },
  'sol-mediterranean-dining-brela': { fi: 'en', sk: 'cz', pt: 'en' },
  'timun-bar': { fi: 'en', sk: 'cz', pt: 'en' },
  puz: { fi: 'en', sk: 'cz', pt: 'en' },
  'punta-rata': { fi: 'en', sk: 'cz', pt: 'en' },
  'maestral-beach-club': { fi: 'en', sk: 'cz', pt: 'en' },
  'sol-bar': { fi: 'en', sk: 'cz', pt: 'en' },
  'pink-cricket-tucepi': { fi: 'en', sk: 'cz', pt: 'en' },
  'oliva-tucepi': { fi: 'en', sk: 'cz' },
  active: { sk: 'cz', pt: 'en' },
  alga: { sk: 'cz', pt: 'en' },
  kastelet: { sk: 'cz', pt: 'en' },
  afrodita: { sk: 'cz', pt: 'en' },
  neptun: { sk: 'cz', pt: 'en' },
  marina: { sk: 'cz', pt: 'en' },
  borak: { sk: 'cz', pt: 'en' },
  bonaca: { sk: 'cz', pt: 'en' },
  camping: { sk: 'cz', pt: 'en' },
  wellness: { sk: 'cz', pt: 'en' },
  soline: { sk: 'cz', pt: 'en' },
  berulia: { sk: 'cz', pt: 'en' },
  maestral: { sk: 'cz', pt: 'en' },
  elaphusa: { sk: 'cz', pt: 'en' },
  alan: { sk: 'cz', pt: 'en' },
  jadran: { sk: 'cz', pt: 'en' },
  'mice-alan-starigrad-paklenica': { fi: 'en', sk: 'cz', pt: 'en' },
  'mice-elaphusa-bol-brac': { fi: 'en', sk: 'cz', pt: 'en' },
  'mice-soline-brela': { fi: 'en', sk: 'cz', pt: 'en' },
  'live-music-wellness-brela': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'restaurants-and-bars': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'activities-sport-recreation-bol': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'activities-sport-recreation-tucepi': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'activities-sport-recreation-brela': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'public-holidays-2025': { fr: 'en', ko: 'en' },
  'long-weekends-2025': { dk: 'en', ro: 'en' },
  'beach-guide-makarska-riviera': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'island-guide-central-dalmatia': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-awards': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'renovation-openings': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'euro-and-schengen-in-croatia': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'travel-tips-dalmatia': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'black-friday-travel-offer': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'average-prices-croatia-2025': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'best-beaches-dalmatia': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'dubrovnik-excursion': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'september-vacation': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'split-day-trip': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'brac-fun-facts': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'nugal-beach-tucepi': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'starigrad-paklenica-for-adventurers': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'summer-in-tucepi': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'kulina-beach': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'sights-of-tucepi': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'excursions-from-starigrad-paklenica': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'why-visit-brela': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'blaca-hermitage-story': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'bol-brac-sights': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'most-popular-brac-beaches': { se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
};

/** The body of a page, its own or one that it borrows from the nearest language; undefined if it has none in any. */
export function findBody(key: RouteKey, locale: Locale): Body | undefined {
  const source = lenders[key]?.[locale] ?? locale;
  const html = bodies[source]?.[key];
  return html === undefined ? undefined : { html, locale: source };
}
