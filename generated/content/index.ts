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
  /** Whether it is a legal text that was translated from an earlier version of the one that binds. */
  readonly isOutdated: boolean;
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
  'public-holidays-2025': { fr: 'en', ko: 'en' },
  'long-weekends-2025': { dk: 'en', ro: 'en' },
};

const outdatedBodies: Readonly<Record<string, readonly Locale[]>> = {};

/** The body of a page, its own or one that it borrows from the nearest language; undefined if it has none in any. */
export function findBody(key: RouteKey, locale: Locale): Body | undefined {
  const source = bodyLocales[key]?.[locale] ?? locale;
  const texts = bodies[source] as Readonly<Record<string, string>> | undefined;
  const html = texts?.[key];
  const isOutdated = outdatedBodies[key]?.includes(source) === true;
  return html === undefined ? undefined : { html, locale: source, isOutdated };
}
