// Generated from spec/site.yaml by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { BrowserMessages } from './catalogue.ts';

/** Loads the messages of a language. */
export const loadBrowserMessages: Readonly<Record<Locale, () => Promise<BrowserMessages>>> = {
  hr: () => import('./hr.ts').then(({ browserMessages }) => browserMessages),
  en: () => import('./en.ts').then(({ browserMessages }) => browserMessages),
  de: () => import('./de.ts').then(({ browserMessages }) => browserMessages),
  fr: () => import('./fr.ts').then(({ browserMessages }) => browserMessages),
  se: () => import('./se.ts').then(({ browserMessages }) => browserMessages),
  it: () => import('./it.ts').then(({ browserMessages }) => browserMessages),
  si: () => import('./si.ts').then(({ browserMessages }) => browserMessages),
  cz: () => import('./cz.ts').then(({ browserMessages }) => browserMessages),
  pl: () => import('./pl.ts').then(({ browserMessages }) => browserMessages),
  hu: () => import('./hu.ts').then(({ browserMessages }) => browserMessages),
  ru: () => import('./ru.ts').then(({ browserMessages }) => browserMessages),
  nl: () => import('./nl.ts').then(({ browserMessages }) => browserMessages),
  fi: () => import('./fi.ts').then(({ browserMessages }) => browserMessages),
  dk: () => import('./dk.ts').then(({ browserMessages }) => browserMessages),
  uk: () => import('./uk.ts').then(({ browserMessages }) => browserMessages),
  ro: () => import('./ro.ts').then(({ browserMessages }) => browserMessages),
  sk: () => import('./sk.ts').then(({ browserMessages }) => browserMessages),
  ko: () => import('./ko.ts').then(({ browserMessages }) => browserMessages),
  pt: () => import('./pt.ts').then(({ browserMessages }) => browserMessages),
};
