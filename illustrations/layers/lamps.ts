import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { nums, type Point } from '../paint/shape.ts';

/** A candle in a glass, burning. */
export function drawCandle(scene: Scene, at: Point, size: number): void {
  const [x, y] = at;
  scene.circle(
    x,
    y - size * 0.75,
    size * 1.3,
    scene.radial([fade('#ffd98e', 0.6), fade('#ffd98e', 0.16), fade('#ffd98e', 0)]),
  );
  scene.rect(
    x - size * 0.26,
    y - size * 0.6,
    size * 0.52,
    size * 0.6,
    scene.gradient(['#ffe7b4', scene.tint('#f3dcc0', 0.8)]),
    size * 0.06,
  );
  scene.fill(
    `M${nums(x, y - size * 1.02)}q${nums(size * 0.15, size * 0.24, 0, size * 0.4, -size * 0.15, -size * 0.16, 0, -size * 0.4)}z`,
    '#fff3c4',
  );
  scene.rect(x - size * 0.34, y - size * 0.74, size * 0.68, size * 0.76, fade('#ffffff', 0.2), size * 0.06);
}

/** A string of small lamps sagging between two points. */
export function drawLamps(scene: Scene, from: Point, to: Point, sag: number, count = 9): void {
  const at = (u: number): Point => [
    from[0] + (to[0] - from[0]) * u,
    from[1] + (to[1] - from[1]) * u + sag * 4 * u * (1 - u),
  ];
  scene.stroke(
    `M${nums(...from)}Q${nums((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2, ...to)}`,
    scene.tint('#3b3a44', 0.2),
    3,
  );
  const halo = scene.radial([fade('#ffe2a0', 0.85), fade('#ffd07a', 0.25), fade('#ffd07a', 0)]);
  for (let lamp = 0; lamp < count; lamp += 1) {
    const [x, y] = at((lamp + 0.5) / count);
    scene.circle(x, y + 14, 34, halo);
    scene.circle(x, y + 13, 7, '#fff1c8');
  }
}
