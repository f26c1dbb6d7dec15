import type { Report } from '../../diagnostics/diagnostic.ts';
import type { MapFile } from '../../spec/schema/site/map.ts';
import { checkHubs, checkPositions, findProperties, type MapContext } from './check-map.ts';
import { drawLand, drawSurroundings } from './draw-land.ts';
import { boxAround, findRoom, isFree, placeName } from './find-room.ts';
import {
  type Bounds,
  boundsOf,
  frameOf,
  type MapModel,
  type Position,
  type SurroundingsModel,
} from './map-model.ts';

/** Points of the picture. */
const width = 720;
/** The margin around the places and hubs, in degrees. */
const margin = { longitude: 0.2, latitude: 0.2 };
/** Half the size of a point with its border. */
const radius = 13;
/** The largest font size of names on a map of several places; see `.map text`. */
const fontSize = 34;
/** The symbol of a hub with its border and the number on its right. */
const hubReach = { left: 13, right: 32, top: 16, bottom: 16 };

/** The map around the destinations. Names, hubs and positions that do not fit are reported. */
export function buildMap(source: MapFile, context: MapContext, report: Report): MapModel | undefined {
  const { destinations } = context;
  const { hubs = [] } = source;
  const properties = findProperties(context);
  const areTermsKnown = checkHubs(hubs, context.terms, report);
  const areInside = checkPositions(source, destinations, properties, report);
  if (!areTermsKnown || !areInside || destinations.length === 0) return undefined;
  const frame = frameOf(withMargin(boundsOf([...destinations, ...hubs]), source.covers), width);
  const project = (position: Position) => frame.project(position.longitude, position.latitude);
  const places = destinations.map(({ page, longitude, latitude, label = 'right', names }) => {
    const point = frame.project(longitude, latitude);
    return { page, point, ...placeName(point, label, Object.values(names), { radius, fontSize }) };
  });
  const points = places.map(({ point }) => boxAround(point, radius));
  for (const [index, { page, box }] of places.entries()) {
    const others = [...points.toSpliced(index, 1), ...places.slice(0, index).map((place) => place.box)];
    if (!isFree(box, { ...frame, taken: others })) reportNoRoom(page, index, 'label', report);
  }
  const hubOrigins = hubs.map(project);
  const taken = [...points, ...places.map(({ box }) => box)];
  const hubPoints = findRoom(hubOrigins, hubReach, { ...frame, taken });
  if (hubPoints === undefined) reportNoRoomForHubs(report);
  const surroundings = new Map<string, SurroundingsModel>();
  for (const [index, place] of destinations.entries()) {
    const own = properties.filter((property) => property.place === place.page);
    if (own.length === 0) continue;
    const { hasRoom, ...picture } = drawSurroundings(source, place, own);
    if (!hasRoom) reportNoRoom(place.page, index, 'nearLabel', report);
    surroundings.set(place.page, picture);
  }
  return {
    width: frame.width,
    height: frame.height,
    land: drawLand(source, frame),
    places: new Map(places.map(({ page, point: [x, y], label }) => [page, { x, y, label }])),
    hubs: hubs.map(({ term: name, kind }, index) => {
      const [of = '', term = ''] = name.split('.');
      const [x, y] = hubPoints?.[index] ?? [0, 0];
      return { of, term, kind, x, y, origin: hubOrigins[index] ?? [x, y] };
    }),
    surroundings,
  };
}

function withMargin(inner: Bounds, covers: Bounds): Bounds {
  return {
    west: Math.max(covers.west, inner.west - margin.longitude),
    east: Math.min(covers.east, inner.east + margin.longitude),
    south: Math.max(covers.south, inner.south - margin.latitude),
    north: Math.min(covers.north, inner.north + margin.latitude),
  };
}

function reportNoRoom(page: string, index: number, field: 'label' | 'nearLabel', report: Report): void {
  const near = field === 'label' ? '' : ' near it';
  report({
    code: 'MAP_NAMES_OVERLAP',
    message: `On the map${near}, the name of “${page}” covers a point or another name, or leaves the picture.`,
    help: `Write another “${field}”, such as left or above, shorten its names, or check the coordinates.`,
    at: [{ file: 'data/destinations.yaml', path: ['destinations', index, field] }],
  });
}

function reportNoRoomForHubs(report: Report): void {
  report({
    code: 'MAP_NAMES_OVERLAP',
    message: 'The map has no room for the symbols of the hubs beside the names of the places.',
    help: 'Leave out hubs, or write other labels in data/destinations.yaml.',
    at: [{ file: 'data/map.yaml', path: ['hubs'], on: 'key' }],
  });
}
