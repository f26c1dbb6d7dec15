import type { Report } from '../diagnostics/diagnostic.ts';
import type { MapFile } from '../read/schema/map.ts';

import { drawOutline, type PicturePoint } from './draw-outline.ts';
import type { MapModel } from './map-model.ts';
import type { DestinationRecord } from './model.ts';
import { placeLabels } from './place-labels.ts';

type Bounds = MapFile['covers'];

/** Points of the picture for one degree of latitude; a degree of longitude is shorter by the cosine of the latitude. */
const scale = 300;
/** The margin around the places, in degrees. */
const margin = { longitude: 1, latitude: 0.5 };

/** The map around the destinations, with a position for each name. A place that cannot be shown is reported. */
export function buildMap(
  source: MapFile,
  destinations: readonly DestinationRecord[],
  report: Report,
): MapModel | undefined {
  const outside = destinations.filter((place) => !isInside(place, source.covers));
  for (const place of outside) reportOutside(place, destinations.indexOf(place), source.covers, report);
  if (outside.length > 0 || destinations.length === 0) return undefined;
  const bounds = boundsOf(destinations, source.covers);
  const narrowing = Math.cos((((bounds.north + bounds.south) / 2) * Math.PI) / 180);
  const project = ([longitude, latitude]: readonly [number, number]): PicturePoint => [
    Math.round((longitude - bounds.west) * narrowing * scale),
    Math.round((bounds.north - latitude) * scale),
  ];
  const [width, height] = project([bounds.east, bounds.south]);
  const points = destinations.map(({ longitude, latitude }) => project([longitude, latitude]));
  const named = destinations.map(({ names }, index) => ({
    point: points[index] ?? [0, 0],
    names: Object.values(names),
  }));
  const labels = placeLabels(named, { width, height });
  if (labels === undefined) reportCrowded(destinations, report);
  const shore = drawOutline(source.shore.map(project), source.inland.map(project));
  const islands = (source.islands ?? []).map(({ outline }) => drawOutline(outline.map(project)));
  const places = destinations.map(({ page }, index) => {
    const [x, y] = points[index] ?? [0, 0];
    return [page, { x, y, label: labels?.[index] ?? { x, y, anchor: 'start' } }] as const;
  });
  return { width, height, land: [shore, ...islands].join(''), places: new Map(places) };
}

function isInside({ longitude, latitude }: DestinationRecord, { west, east, south, north }: Bounds): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

function boundsOf(destinations: readonly DestinationRecord[], covers: Bounds): Bounds {
  const longitudes = destinations.map(({ longitude }) => longitude);
  const latitudes = destinations.map(({ latitude }) => latitude);
  return {
    west: Math.max(covers.west, Math.min(...longitudes) - margin.longitude),
    east: Math.min(covers.east, Math.max(...longitudes) + margin.longitude),
    south: Math.max(covers.south, Math.min(...latitudes) - margin.latitude),
    north: Math.min(covers.north, Math.max(...latitudes) + margin.latitude),
  };
}

function reportOutside(
  { page, longitude, latitude }: DestinationRecord,
  index: number,
  { west, east, south, north }: Bounds,
  report: Report,
): void {
  report({
    code: 'MAP_PLACE_OUTSIDE',
    message: `“${page}” at ${latitude}, ${longitude} is outside the map.`,
    help: `Correct its coordinates, or draw more land in spec/data/map.yaml, which covers ${south} to ${north} north and ${west} to ${east} east, and extend “covers”.`,
    at: [
      { file: 'data/destinations.yaml', path: ['destinations', index, 'latitude'] },
      { file: 'data/map.yaml', path: ['covers'] },
    ],
  });
}

function reportCrowded(destinations: readonly DestinationRecord[], report: Report): void {
  const path = ['destinations', destinations.length - 1, 'names'];
  report({
    code: 'MAP_NAMES_OVERLAP',
    message: 'The names of the places do not fit on the map beside each other.',
    help: 'Shorten names, check the coordinates, or remove spec/data/map.yaml to show no map.',
    at: [{ file: 'data/destinations.yaml', path }],
  });
}
