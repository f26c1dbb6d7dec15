import type { MapModel, SurroundingsModel } from '../../model/map/map-model.ts';
import { literal, objectLines } from '../output/literals.ts';
import { constant, interfaceOf, type SourceFile } from '../output/structures.ts';

/** generated/data/map.ts */
export function emitMap(map: MapModel | undefined): SourceFile {
  const value =
    map === undefined
      ? 'undefined'
      : objectLines([
          ['width', literal(map.width)],
          ['height', literal(map.height)],
          ['land', literal(map.land)],
          ['places', objectLines([...map.places].map(([key, place]) => [key, literal(place)]))],
          ['hubs', literal(map.hubs)],
          [
            'surroundings',
            objectLines([...map.surroundings].map(([key, near]) => [key, surroundings(near)])),
          ],
        ]);
  return {
    source: 'spec/data/map.yaml, spec/data/destinations.yaml and spec/routes',
    statements: [
      interfaceOf(
        'MapLabel',
        [
          ['x', 'number'],
          ['y', 'number'],
          ['anchor', "'start' | 'middle' | 'end'"],
        ],
        'The position of a name.',
      ),
      interfaceOf(
        'MapPoint',
        [
          ['x', 'number'],
          ['y', 'number'],
          ['label', 'MapLabel'],
        ],
        'A point with the position of its name.',
      ),
      interfaceOf(
        'MapHub',
        [
          ['of', 'string', 'The vocabulary of the term that names it.'],
          ['term', 'string'],
          ['kind', "'airport' | 'ferryPort'"],
          ['x', 'number', 'Of its symbol.'],
          ['y', 'number'],
          ['origin', 'readonly [x: number, y: number]', 'Where it is.'],
        ],
        'Where guests arrive.',
      ),
      interfaceOf(
        'Surroundings',
        [
          ['width', 'number'],
          ['height', 'number'],
          ['land', 'string', 'The land, as an SVG path.'],
          [
            'place',
            '{ readonly x: number; readonly y: number; readonly label?: MapLabel }',
            'The destination; without a label if its name is not shown.',
          ],
          ['properties', 'Readonly<Record<string, readonly [x: number, y: number]>>', 'By key of the page.'],
        ],
        'A destination from near, with its properties.',
      ),
      interfaceOf(
        'DestinationMap',
        [
          ['width', 'number'],
          ['height', 'number'],
          ['land', 'string', 'The land, as an SVG path.'],
          ['places', 'Readonly<Record<string, MapPoint>>', 'By key of the destination.'],
          ['hubs', 'readonly MapHub[]'],
          ['surroundings', 'Readonly<Record<string, Surroundings>>', 'By key of the destination.'],
        ],
        'The map of the destinations; lengths in points of the picture.',
      ),
      constant('map', 'DestinationMap | undefined', value, 'Undefined if the site has no map.'),
    ],
  };
}

function surroundings({ properties, ...near }: SurroundingsModel): string {
  return literal({ ...near, properties: Object.fromEntries(properties) });
}
