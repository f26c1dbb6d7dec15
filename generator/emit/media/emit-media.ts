import { decode } from 'blurhash';
import type { AltTextsModel, PictureModel } from '../../model/model.ts';
import { importTable, recordTable, type Table, unionType } from '../output/literals.ts';
import {
  constant,
  headerText,
  importNames,
  interfaceOf,
  type SourceFile,
  typeAlias,
} from '../output/structures.ts';

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

/** generated/media/alt-texts.json */
export function emitAltTextTable(altTexts: AltTextsModel): Table {
  return recordTable(altTexts);
}

/** generated/media/alt-texts.ts */
export function emitAltTexts(altTexts: AltTextsModel): SourceFile {
  return {
    source: 'spec/media/alt.yaml',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importTable('table', './alt-texts.json'),
      typeAlias('DescribedPicture', unionType([...altTexts.keys()]), 'A picture with an alternative text.'),
      constant(
        'altTexts',
        undefined,
        'table as Readonly<Record<DescribedPicture, Readonly<Record<Locale, string>>>>',
        'The alternative texts of pictures.',
      ),
    ],
  };
}

/** The number of colours of a gradient. */
const stops = 4;

/** generated/media/placeholders.css: for each picture a gradient of its own colours, from top to bottom. */
export function emitPlaceholders(pictures: readonly PictureModel[]): string {
  const rules = pictures.map(
    ({ name, blurhash }) => `.${placeholderClass(name)} {\n  background: ${gradientOf(blurhash)};\n}\n`,
  );
  return `/* ${headerText('spec/media/pictures.lock.yaml')} */\n\n${rules.join('\n')}`;
}

/** The class of a picture’s gradient. Names have no underscore, so classes are unique. */
function placeholderClass(name: string): string {
  return `placeholder-${name.replace('/', '_')}`;
}

function gradientOf(blurhash: string): string {
  const pixels = decode(blurhash, 1, stops);
  const colours = Array.from({ length: stops }, (_, row) => shortHex(pixels.subarray(row * 4, row * 4 + 3)));
  return `linear-gradient(${colours.join(', ')})`;
}

/** #rgb: sixteen steps a channel are enough for a moment’s preview. */
function shortHex(channels: Uint8ClampedArray): string {
  return `#${[...channels].map((value) => Math.round(value / 17).toString(16)).join('')}`;
}
