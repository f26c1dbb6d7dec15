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
  'blaca-hermitage': { hu: 'en', fi: 'en' },
  'vis-blue-cave-bol': { hu: 'en', fi: 'en' },
  'discover-the-underwater': { hu: 'en', fi: 'en' },
  hvar: { hu: 'en', fi: 'en' },
  split: { hu: 'en', fi: 'en' },
  'brac-island-jeep-adventure': { hu: 'en', fi: 'en' },
  'snorkeling-bol': { hu: 'en', fi: 'en' },
  'brac-island-tour-speed-boat': { hu: 'en', fi: 'en' },
  'yellow-submarine': { hu: 'en', fi: 'en' },
  'krka-trogir': { hu: 'en', fi: 'en' },
  'fish-picnic-hvar-brac': { hu: 'en', fi: 'en' },
  'snorkeling-brela': { hu: 'en', fi: 'en' },
  'bol-pucisca': { hu: 'en', fi: 'en' },
  'wine-tasting-brela': { hu: 'en', fi: 'en' },
  'biokovo-skywalk-brela': { hu: 'en', fi: 'en' },
  'boat-excursions-pearls-of-dalmatia-brela': { hu: 'en', fi: 'en' },
  'buggy-safari-brela': { hu: 'en', fi: 'en' },
  'discover-scuba-diving-brela': { hu: 'en', fi: 'en' },
  'fish-picnic-korcula-brela': { hu: 'en', fi: 'en' },
  'imotski-adventure-brela': { hu: 'en', fi: 'en' },
  'rafting-cetina-brela': { hu: 'en', fi: 'en' },
  'try-canyoning-brela': { hu: 'en', fi: 'en' },
  'zip-line-omis-brela': { hu: 'en', fi: 'en' },
  'fish-picnic-hvar-brac-tucepi': { hu: 'en', fi: 'en' },
  'boat-tour-zrmanja': { hu: 'en', fi: 'en' },
  'climbing-tryout': { hu: 'en', fi: 'en' },
  'kornati-fish-picnic': { hu: 'en', fi: 'en' },
  'modric-cave': { hu: 'en', fi: 'en' },
  'np-krka': { hu: 'en', fi: 'en' },
  'np-plitvice-lakes': { hu: 'en', fi: 'en' },
  submarine: { hu: 'en', fi: 'en' },
  'rafting-zrmanja': { hu: 'en', fi: 'en' },
  'stand-up-paddling': { hu: 'en', fi: 'en' },
  'velebit-photo-safari': { hu: 'en', fi: 'en' },
  'zadar-by-night': { hu: 'en', fi: 'en' },
  'zrmanja-kayak-safari': { hu: 'en', fi: 'en' },
  'biokovo-skywalk-tucepi': { hu: 'en', fi: 'en' },
  'buggy-safari-tucepi': { hu: 'en', fi: 'en' },
  'rafting-cetina-tucepi': { hu: 'en', fi: 'en' },
  'wine-tasting-tucepi': { hu: 'en', fi: 'en' },
  'imotski-adventure-tucepi': { hu: 'en', fi: 'en' },
  'e-bike-tour': { hu: 'en', fi: 'en' },
  'find-your-adventure-hvar-brac': { hu: 'en', fi: 'en' },
  'krka-sibenik': { hu: 'en', fi: 'en' },
  'dubrovnik-tucepi': { hu: 'en', fi: 'en' },
  'sibenik-krka': { hu: 'en', fi: 'en' },
  'plitvice-lakes-croatia-excursion': { hu: 'en', fi: 'en' },
  'skywalk-jeep-tour': { hu: 'en', fi: 'en' },
  'split-excursion': { hu: 'en', fi: 'en' },
  'winnetou-museum': { hu: 'en', fi: 'en' },
  'mountain-quad-adventure': { hu: 'en', fi: 'en' },
  'luxury-private-boat-excursion': { hu: 'en', fi: 'en' },
  'dalmatia-plane-excursion': { hu: 'en', fi: 'en' },
  'hvar-town-excursion': { hu: 'en', fi: 'en' },
  'bol-zlatni-rat-excursion': { hu: 'en', fi: 'en' },
  'omis-quad-adventure-excursion': { hu: 'en', fi: 'en' },
  'medjugorje-excursion': { hu: 'en', fi: 'en' },
  'mostar-excursion': { hu: 'en', fi: 'en' },
  'tuk-tuk-skywalk': { hu: 'en', fi: 'en' },
  'tuk-tuk-zadar': { hu: 'en', fi: 'en' },
  'makarska-riviera-quad-bike': { hu: 'en', fi: 'en' },
  'private-boat-excursion': { hu: 'en', fi: 'en' },
  'velebit-quad': { hu: 'en', fi: 'en' },
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
