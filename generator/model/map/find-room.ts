import type { LabelSide } from '../../spec/schema/facts/data.ts';
import type { Label, PicturePoint } from './map-model.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A picture and the boxes in it that nothing may cover. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  readonly taken: readonly Box[];
}

/** Between a point and its name. */
const gap = 5;

/**
 * The position of a name relative to its point: across in half the size of the point, down in half that size (`away`) and in the size of
 * the letters (`y`).
 */
const sides: Readonly<Record<LabelSide, Label & { readonly away: number }>> = {
  right: { x: 1, away: 0, y: 0.27, anchor: 'start' },
  'right-above': { x: 1, away: 0, y: 0.03, anchor: 'start' },
  'right-below': { x: 1, away: 0, y: 0.7, anchor: 'start' },
  left: { x: -1, away: 0, y: 0.27, anchor: 'end' },
  'left-above': { x: -1, away: 0, y: -0.24, anchor: 'end' },
  'left-below': { x: -1, away: 0, y: 0.76, anchor: 'end' },
  above: { x: 0, away: -1, y: -0.35, anchor: 'middle' },
  below: { x: 0, away: 1, y: 0.9, anchor: 'middle' },
};

/**
 * Places a name beside its point.
 * @param names in all languages
 * @param sizes half the size of the point with its border, and the largest font size, in points of the picture
 * @returns its position, and the room of its widest form
 */
export function placeName(
  [x, y]: PicturePoint,
  side: LabelSide,
  names: readonly string[],
  { radius, fontSize }: { readonly radius: number; readonly fontSize: number },
): { readonly label: Label; readonly box: Box } {
  const to = sides[side];
  const label = {
    x: x + to.x * (radius + gap),
    y: Math.round(y + to.away * radius + to.y * fontSize),
    anchor: to.anchor,
  };
  const width = Math.max(0, ...names.map(widthOf)) * fontSize;
  const left = label.x - { start: 0, middle: width / 2, end: width }[to.anchor];
  const box = { left, right: left + width, top: label.y - fontSize, bottom: label.y + 0.3 * fontSize };
  return { label, box };
}

/** Estimated, in the font size: letters are about 0.58 wide, Korean, Chinese and Japanese characters 1. */
function widthOf(name: string): number {
  return [...name].reduce(
    (sum, letter) => sum + (/[\p{sc=Hang}\p{sc=Han}\p{sc=Kana}]/u.test(letter) ? 1 : 0.58),
    0,
  );
}

/** The room of a point. */
export function boxAround([x, y]: PicturePoint, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Whether a box is in the picture and covers nothing. */
export function isFree(box: Box, { width, height, taken }: Surface): boolean {
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
  return isInside && !taken.some((other) => overlap(box, other));
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Points of the picture between the tries, and the number of directions. */
const [step, directions] = [2, 24];

/**
 * Finds each mark a place near its point where it covers nothing, in the given order.
 * @param reach how far a mark reaches from its point, on each side
 * @returns undefined if the picture is too crowded
 */
export function findRoom(
  points: readonly PicturePoint[],
  reach: Box,
  { width, height, taken }: Surface,
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
  const points: PicturePoint[] = [[x, y]];
  for (let distance = step; distance <= farthest; distance += step) {
    for (let direction = 0; direction < directions; direction += 1) {
      const angle = (2 * Math.PI * direction) / directions;
      points.push([Math.round(x + distance * Math.cos(angle)), Math.round(y + distance * Math.sin(angle))]);
    }
  }
  return points;
}

function boxOf([x, y]: PicturePoint, { left, right, top, bottom }: Box): Box {
  return { left: x - left, right: x + right, top: y - top, bottom: y + bottom };
}
