import type { MapFile } from '../../spec/schema/site/map.ts';
import { drawOutline, type PicturePoint } from './draw-outline.ts';
import type { Frame } from './project.ts';

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
