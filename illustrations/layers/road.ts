import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { type Point, smooth } from '../paint/shape.ts';

/** A road as a band along `points`, each with its width. */
export function drawRoad(
  s: Scene,
  points: readonly (readonly [x: number, y: number, w: number])[],
  colour = '#d8cbb2',
  line = true,
): void {
  const left = points.map(([x, y, w]): Point => [x - w / 2, y]);
  const right = points.map(([x, y, w]): Point => [x + w / 2, y]).reverse();
  s.fill(
    `${smooth(left)}${smooth(right, 'L')}z`,
    s.gradient([s.tint(colour, 0.95, 0.15), s.tint(colour, 0.7)]),
  );
  if (!line) return;
  s.hatch(smooth(points.map(([x, y]): Point => [x, y])), fade(s.tint('#ffffff', 1), 0.8), 5, '26 22');
}
