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
import { content as ptContent } from './pt.ts';
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
  pt: ptContent,
};

const lenders: Readonly<Record<string, Readonly<Partial<Record<Locale, Locale>>>>> = {
  'public-holidays-2025': { fr: 'en', ko: 'en' },
  'long-weekends-2025': { dk: 'en', ro: 'en' },
};

/** The body of a page, its own or one that it borrows from the nearest language; undefined if it has none in any. */
export function findBody(key: RouteKey, locale: Locale): Body | undefined {
  const source = lenders[key]?.[locale] ?? locale;
  const html = bodies[source]?.[key];
  return html === undefined ? undefined : { html, locale: source };
}
