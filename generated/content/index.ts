// Generated from spec/content by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { RouteKey } from '../routes/keys.ts';
import hrContent from './hr.json' with { type: 'json' };
import enContent from './en.json' with { type: 'json' };
import deContent from './de.json' with { type: 'json' };
import frContent from './fr.json' with { type: 'json' };
import seContent from './se.json' with { type: 'json' };
import itContent from './it.json' with { type: 'json' };
import siContent from './si.json' with { type: 'json' };
import czContent from './cz.json' with { type: 'json' };
import plContent from './pl.json' with { type: 'json' };
import huContent from './hu.json' with { type: 'json' };
import ruContent from './ru.json' with { type: 'json' };
import nlContent from './nl.json' with { type: 'json' };
import fiContent from './fi.json' with { type: 'json' };
import dkContent from './dk.json' with { type: 'json' };
import ukContent from './uk.json' with { type: 'json' };
import roContent from './ro.json' with { type: 'json' };
import skContent from './sk.json' with { type: 'json' };
import koContent from './ko.json' with { type: 'json' };
import ptContent from './pt.json' with { type: 'json' };
/** The body of a page: HTML with the elements that the spec allows. Facts of the entry and pictures are empty elements with data-fact or data-picture. */
export interface Body {
  readonly html: string;
  /** Its own locale: another than the page’s if it is borrowed. */
  readonly locale: Locale;
}

const bodies: Readonly<Partial<Record<Locale, unknown>>> = {
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
  pt: ptContent,
};

const bodyLocales: Readonly<Record<string, Readonly<Partial<Record<Locale, Locale>>>>> = {
  'blaca-hermitage': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'vis-blue-cave-bol': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'discover-the-underwater': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  hvar: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  split: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'brac-island-jeep-adventure': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'snorkeling-bol': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'brac-island-tour-speed-boat': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'yellow-submarine': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'krka-trogir': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'fish-picnic-hvar-brac': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'snorkeling-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'bol-pucisca': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'wine-tasting-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'biokovo-skywalk-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'boat-excursions-pearls-of-dalmatia-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'buggy-safari-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'discover-scuba-diving-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'fish-picnic-korcula-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'imotski-adventure-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'rafting-cetina-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'try-canyoning-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'zip-line-omis-brela': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'fish-picnic-hvar-brac-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'boat-tour-zrmanja': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'climbing-tryout': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'kornati-fish-picnic': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'modric-cave': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'np-krka': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'np-plitvice-lakes': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  submarine: { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'rafting-zrmanja': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'stand-up-paddling': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'velebit-photo-safari': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'zadar-by-night': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'zrmanja-kayak-safari': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'biokovo-skywalk-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'buggy-safari-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'rafting-cetina-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'wine-tasting-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'imotski-adventure-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'e-bike-tour': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'find-your-adventure-hvar-brac': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'krka-sibenik': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'dubrovnik-tucepi': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'sibenik-krka': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'plitvice-lakes-croatia-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'skywalk-jeep-tour': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'split-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'winnetou-museum': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'mountain-quad-adventure': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'luxury-private-boat-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'dalmatia-plane-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'hvar-town-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'bol-zlatni-rat-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'omis-quad-adventure-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'medjugorje-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'mostar-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'tuk-tuk-skywalk': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'tuk-tuk-zadar': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'makarska-riviera-quad-bike': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'private-boat-excursion': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'velebit-quad': { fr: 'en', se: 'en', it: 'en', si: 'en', cz: 'en', pl: 'en', hu: 'en', ru: 'en', nl: 'en', fi: 'en', dk: 'en', uk: 'en', ro: 'en', sk: 'en', ko: 'en', pt: 'en' },
  'public-holidays-2025': { fr: 'en', ko: 'en' },
  'long-weekends-2025': { dk: 'en', ro: 'en' },
};

/** The body of a page, its own or one that it borrows from the nearest language; undefined if it has none in any. */
export function findBody(key: RouteKey, locale: Locale): Body | undefined {
  const source = bodyLocales[key]?.[locale] ?? locale;
  const texts = bodies[source] as Readonly<Record<string, string>> | undefined;
  const html = texts?.[key];
  return html === undefined ? undefined : { html, locale: source };
}
