import type { MapFile } from '../../spec/schema/site/map.ts';
import type { DestinationRecord } from '../model.ts';
import type { PropertyPosition } from './check-map.ts';
import { boxAround, findRoom, isFree, placeName } from './find-room.ts';
import {
  type Bounds,
  boundsOf,
  type Frame,
  frameOf,
  narrowingAt,
  type PicturePoint,
  type Position,
  type SurroundingsModel,
} from './map-model.ts';

/** Points nearer to each other than this are drawn as one. */
const detail = 4;
/** Points of the shore on each side of those in the picture, which shape the curve where it leaves. */
const beyond = 2;

/** The land in a picture and shortly beyond, as an SVG path. */
export function drawLand({ shore, inland, islands = [] }: MapFile, frame: Frame): string {
  const project = (points: MapFile['shore']) =>
    points.map(([longitude, latitude]) => frame.project(longitude, latitude));
  const mainland = drawOutline(thin(clip(project(shore), frame)), project(inland));
  const drawn = islands.map(({ outline }) => project(outline)).filter((outline) => touches(outline, frame));
  return [mainland, ...drawn.map((outline) => drawOutline(thin(outline)))].join('');
}

/** The part of a line from its first point near the picture to the last one; at least the nearest point. */
function clip(line: readonly PicturePoint[], frame: Frame): readonly PicturePoint[] {
  const distances = line.map((point) => distanceTo(point, frame));
  const nearest = Math.min(...distances);
  const isNear = (distance: number) => distance <= nearest;
  const first = distances.findIndex(isNear);
  const last = distances.findLastIndex(isNear);
  return line.slice(Math.max(0, first - beyond), last + 1 + beyond);
}

/** 0 in the picture. */
function distanceTo([x, y]: PicturePoint, { width, height }: Frame): number {
  return Math.hypot(Math.max(0, -x, x - width), Math.max(0, -y, y - height));
}

function touches(outline: readonly PicturePoint[], { width, height }: Frame): boolean {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return Math.min(...xs) < width && Math.max(...xs) > 0 && Math.min(...ys) < height && Math.max(...ys) > 0;
}

function thin(line: readonly PicturePoint[]): readonly PicturePoint[] {
  const kept: PicturePoint[] = [];
  for (const point of line) {
    const [x, y] = kept.at(-1) ?? [Number.NEGATIVE_INFINITY, 0];
    if (Math.hypot(point[0] - x, point[1] - y) >= detail) kept.push(point);
  }
  return kept;
}

/**
 * The path of an outline with rounded corners (Catmull-Rom as Bézier curves).
 * @param corners points after the rounded ones, joined by straight lines; without them, the outline is closed
 */
function drawOutline(shape: readonly PicturePoint[], corners: readonly PicturePoint[] = []): string {
  const isClosed = corners.length === 0;
  const at = (index: number) =>
    shape[
      isClosed ? (index + shape.length) % shape.length : Math.min(Math.max(index, 0), shape.length - 1)
    ] ?? [0, 0];
  const segments = Array.from({ length: isClosed ? shape.length : shape.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: PicturePoint = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: PicturePoint = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    // The first control point of each further curve reflects the last one, as in the shorter command.
    return index === 0 ? `c${stepsFrom(from, [first, second, to])}` : `s${stepsFrom(from, [second, to])}`;
  });
  const rest = corners.map((point) => `L${point.join(' ')}`);
  return `M${at(0).join(' ')}${segments.join('')}${rest.join('')}Z`;
}

/** Relative coordinates of a path: whole, so that steps do not add up to an error. */
function stepsFrom([x, y]: PicturePoint, points: readonly PicturePoint[]): string {
  const steps = points.flatMap(([toX, toY]) => [
    Math.round(toX) - Math.round(x),
    Math.round(toY) - Math.round(y),
  ]);
  return steps.join(' ').replaceAll(' -', '-');
}

/** Points of the picture, each about a pixel on a telephone. */
const [width, height] = [320, 240];
/** The part of the picture around its points. */
const margin = 0.22;
/** The least height of the picture, in degrees of latitude. */
const leastHeight = 0.015;
/** Half the sizes of a property and of the dot of the place, with their borders: large enough for fingers. */
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
