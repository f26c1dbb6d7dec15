import type { PicturePoint } from './project.ts';

/** The position of a name beside its point. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A point and its names in all languages. */
export interface Labelled {
  readonly point: PicturePoint;
  readonly names: readonly string[];
  /** The largest font size of its names, in points of the picture. */
  readonly fontSize: number;
}

/** The picture, and what is in it besides. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  /** Half the size of a point with its border. */
  readonly radius: number;
  readonly taken?: readonly Box[];
}

/** A name that has its position, and the room of its widest form. */
export interface PlacedLabel {
  readonly label: Label;
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between a point and its name. */
const gap = 5;

/** Ends the search on a crowded map, whose combinations are countless. */
const mostTries = 100_000;

/**
 * Positions of a name relative to its point, the best first: across in the size of the point and beyond, down in the size
 * of the letters.
 */
const positions: readonly (Label & { readonly away: number })[] = [
  { x: 1, away: 0, y: 0.27, anchor: 'start' },
  { x: 1, away: 0, y: 0.03, anchor: 'start' },
  { x: 1, away: 0, y: 0.7, anchor: 'start' },
  { x: -1, away: 0, y: 0.27, anchor: 'end' },
  { x: -1, away: 0, y: 0.76, anchor: 'end' },
  { x: -1, away: 0, y: -0.24, anchor: 'end' },
  { x: 1, away: 0, y: 1, anchor: 'start' },
  { x: 1, away: 0, y: -0.47, anchor: 'start' },
  { x: 0, away: -1, y: -0.35, anchor: 'middle' },
  { x: 0, away: 1, y: 0.9, anchor: 'middle' },
  { x: 0, away: -1, y: -0.35, anchor: 'start' },
  { x: 0, away: 1, y: 0.9, anchor: 'start' },
  { x: 0, away: -1, y: -0.35, anchor: 'end' },
  { x: 0, away: 1, y: 0.9, anchor: 'end' },
];

/**
 * Positions at which no name covers another name or point, or leaves the picture, in any language.
 * @returns undefined if there are none
 */
export function placeLabels(
  places: readonly Labelled[],
  { width, height, radius, taken = [] }: Surface,
): readonly PlacedLabel[] | undefined {
  const points = places.map(({ point }) => boxAround(point, radius));
  let tries = 0;
  const choose = (index: number, boxes: readonly Box[]): readonly PlacedLabel[] | undefined => {
    const place = places[index];
    if (place === undefined) return [];
    const { point, names, fontSize } = place;
    for (const { x, away, y, anchor } of positions) {
      tries += 1;
      if (tries > mostTries) return undefined;
      const label = {
        x: point[0] + x * (radius + gap),
        y: Math.round(point[1] + away * radius + y * fontSize),
        anchor,
      };
      const box = boxOf(label, widestOf(names, fontSize), fontSize);
      const all = [...taken, ...boxes, ...points.filter((_, other) => other !== index)];
      if (!isFree(box, { width, height, taken: all })) continue;
      const rest = choose(index + 1, [...boxes, box]);
      if (rest !== undefined) return [{ label, box }, ...rest];
    }
    return undefined;
  };
  return choose(0, []);
}

/** The room of a point. */
export function boxAround([x, y]: PicturePoint, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Estimated: letters are about 0.58 of the font size wide, Korean, Chinese and Japanese characters all of it. */
function widestOf(names: readonly string[], fontSize: number): number {
  const widths = names.map((name) =>
    [...name].reduce(
      (sum, letter) => sum + (/[\p{sc=Hang}\p{sc=Han}\p{sc=Kana}]/u.test(letter) ? 1 : 0.58),
      0,
    ),
  );
  return Math.max(0, ...widths) * fontSize;
}

function boxOf({ x, y, anchor }: Label, width: number, fontSize: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - fontSize, bottom: y + 0.3 * fontSize };
}

/** Whether a box is in the picture and covers nothing. */
export function isFree(box: Box, { width, height, taken = [] }: Omit<Surface, 'radius'>): boolean {
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
  return isInside && !taken.some((other) => overlap(box, other));
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
