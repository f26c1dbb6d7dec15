import type { Random } from './random.ts';

/** A place in the picture, in units of its view box (1600 wide, 1067 high; y grows downwards). */
export type Point = readonly [x: number, y: number];

export const width = 1600;
export const height = 1067;

/** Places written as in an SVG `points` attribute: `'0,520 400,480'`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Triples of numbers, mostly a place and a size: `'420,910,330 1010,880,300'`. */
export function triples(text: string): [number, number, number][] {
  return text.split(' ').map((triple) => {
    const [first = 0, second = 0, third = 0] = triple.split(',').map(Number);
    return [first, second, third];
  });
}

/** A number as path data: one decimal, no leading zero. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Numbers as path data, with a space only where one is needed. */
export function nums(...values: readonly number[]): string {
  return values.map(num).reduce((text, part) => (part.startsWith('-') ? text + part : `${text} ${part}`));
}

/** Whole numbers as path data, for shapes so large that a tenth is not seen. */
export function ints(...values: readonly number[]): string {
  return nums(...values.map(Math.round));
}

/** A closed outline in relative whole steps: the compact form for rock and foliage. */
export function facet(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = rounded.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = rounded[at] as Point;
    return nums(x - fromX, y - fromY);
  });
  const rest = steps.reduce((text, step) => (step.startsWith('-') ? text + step : `${text} ${step}`));
  return `M${nums(...(rounded[0] as Point))}l${rest}z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => nums(x, y)).join('L')}z`;
}

/** A soft open line: quadratic curves through the middles between the points. */
export function smooth(points: readonly Point[], start = 'M'): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = [`${start}${nums(...first)}`];
  rest.forEach((point, at) => {
    const next = rest[at + 1];
    if (next === undefined) parts.push(`L${nums(...point)}`);
    else parts.push(`Q${nums(...point, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2)}`);
  });
  return parts.join('');
}

/** A soft closed outline through the middles between the points. */
export function closed(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const at = (index: number) => points[index % points.length] as Point;
  const parts = [`M${nums(...middle(at(0), at(1)))}`];
  for (let index = 1; index <= points.length; index += 1) {
    parts.push(`Q${nums(...at(index), ...middle(at(index), at(index + 1)))}`);
  }
  return `${parts.join('')}z`;
}

/** A thin horizontal lens, as light lies on water. */
export function lens(x: number, y: number, length: number, thickness: number): string {
  const half = Math.max(1, Math.round(length / 2));
  return `M${ints(x, y)}q${nums(half, -thickness, 2 * half, 0, -half, thickness, -2 * half, 0)}z`;
}

/** A leafy outline: an ellipse whose rim is a row of small bows. */
export function leafy(random: Random, [x, y]: Point, rx: number, ry: number, bows = 11): string {
  const turn = random.between(0, 6);
  const rim = Array.from({ length: bows }, (_, at): Point => {
    const angle = turn + ((at + random.between(-0.25, 0.25)) * 2 * Math.PI) / bows;
    const reach = random.between(0.84, 1.04);
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
  });
  const first = rim[0] as Point;
  const write = rx > 15 ? ints : nums;
  const bow = rim.map(([fromX, fromY], at) => {
    const [toX, toY] = rim[(at + 1) % bows] as Point;
    const [midX, midY] = [((fromX + toX) / 2) * 1.3, ((fromY + toY) / 2) * 1.3];
    return write(midX - fromX, midY - fromY, toX - fromX, toY - fromY);
  });
  return `M${nums(x + first[0], y + first[1])}q${bow.join(' ').replaceAll(' -', '-')}z`;
}

/** A tapering limb: a bent line from `from` to `to`, thick at its foot. */
export function limb(from: Point, bend: Point, to: Point, foot: number, tip: number): string {
  const half = (foot + tip) / 4;
  return `M${nums(from[0] - foot / 2, from[1])}Q${nums(bend[0] - half, bend[1], to[0] - tip / 2, to[1])}L${nums(
    to[0] + tip / 2,
    to[1],
  )}Q${nums(bend[0] + half, bend[1], from[0] + foot / 2, from[1])}z`;
}

/** Midpoint displacement: a skeleton of points refined `rounds` times; `rough` is the share of each span. */
export function roughen(random: Random, skeleton: readonly Point[], rough: number, rounds: number): Point[] {
  let line = [...skeleton];
  for (let round = 0; round < rounds; round += 1) {
    line = line.flatMap((point, at) => {
      const next = line[at + 1];
      if (next === undefined) return [point];
      const span = next[0] - point[0];
      const along = random.between(0.38, 0.62);
      const lift = random.between(-rough, rough) * Math.abs(span);
      return [point, [point[0] + span * along, point[1] + (next[1] - point[1]) * along + lift] as Point];
    });
  }
  return line;
}
