import { type Box, isFree, type Surface } from './place-labels.ts';
import type { PicturePoint } from './project.ts';

/** How far a mark reaches from its point, on each side. */
export type Reach = Box;

/** Points of the picture between the tries, and the number of directions. */
const [step, directions] = [2, 24];

/**
 * Finds each mark a place near its point where it covers nothing, in the given order.
 * @param taken what marks must not cover
 * @returns undefined if the picture is too crowded
 */
export function findRoom(
  points: readonly PicturePoint[],
  reach: Reach,
  { width, height, taken = [] }: Omit<Surface, 'radius'>,
): readonly PicturePoint[] | undefined {
  const boxes = [...taken];
  const found: PicturePoint[] = [];
  for (const point of points) {
    const free = tries(point, Math.min(width, height) / 2).find((candidate) =>
      isFree(boxOf(candidate, reach), { width, height, taken: boxes }),
    );
    if (free === undefined) return undefined;
    boxes.push(boxOf(free, reach));
    found.push(free);
  }
  return found;
}

/** Points around a point, the nearest first. */
function tries([x, y]: PicturePoint, farthest: number): readonly PicturePoint[] {
  const rings = Array.from({ length: Math.floor(farthest / step) }, (_, ring) => (ring + 1) * step);
  const around = rings.flatMap((distance) =>
    Array.from({ length: directions }, (_, direction): PicturePoint => {
      const angle = (2 * Math.PI * direction) / directions;
      return [Math.round(x + distance * Math.cos(angle)), Math.round(y + distance * Math.sin(angle))];
    }),
  );
  return [[x, y], ...around];
}

function boxOf([x, y]: PicturePoint, { left, right, top, bottom }: Reach): Box {
  return { left: x - left, right: x + right, top: y - top, bottom: y + bottom };
}
