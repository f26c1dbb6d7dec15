// Generated from spec/messages by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { Messages } from './catalogue.ts';
import { hrMessages } from './hr.ts';
import { enMessages } from './en.ts';
import { deMessages } from './de.ts';
import { frMessages } from './fr.ts';
import { seMessages } from './se.ts';
import { itMessages } from './it.ts';
import { siMessages } from './si.ts';
import { czMessages } from './cz.ts';
import { plMessages } from './pl.ts';
import { huMessages } from './hu.ts';
import { ruMessages } from './ru.ts';
import { nlMessages } from './nl.ts';
import { fiMessages } from './fi.ts';
import { dkMessages } from './dk.ts';
import { ukMessages } from './uk.ts';
import { roMessages } from './ro.ts';
import { skMessages } from './sk.ts';
import { koMessages } from './ko.ts';
import { ptMessages } from './pt.ts';
export type { Messages } from './catalogue.ts';

/** The catalogues of all locales. */
export const messages: Readonly<Record<Locale, Messages>> = {
  hr: hrMessages,
  en: enMessages,
  de: deMessages,
  fr: frMessages,
  se: seMessages,
  it: itMessages,
  si: siMessages,
  cz: czMessages,
  pl: plMessages,
  hu: huMessages,
  ru: ruMessages,
  nl: nlMessages,
  fi: fiMessages,
  dk: dkMessages,
  uk: ukMessages,
  ro: roMessages,
  sk: skMessages,
  ko: koMessages,
  pt: ptMessages,
};
