import { type Static, Type } from '@sinclair/typebox';
import { byLocale, byName, matching, record, someOf, text } from '../fields.ts';
import { defines, marks, uses } from '../names.ts';

/** The form of a picture’s name. */
export const pictureName = '^[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*$';

const picture = record(
  {
    source: Type.String({
      minLength: 1,
      description: 'its source file, relative to spec/media',
      ...marks({ kind: 'picture', role: 'uses', isFile: true }),
    }),
    sha256: matching('^[0-9a-f]{64}$', 'of that file'),
    hash: matching('^[0-9a-f]{8}$', 'of that file and the pipeline’s settings; the end of its address'),
    width: Type.Integer({ minimum: 1, description: 'of the largest version, in pixels' }),
    height: Type.Integer({ minimum: 1, description: 'of the largest version, in pixels' }),
    avif: someOf(
      Type.Integer({ minimum: 1, description: 'a width in pixels' }),
      'the widths of the AVIF versions',
    ),
    webp: Type.Integer({
      minimum: 1,
      description: 'the width of the WebP version, for browsers without AVIF',
    }),
    blurhash: matching('^L[-0-9A-Za-z#$%*+,.:;=?@[\\]^_{|}~]{27}$', 'a BlurHash of four by three components'),
  },
  'a picture, by name',
);

/** spec/media/pictures.lock.yaml */
export const picturesSchema = record(
  {
    pictures: byName(picture, 'the pictures', {
      pattern: pictureName,
      description: 'a family and a name, such as hotels/soline',
      ...defines('picture'),
    }),
  },
  'the record of the pictures made by “npm run media”; never edited by hand',
);

export type PicturesFile = Static<typeof picturesSchema>;

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
