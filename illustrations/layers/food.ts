import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { leafy, nums, type Point, polygon } from '../paint/shape.ts';
import { drawCast } from './table.ts';

/** A plate seen at an angle; `draw` puts the meal on it, given middle and radius. */
export function drawPlate(
  scene: Scene,
  at: Point,
  r: number,
  meal: (x: number, y: number, r: number) => void,
): void {
  const [x, y] = at;
  drawCast(scene, [x, y + r * 0.08], r * 1.1);
  scene.ellipse(x, y + r * 0.06, r, r * 0.36, scene.tint('#cfd2d0', 0.3));
  scene.ellipse(x, y, r, r * 0.36, scene.tint('#ffffff', 1));
  scene.ellipse(x, y + r * 0.02, r * 0.72, r * 0.24, scene.tint('#e9ecea', 0.7));
  scene.ellipse(x, y + r * 0.04, r * 0.68, r * 0.215, scene.tint('#fbfbf8', 0.95));
  meal(x, y, r);
}

/** A grilled fish with lemon and greens, for a plate. */
export function drawFish(scene: Scene, x: number, y: number, r: number): void {
  const s = r * 0.62;
  scene.fill(
    [-0.6, -0.2, 0.3, 0.62]
      .map((u) => leafy(scene.random, [x + u * r * 0.6, y + r * 0.08], r * 0.17, r * 0.07, 7))
      .join(''),
    scene.tint('#5f8a4a', 0.7),
  );
  scene.fill(
    `M${nums(x - s, y - s * 0.02)}Q${nums(x - s * 0.2, y - s * 0.42, x + s * 0.62, y - s * 0.06)}L${nums(x + s * 0.98, y - s * 0.24)}Q${nums(x + s * 0.86, y, x + s * 0.98, y + s * 0.2)}L${nums(x + s * 0.62, y + s * 0.05)}Q${nums(x - s * 0.2, y + s * 0.3, x - s, y - s * 0.02)}z`,
    scene.gradient([scene.tint('#aeb9bd', 1), scene.tint('#d9b68a', 0.8), scene.tint('#b98a58', 0.6)]),
  );
  scene.stroke(
    [-0.3, -0.08, 0.14, 0.34]
      .map((u) => `M${nums(x + s * u, y - s * 0.18)}l${nums(s * 0.12, s * 0.28)}`)
      .join(''),
    fade(scene.tint('#6b4a34', 0.3), 0.75),
    s * 0.04,
  );
  scene.circle(x - s * 0.78, y - s * 0.07, s * 0.035, scene.tint('#2c3338', 0.4));
  scene.ellipse(x + s * 0.1, y + s * 0.3, s * 0.2, s * 0.1, scene.tint('#f6d860', 1));
  scene.ellipse(x + s * 0.1, y + s * 0.29, s * 0.14, s * 0.065, scene.tint('#fbeaa0', 1));
}

/** A bowl with fruit or olives heaped in it. */
export function drawBowl(
  scene: Scene,
  at: Point,
  r: number,
  fruit: readonly string[],
  bowl = '#2f7f8f',
): void {
  const [x, y] = at;
  const { light } = scene;
  drawCast(scene, at, r * 1.1);
  const rim = y - r * 0.62;
  scene.ellipse(x, rim, r, r * 0.22, scene.tint(mix(bowl, '#0f2c38', 0.4), 0.2));
  for (const [u, v] of [
    [-0.6, 0.06],
    [0.6, 0.06],
    [-0.32, 0.2],
    [0.34, 0.22],
    [0, 0.3],
    [-0.12, 0.02],
    [0.3, 0],
  ] as const) {
    const [cx, cy, s] = [x + u * r, rim - v * r, r * 0.27];
    const colour = scene.random.pick(fruit);
    scene.circle(cx, cy, s, scene.tint(mix(colour, '#5a2f28', 0.25), 0.3));
    scene.circle(cx + light * s * 0.16, cy - s * 0.16, s * 0.78, scene.tint(colour, 0.9));
    scene.circle(cx + light * s * 0.36, cy - s * 0.36, s * 0.2, fade('#ffffff', 0.5));
  }
  scene.fill(
    `M${nums(x - r, rim)}Q${nums(x - r * 0.8, y, x - r * 0.34, y)}H${nums(x + r * 0.34)}Q${nums(x + r * 0.8, y, x + r, rim)}Q${nums(x, rim + r * 0.42, x - r, rim)}z`,
    scene.gradient(
      light > 0 ? [scene.tint(bowl, 0.2), scene.tint(bowl, 1)] : [scene.tint(bowl, 1), scene.tint(bowl, 0.2)],
      true,
    ),
  );
}

/** A loaf and two slices on a board. */
export function drawBread(scene: Scene, at: Point, s: number): void {
  const [x, y] = at;
  drawCast(scene, at, s * 0.7);
  scene.fill(
    polygon([
      [x - s * 0.72, y - s * 0.1],
      [x + s * 0.62, y - s * 0.1],
      [x + s * 0.74, y + s * 0.08],
      [x - s * 0.84, y + s * 0.08],
    ]),
    scene.tint('#a97a4f', 0.8),
  );
  scene.rect(x - s * 0.84, y + s * 0.08, s * 1.58, s * 0.05, scene.tint('#7d5535', 0.4));
  scene.fill(
    `M${nums(x - s * 0.6, y)}C${nums(x - s * 0.7, y - s * 0.5, x + s * 0.3, y - s * 0.52, x + s * 0.3, y)}z`,
    scene.gradient([scene.tint('#d99d58', 1), scene.tint('#9c6232', 0.5)]),
  );
  scene.stroke(
    [-0.36, -0.16, 0.04]
      .map(
        (u) => `M${nums(x + s * u - s * 0.06, y - s * 0.3)}q${nums(s * 0.08, s * 0.06, s * 0.1, s * 0.16)}`,
      )
      .join(''),
    scene.tint('#f3d9a8', 1),
    s * 0.03,
  );
  for (const u of [0.3, 0.46]) {
    scene.fill(
      `M${nums(x + s * u, y + s * 0.02)}c${nums(-s * 0.08, -s * 0.34, s * 0.26, -s * 0.34, s * 0.2, 0)}z`,
      scene.tint('#a86c38', 0.6),
    );
    scene.fill(
      `M${nums(x + s * u + s * 0.02, y + s * 0.02)}c${nums(-s * 0.06, -s * 0.29, s * 0.22, -s * 0.29, s * 0.16, 0)}z`,
      scene.tint('#f6e3bd', 1),
    );
  }
}
