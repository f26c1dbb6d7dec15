// Generated from spec/content by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { RouteKey } from '../routes/keys.ts';
import enContent from './en.json' with { type: 'json' };
import deContent from './de.json' with { type: 'json' };
import seContent from './se.json' with { type: 'json' };
/** The body of a page: HTML with the elements that the spec allows. Facts of the entry and pictures are empty elements with data-fact or data-picture. */
export interface Body {
  readonly html: string;
  /** Its own locale: another than the page’s if it is borrowed. */
  readonly locale: Locale;
  /** Whether it is a legal text that was translated from an earlier version of the one that binds. */
  readonly isOutdated: boolean;
}

const bodies: Readonly<Partial<Record<Locale, unknown>>> = {
  en: enContent,
  de: deContent,
  se: seContent,
};

const bodyLocales: Readonly<Record<string, Readonly<Partial<Record<Locale, Locale>>>>> = {
  contact: { hr: 'en', de: 'en', se: 'en' },
  home: { hr: 'en', de: 'en', se: 'en' },
  summer: { hr: 'de', en: 'de' },
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
