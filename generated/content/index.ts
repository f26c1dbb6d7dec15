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
  'blaca-hermitage': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'vis-blue-cave-bol': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'discover-the-underwater': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  hvar: { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  split: { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'brac-island-jeep-adventure': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'snorkeling-bol': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'brac-island-tour-speed-boat': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'yellow-submarine': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'krka-trogir': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'fish-picnic-hvar-brac': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'snorkeling-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'bol-pucisca': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'wine-tasting-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'biokovo-skywalk-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'boat-excursions-pearls-of-dalmatia-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'buggy-safari-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'discover-scuba-diving-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'fish-picnic-korcula-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'imotski-adventure-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'rafting-cetina-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'try-canyoning-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'zip-line-omis-brela': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'fish-picnic-hvar-brac-tucepi': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'boat-tour-zrmanja': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'climbing-tryout': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'kornati-fish-picnic': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'modric-cave': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'np-krka': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'np-plitvice-lakes': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  submarine: { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'rafting-zrmanja': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'stand-up-paddling': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'velebit-photo-safari': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'zadar-by-night': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'zrmanja-kayak-safari': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'biokovo-skywalk-tucepi': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'buggy-safari-tucepi': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'rafting-cetina-tucepi': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'wine-tasting-tucepi': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'imotski-adventure-tucepi': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'e-bike-tour': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'find-your-adventure-hvar-brac': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'krka-sibenik': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'dubrovnik-tucepi': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'sibenik-krka': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'plitvice-lakes-croatia-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'skywalk-jeep-tour': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'split-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'winnetou-museum': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'mountain-quad-adventure': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'luxury-private-boat-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'dalmatia-plane-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'hvar-town-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'bol-zlatni-rat-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'omis-quad-adventure-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'medjugorje-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'mostar-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'tuk-tuk-skywalk': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'tuk-tuk-zadar': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'makarska-riviera-quad-bike': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'private-boat-excursion': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
  'velebit-quad': { se: 'en', hu: 'en', fi: 'en', dk: 'en' },
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
