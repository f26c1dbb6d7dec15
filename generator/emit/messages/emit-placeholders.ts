import { decode } from 'blurhash';
import type { PictureModel } from '../../model/model.ts';
import { headerText } from '../output/header.ts';

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
export function placeholderClass(name: string): string {
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
