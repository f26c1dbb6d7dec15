// Generated from spec/media/alt.yaml by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
/** A picture with an alternative text. */
export type DescribedPicture = never;

/** The alternative texts of pictures. */
export const altTexts: Readonly<Record<DescribedPicture, Readonly<Record<Locale, string>>>> = {};
