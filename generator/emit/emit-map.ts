import type { MapModel } from '../model/map-model.ts';
import { literal, objectLines } from './literals.ts';
import { constant, interfaceOf, type SourceFile } from './structures.ts';

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
        ]);
  return {
    source: 'spec/data/map.yaml and spec/data/destinations.yaml',
    statements: [
      interfaceOf(
        'MapPlace',
        [
          ['x', 'number'],
          ['y', 'number'],
          [
            'label',
            "{ readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }",
          ],
        ],
        'The point of a place and the position of its name.',
      ),
      interfaceOf(
        'DestinationMap',
        [
          ['width', 'number'],
          ['height', 'number'],
          ['land', 'string', 'The land, as an SVG path.'],
          ['places', 'Readonly<Record<string, MapPlace>>', 'By key of the destination.'],
        ],
        'The map of the destinations; lengths in points of the picture.',
      ),
      constant('map', 'DestinationMap | undefined', value, 'Undefined if the site has no map.'),
    ],
  };
}
