// Generated from spec/media/alt.yaml by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import table from './alt-texts.json' with { type: 'json' };
/** A picture with an alternative text. */
export type DescribedPicture = 'sea/1' | 'sea/2';

/** The alternative texts of pictures. */
export const altTexts = table as Readonly<Record<DescribedPicture, Readonly<Record<Locale, string>>>>;
