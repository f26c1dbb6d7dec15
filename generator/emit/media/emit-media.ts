import type { PictureModel } from '../../model/model.ts';
import { placeholderClass } from '../messages/emit-placeholders.ts';
import { unionType } from '../output/literals.ts';
import { constant, interfaceOf, type SourceFile, typeAlias } from '../output/structures.ts';
import { importTable, recordTable, type Table } from '../output/tables.ts';

/** generated/media/pictures.json */
export function emitPictureTable(pictures: readonly PictureModel[]): Table {
  return recordTable(
    pictures.map(({ name, isDrawing, width, height, blurhash, address, widths, fallbackWidth }) => {
      const placeholder = placeholderClass(name);
      return [
        name,
        { name, isDrawing, width, height, blurhash, address, widths, fallbackWidth, placeholder },
      ];
    }),
  );
}

/** generated/media/pictures.ts */
export function emitPictures(pictures: readonly PictureModel[]): SourceFile {
  return {
    source: 'spec/media/pictures.lock.yaml',
    statements: [
      importTable('table', './pictures.json'),
      typeAlias('PictureName', unionType(pictures.map(({ name }) => name)), 'A picture’s family and name.'),
      interfaceOf(
        'Picture',
        [
          ['name', 'PictureName'],
          ['isDrawing', 'boolean', 'False for a photograph.'],
          ['width', 'number', 'Of the largest version, in pixels.'],
          ['height', 'number', 'Of the largest version, in pixels.'],
          ['blurhash', 'string'],
          [
            'address',
            'string',
            'Of the folder of its versions, root-relative: <width>.avif, <width>.webp and social.jpg.',
          ],
          ['widths', 'readonly number[]', 'Of the versions as AVIF, ascending, in pixels.'],
          ['fallbackWidth', 'number', 'Of the version as WebP, in pixels.'],
          [
            'placeholder',
            'string',
            'The class in placeholders.css of the gradient shown until it has loaded.',
          ],
        ],
        'A picture of the site, in several versions.',
      ),
      constant(
        'pictures',
        undefined,
        'table as Readonly<Record<PictureName, Picture>>',
        'The pictures, by name.',
      ),
    ],
  };
}
