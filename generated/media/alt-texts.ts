// Generated from spec/media/alt.yaml by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import table from './alt-texts.json' with { type: 'json' };
/** A picture with an alternative text. */
export type DescribedPicture = 'autumn/1' | 'bar/1' | 'bar/3' | 'beach/1' | 'beach/2' | 'beach/3' | 'beach/4' | 'beach/5' | 'bike/1' | 'camp/1' | 'camp/2' | 'canyon/1' | 'canyon/2' | 'destinations/bol' | 'destinations/brela' | 'destinations/tucepi' | 'family/1' | 'family/2' | 'family/3' | 'harbour/1' | 'harbour/3' | 'hotels/afrodita-apartments' | 'hotels/alan-apartments' | 'hotels/berulia' | 'hotels/kastelet' | 'hotels/maestral' | 'hotels/marina' | 'hotels/paklenica-pitches' | 'hotels/soline' | 'mountain/1' | 'mountain/2' | 'rooms/1' | 'rooms/2' | 'rooms/3' | 'rooms/4' | 'rooms/5' | 'rooms/6' | 'sea/2' | 'spa/1' | 'spa/2' | 'spa/3' | 'spa/4' | 'spa/6' | 'sunset/1' | 'sunset/4' | 'surf/1' | 'surf/2' | 'table/1' | 'table/3' | 'table/6' | 'tennis/1' | 'trail/1' | 'trail/4' | 'wine/1';

/** The alternative texts of pictures. */
export const altTexts = table as Readonly<Record<DescribedPicture, Readonly<Record<Locale, string>>>>;
