import type { PicturePoint } from './draw-outline.ts';

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
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The largest font size of names on a map of several places, in points of the picture; see `.map text`. */
const fontSize = 34;
/** Half the size of a point with its border. */
const radius = 13;

/** Ends the search on a crowded map, whose combinations are countless. */
const mostTries = 100_000;

/** Positions of a name relative to its point, the best first. */
const positions: readonly Label[] = [
  { x: 18, y: 9, anchor: 'start' },
  { x: 18, y: 1, anchor: 'start' },
  { x: 18, y: 24, anchor: 'start' },
  { x: -18, y: 9, anchor: 'end' },
  { x: -18, y: 26, anchor: 'end' },
  { x: -18, y: -8, anchor: 'end' },
  { x: 18, y: 34, anchor: 'start' },
  { x: 18, y: -16, anchor: 'start' },
  { x: 0, y: -20, anchor: 'middle' },
  { x: 0, y: 44, anchor: 'middle' },
];

/**
 * Positions at which no name covers another name or point, or leaves the picture, in any language.
 * @returns undefined if there are none
 */
export function placeLabels(
  places: readonly Labelled[],
  size: { readonly width: number; readonly height: number },
): readonly Label[] | undefined {
  const points = places.map(({ point: [x, y] }) => around(x, y));
  let tries = 0;
  const choose = (index: number, boxes: readonly Box[]): readonly Label[] | undefined => {
    const place = places[index];
    if (place === undefined) return [];
    for (const { x, y, anchor } of positions) {
      tries += 1;
      if (tries > mostTries) return undefined;
      const label = { x: place.point[0] + x, y: place.point[1] + y, anchor };
      const box = boxOf(label, widestOf(place.names));
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height;
      const others = [...boxes, ...points.filter((_, other) => other !== index)];
      if (!isInside || others.some((other) => overlap(box, other))) continue;
      const rest = choose(index + 1, [...boxes, box]);
      if (rest !== undefined) return [label, ...rest];
    }
    return undefined;
  };
  return choose(0, []);
}

function around(x: number, y: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Estimated: letters are about 0.58 of the font size wide, Korean, Chinese and Japanese characters all of it. */
function widestOf(names: readonly string[]): number {
  const widths = names.map((name) =>
    [...name].reduce(
      (sum, letter) => sum + (/[\p{sc=Hang}\p{sc=Han}\p{sc=Kana}]/u.test(letter) ? 1 : 0.58),
      0,
    ),
  );
  return Math.max(0, ...widths) * fontSize;
}

function boxOf({ x, y, anchor }: Label, width: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - fontSize, bottom: y + 0.3 * fontSize };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
