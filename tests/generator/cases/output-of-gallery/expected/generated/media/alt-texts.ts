// Generated from spec/media/alt.yaml by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
/** A picture with an alternative text. */
export type DescribedPicture = 'sea/1' | 'sea/2';

/** The alternative texts of pictures. */
export const altTexts: Readonly<Record<DescribedPicture, Readonly<Record<Locale, string>>>> = {
  'sea/1': { hr: 'Barka na moru', en: 'A boat on the sea', de: 'Ein Boot auf dem Meer', se: 'En båt på havet' },
  'sea/2': { hr: 'Jedrilica', en: 'A sailing boat', de: 'Ein Segelboot', se: 'En segelbåt' },
};
