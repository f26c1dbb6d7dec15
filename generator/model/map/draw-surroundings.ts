import type { MapFile } from '../../spec/schema/site/map.ts';
import type { DestinationRecord } from '../model.ts';
import type { PropertyPosition } from './check-map.ts';
import { drawLand } from './draw-land.ts';
import { boxAround, findRoom, isFree, placeName } from './find-room.ts';
import type { SurroundingsModel } from './map-model.ts';
import { type Bounds, boundsOf, frameOf, narrowingAt, type Position } from './project.ts';

/** Points of the picture, each about a pixel on a telephone. */
const [width, height] = [320, 240];
/** The part of the picture around its points. */
const margin = 0.22;
/** The least height of the picture, in degrees of latitude. */
const leastHeight = 0.015;
/** Half the sizes, at which fingers tell them apart, of a property and of the dot of the place, with their borders. */
const [radius, dot] = [14, 7];
/** See `.map-near text`. */
const fontSize = 17;

/** A destination and the properties in it, at their positions, and whether there is room for its name. */
export function drawSurroundings(
  source: MapFile,
  place: DestinationRecord,
  properties: readonly PropertyPosition[],
): SurroundingsModel & { readonly hasRoom: boolean } {
  const frame = frameOf(around([place, ...properties]), width);
  const [[x, y] = [0, 0], ...points] = [place, ...properties].map(({ longitude, latitude }) =>
    frame.project(longitude, latitude),
  );
  const reach = { left: radius, right: radius, top: radius, bottom: radius };
  const spread = findRoom(points, reach, { ...frame, taken: [boxAround([x, y], dot)] }) ?? points;
  const { nearLabel = 'right' } = place;
  const sizes = { radius: dot, fontSize };
  const named =
    nearLabel === 'none' ? undefined : placeName([x, y], nearLabel, Object.values(place.names), sizes);
  const taken = spread.map((point) => boxAround(point, radius));
  return {
    width: frame.width,
    height: frame.height,
    land: drawLand(source, frame),
    place: { x, y, label: named?.label },
    properties: new Map(properties.map(({ key }, index) => [key, spread[index] ?? [0, 0]])),
    hasRoom: named === undefined || isFree(named.box, { ...frame, taken }),
  };
}

/** The positions with a margin, in the proportions of the picture. */
function around(positions: readonly Position[]): Bounds {
  const { west, east, south, north } = boundsOf(positions);
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const narrowing = narrowingAt(latitude);
  const needed = Math.max(north - south, ((east - west) * narrowing * height) / width) / (1 - 2 * margin);
  const high = Math.max(needed, leastHeight) / 2;
  const wide = (high * width) / height / narrowing;
  return { west: longitude - wide, east: longitude + wide, south: latitude - high, north: latitude + high };
}
