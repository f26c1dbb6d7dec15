import type { Point } from './coast-outline.ts';

/** The bounds of the map, in degrees. */
const west = 14.75;
const north = 44.62;
const east = 18.35;
const south = 42.58;

/** Picture points for one degree of latitude; a degree of longitude is shorter by the cosine of the latitude. */
const scale = 300;
const narrowing = Math.cos((43.6 * Math.PI) / 180);

/** Size of the map's view box. */
export const mapWidth = Math.round((east - west) * narrowing * scale);
export const mapHeight = Math.round((north - south) * scale);

/** The position of a place in the view box of the map (equirectangular, true to scale at 43.6° north). */
export function projectPoint([longitude, latitude]: Point): readonly [x: number, y: number] {
  return [round((longitude - west) * narrowing * scale), round((north - latitude) * scale)];
}

/**
 * The path of a closed outline with rounded corners (Catmull-Rom as Bézier curves).
 * @param corners points after the rounded ones, joined by straight lines
 */
export function drawOutline(points: readonly Point[], corners: readonly Point[] = []): string {
  const shape = points.map(projectPoint);
  const isClosed = corners.length === 0;
  const at = (index: number) =>
    shape[
      isClosed ? (index + shape.length) % shape.length : Math.min(Math.max(index, 0), shape.length - 1)
    ] ?? [0, 0];
  const [startX, startY] = at(0);
  const segments = Array.from({ length: isClosed ? shape.length : shape.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(round).join(' ')}`;
  });
  const rest = corners.map((point) => `L${projectPoint(point).join(' ')}`);
  return `M${startX} ${startY}${segments.join('')}${rest.join('')}Z`;
}

function round(value: number): number {
  return Math.round(value);
}
