// Generated from spec/content by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { RouteKey } from '../routes/keys.ts';
import { content as enContent } from './en.ts';

const bodies: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  en: enContent,
};

/** The body of a page as HTML with the elements that the spec allows; undefined if it has none in the language. */
export function findContent(key: RouteKey, locale: Locale): string | undefined {
  return bodies[locale]?.[key];
}
