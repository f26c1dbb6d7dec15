import { type Static, Type } from '@sinclair/typebox';
import { byName, matching, record, someOf } from '../fields.ts';
import { defines, marks } from '../names.ts';

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
