/** A point of the map's picture. */
export type PicturePoint = readonly [x: number, y: number];

/**
 * The path of an outline with rounded corners (Catmull-Rom as Bézier curves).
 * @param corners points after the rounded ones, joined by straight lines; without them, the outline is closed
 */
export function drawOutline(shape: readonly PicturePoint[], corners: readonly PicturePoint[] = []): string {
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
