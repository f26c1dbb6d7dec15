import type { Static } from '@sinclair/typebox';
import { byLocale, byName, text } from '../fields.ts';
import { uses } from '../names.ts';
import { pictureName } from './pictures.ts';

/** spec/media/alt.yaml */
export const altTextsSchema = byName(
  byLocale(
    text('what can be seen, in 4 to 12 words', 160),
    'the alternative text of a picture in each locale',
  ),
  'the alternative texts of pictures, for guests who do not see them; each picture of a gallery needs one',
  { pattern: pictureName, description: 'the name of a picture, such as beach/2', ...uses('picture') },
);

export type AltTextsFile = Static<typeof altTextsSchema>;
