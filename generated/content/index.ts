// Generated from spec/content by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { RouteKey } from '../routes/keys.ts';
import { content as hrContent } from './hr.ts';
import { content as enContent } from './en.ts';
import { content as deContent } from './de.ts';
import { content as seContent } from './se.ts';
import { content as itContent } from './it.ts';
import { content as siContent } from './si.ts';
import { content as czContent } from './cz.ts';
import { content as plContent } from './pl.ts';
import { content as huContent } from './hu.ts';
import { content as roContent } from './ro.ts';
import { content as skContent } from './sk.ts';
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
  se: seContent,
  it: itContent,
  si: siContent,
  cz: czContent,
  pl: plContent,
  hu: huContent,
  ro: roContent,
  sk: skContent,
};

const lenders: Readonly<Record<string, Readonly<Partial<Record<Locale, Locale>>>>> = {
  'discover-bluesun': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'maestral-cabanas-and-sunloungers': { si: 'en', cz: 'en', pl: 'en' },
  'reservation-office': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'privacy-policy': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'information-about-us': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'covid-measures-hotels-dalmatia': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'conferences-meetings-team-building': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'kids-stay-free': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'airport-transfer-taxi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'thank-you': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'direct-booking-benefits': { it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en' },
  'pet-friendly-hotels': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'how-to-book-directly': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'new-hotel-rooms': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'full-board-plus': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'neptun-all-inclusive-info': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'alga-full-board': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  faq: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'loyalty-programme': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'loyalty-programme-rules': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'loyalty-programme-faq': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'loyalty-programme-privacy': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  cookies: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'group-booking-conditions': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'accessibility-statement': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-berulia-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-soline-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-marina-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-maestral-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-brela': { si: 'en', cz: 'en', pl: 'en' },
  'hotel-alga-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-neptun-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'holiday-village-afrodita-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'heritage-hotel-kastelet-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-jadran-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-elaphusa-bol-brac': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'holiday-village-bonaca-bol-brac': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-borak-bol-brac': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'camping-paklenica-mobile-homes': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'holiday-village-alan-starigrad-paklenica': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  bol: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  brela: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  tucepi: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'starigrad-paklenica': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  restaurants: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'tavern-vallum-bol': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'restaurant-kastelet-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'cocktail-bar-bolero-bol': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'sol-mediterranean-dining-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'timun-bar': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  puz: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'punta-rata': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'maestral-beach-club': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'sol-bar': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'pink-cricket-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'oliva-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en' },
  active: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  alga: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  kastelet: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  afrodita: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  neptun: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  marina: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  borak: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  bonaca: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  camping: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  wellness: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  soline: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  berulia: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  maestral: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  elaphusa: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  alan: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  jadran: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'mice-alan-starigrad-paklenica': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'mice-elaphusa-bol-brac': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'mice-soline-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'live-music-wellness-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'restaurants-and-bars': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'activities-sport-recreation-bol': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'activities-sport-recreation-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'activities-sport-recreation-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'public-holidays-2025': { fr: 'en', ko: 'en' },
  'long-weekends-2025': { dk: 'en', ro: 'en' },
  'beach-guide-makarska-riviera': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'island-guide-central-dalmatia': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hotel-awards': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'renovation-openings': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'euro-and-schengen-in-croatia': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'travel-tips-dalmatia': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'black-friday-travel-offer': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'average-prices-croatia-2025': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'best-beaches-dalmatia': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'dubrovnik-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'september-vacation': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'split-day-trip': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'brac-fun-facts': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'nugal-beach-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'starigrad-paklenica-for-adventurers': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'summer-in-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'kulina-beach': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'sights-of-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'excursions-from-starigrad-paklenica': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'why-visit-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'blaca-hermitage-story': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'bol-brac-sights': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'most-popular-brac-beaches': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
};

/** The body of a page, its own or one that it borrows from the nearest language; undefined if it has none in any. */
export function findBody(key: RouteKey, locale: Locale): Body | undefined {
  const source = lenders[key]?.[locale] ?? locale;
  const html = bodies[source]?.[key];
  return html === undefined ? undefined : { html, locale: source };
}
