import type { MapFile } from '../../spec/schema/site/map.ts';
import type { Frame, PicturePoint } from './project.ts';

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
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(Math.round).join(' ')}`;
  });
  const rest = corners.map((point) => `L${point.join(' ')}`);
  return `M${at(0).join(' ')}${segments.join('')}${rest.join('')}Z`;
}
