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
  'blaca-hermitage': { hu: 'en', fi: 'en', dk: 'en' },
  'vis-blue-cave-bol': { hu: 'en', fi: 'en', dk: 'en' },
  'discover-the-underwater': { hu: 'en', fi: 'en', dk: 'en' },
  hvar: { hu: 'en', fi: 'en', dk: 'en' },
  split: { hu: 'en', fi: 'en', dk: 'en' },
  'brac-island-jeep-adventure': { hu: 'en', fi: 'en', dk: 'en' },
  'snorkeling-bol': { hu: 'en', fi: 'en', dk: 'en' },
  'brac-island-tour-speed-boat': { hu: 'en', fi: 'en', dk: 'en' },
  'yellow-submarine': { hu: 'en', fi: 'en', dk: 'en' },
  'krka-trogir': { hu: 'en', fi: 'en', dk: 'en' },
  'fish-picnic-hvar-brac': { hu: 'en', fi: 'en', dk: 'en' },
  'snorkeling-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'bol-pucisca': { hu: 'en', fi: 'en', dk: 'en' },
  'wine-tasting-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'biokovo-skywalk-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'boat-excursions-pearls-of-dalmatia-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'buggy-safari-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'discover-scuba-diving-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'fish-picnic-korcula-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'imotski-adventure-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'rafting-cetina-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'try-canyoning-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'zip-line-omis-brela': { hu: 'en', fi: 'en', dk: 'en' },
  'fish-picnic-hvar-brac-tucepi': { hu: 'en', fi: 'en', dk: 'en' },
  'boat-tour-zrmanja': { hu: 'en', fi: 'en', dk: 'en' },
  'climbing-tryout': { hu: 'en', fi: 'en', dk: 'en' },
  'kornati-fish-picnic': { hu: 'en', fi: 'en', dk: 'en' },
  'modric-cave': { hu: 'en', fi: 'en', dk: 'en' },
  'np-krka': { hu: 'en', fi: 'en', dk: 'en' },
  'np-plitvice-lakes': { hu: 'en', fi: 'en', dk: 'en' },
  submarine: { hu: 'en', fi: 'en', dk: 'en' },
  'rafting-zrmanja': { hu: 'en', fi: 'en', dk: 'en' },
  'stand-up-paddling': { hu: 'en', fi: 'en', dk: 'en' },
  'velebit-photo-safari': { hu: 'en', fi: 'en', dk: 'en' },
  'zadar-by-night': { hu: 'en', fi: 'en', dk: 'en' },
  'zrmanja-kayak-safari': { hu: 'en', fi: 'en', dk: 'en' },
  'biokovo-skywalk-tucepi': { hu: 'en', fi: 'en', dk: 'en' },
  'buggy-safari-tucepi': { hu: 'en', fi: 'en', dk: 'en' },
  'rafting-cetina-tucepi': { hu: 'en', fi: 'en', dk: 'en' },
  'wine-tasting-tucepi': { hu: 'en', fi: 'en', dk: 'en' },
  'imotski-adventure-tucepi': { hu: 'en', fi: 'en', dk: 'en' },
  'e-bike-tour': { hu: 'en', fi: 'en', dk: 'en' },
  'find-your-adventure-hvar-brac': { hu: 'en', fi: 'en', dk: 'en' },
  'krka-sibenik': { hu: 'en', fi: 'en', dk: 'en' },
  'dubrovnik-tucepi': { hu: 'en', fi: 'en', dk: 'en' },
  'sibenik-krka': { hu: 'en', fi: 'en', dk: 'en' },
  'plitvice-lakes-croatia-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'skywalk-jeep-tour': { hu: 'en', fi: 'en', dk: 'en' },
  'split-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'winnetou-museum': { hu: 'en', fi: 'en', dk: 'en' },
  'mountain-quad-adventure': { hu: 'en', fi: 'en', dk: 'en' },
  'luxury-private-boat-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'dalmatia-plane-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'hvar-town-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'bol-zlatni-rat-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'omis-quad-adventure-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'medjugorje-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'mostar-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'tuk-tuk-skywalk': { hu: 'en', fi: 'en', dk: 'en' },
  'tuk-tuk-zadar': { hu: 'en', fi: 'en', dk: 'en' },
  'makarska-riviera-quad-bike': { hu: 'en', fi: 'en', dk: 'en' },
  'private-boat-excursion': { hu: 'en', fi: 'en', dk: 'en' },
  'velebit-quad': { hu: 'en', fi: 'en', dk: 'en' },
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
