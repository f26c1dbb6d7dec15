import type { Report } from '../../diagnostics/diagnostic.ts';
import type { MapFile } from '../../spec/schema/site/map.ts';
import type { DestinationRecord } from '../model.ts';
import { checkHubs, checkPositions, findProperties, type MapContext } from './check-map.ts';
import { drawLand } from './draw-land.ts';
import { drawSurroundings } from './draw-surroundings.ts';
import { findRoom } from './find-room.ts';
import type { MapModel } from './map-model.ts';
import { boxAround, placeLabels } from './place-labels.ts';
import { type Bounds, boundsOf, frameOf, type Position } from './project.ts';

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

/** The map around the destinations, with a position for each name. What cannot be shown is reported. */
export function buildMap(source: MapFile, context: MapContext, report: Report): MapModel | undefined {
  const { destinations } = context;
  const { hubs = [] } = source;
  const properties = findProperties(context);
  const areTermsKnown = checkHubs(hubs, context.terms, report);
  const areInside = checkPositions(source, destinations, properties, report);
  if (!areTermsKnown || !areInside || destinations.length === 0) return undefined;
  const frame = frameOf(withMargin(boundsOf([...destinations, ...hubs]), source.covers), width);
  const project = (position: Position) => frame.project(position.longitude, position.latitude);
  const named = destinations.map((place) => ({
    page: place.page,
    point: project(place),
    names: Object.values(place.names),
    fontSize,
  }));
  const names = placeLabels(named, { ...frame, radius });
  const taken = [
    ...named.map(({ point }) => boxAround(point, radius)),
    ...(names ?? []).map(({ box }) => box),
  ];
  const hubOrigins = hubs.map(project);
  const hubPoints = findRoom(hubOrigins, hubReach, { ...frame, taken });
  if (names === undefined || hubPoints === undefined) reportCrowded(destinations, report);
  const surroundings = destinations.flatMap((place) => {
    const own = properties.filter((property) => property.place === place.page);
    return own.length === 0 ? [] : [[place.page, drawSurroundings(source, place, own)] as const];
  });
  return {
    width: frame.width,
    height: frame.height,
    land: drawLand(source, frame),
    places: new Map(
      named.map(({ page, point: [x, y] }, index) => [
        page,
        { x, y, label: names?.[index]?.label ?? { x, y, anchor: 'start' } },
      ]),
    ),
    hubs: hubs.map(({ term: name, kind }, index) => {
      const [of = '', term = ''] = name.split('.');
      const [x, y] = hubPoints?.[index] ?? [0, 0];
      return { of, term, kind, x, y, origin: hubOrigins[index] ?? [x, y] };
    }),
    surroundings: new Map(surroundings),
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

function reportCrowded(destinations: readonly DestinationRecord[], report: Report): void {
  const path = ['destinations', destinations.length - 1, 'names'];
  report({
    code: 'MAP_NAMES_OVERLAP',
    message: 'The names of the places and the hubs do not fit on the map beside each other.',
    help: 'Shorten names, check the coordinates, leave out hubs, or remove spec/data/map.yaml to show no map.',
    at: [{ file: 'data/destinations.yaml', path }],
  });
}
