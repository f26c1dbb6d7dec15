import { type Static, Type } from '@sinclair/typebox';
import { oneOf, record, text } from '../fields.ts';
import { nameOf } from '../names.ts';

const longitude = Type.Number({ minimum: -180, maximum: 180, description: 'degrees east' });
const latitude = Type.Number({ minimum: -85, maximum: 85, description: 'degrees north' });
const points = (least: number, description: string) =>
  Type.Array(Type.Tuple([longitude, latitude], { description: 'longitude and latitude in degrees' }), {
    minItems: least,
    description,
  });

const island = record(
  {
    name: text('its name, for those who edit the file'),
    outline: points(3, 'its shore, all the way round'),
  },
  'an island',
);

const hub = record(
  {
    term: nameOf('term', 'the term that names it, such as hubs.splitAirport'),
    kind: oneOf(['airport', 'ferryPort'], 'the symbol that it has'),
    longitude,
    latitude,
  },
  'where guests arrive',
);

/** spec/data/map.yaml */
export const mapSchema = record(
  {
    covers: record(
      { west: longitude, east: longitude, south: latitude, north: latitude },
      'the part of the earth that is drawn',
    ),
    shore: points(2, 'the shore of the mainland, from one end of the map to the other'),
    inland: points(1, 'points that close the outline of the mainland outside the map'),
    hubs: Type.Optional(
      Type.Array(hub, { description: 'airports and ferry ports, in the order of their numbers' }),
    ),
    islands: Type.Optional(Type.Array(island, { description: 'the islands' })),
  },
  'the outline of the land on the map of the destinations; without this file there is no map',
);

export type MapFile = Static<typeof mapSchema>;
