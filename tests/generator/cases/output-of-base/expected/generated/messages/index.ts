// Generated from spec/messages by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { Messages } from './catalogue.ts';
import { hrMessages } from './hr.ts';
import { enMessages } from './en.ts';
import { deMessages } from './de.ts';
import { seMessages } from './se.ts';
export type { Messages } from './catalogue.ts';

/** The catalogues of all locales. */
export const messages: Readonly<Record<Locale, Messages>> = {
  hr: hrMessages,
  en: enMessages,
  de: deMessages,
  se: seMessages,
};
