import type { Scene } from '../paint/scene.ts';
import { type Point, points, roughen, smooth } from '../paint/shape.ts';
import { drawMassif, drawRidge } from './land.ts';
import { drawMirror, drawSea } from './sea.ts';
import { drawClouds, drawSky } from './sky.ts';
import { drawWood } from './wood.ts';

/** An island on the horizon line `base`; `wooded` ones carry a leafy crest. */
export function drawIsland(
  scene: Scene,
  [x, base]: Point,
  w: number,
  h: number,
  distance: number,
  wooded = false,
): void {
  const { random } = scene;
  const peak = random.between(0.35, 0.65);
  const skeleton: Point[] = [
    [x - w / 2, base],
    [x - w * 0.36, base - h * random.between(0.3, 0.5)],
    [x - w / 2 + w * peak * 0.72, base - h * random.between(0.62, 0.8)],
    [x - w / 2 + w * peak, base - h],
    [x + w * 0.24, base - h * random.between(0.45, 0.7)],
    [x + w * 0.4, base - h * random.between(0.14, 0.28)],
    [x + w / 2, base],
  ];
  if (wooded) {
    drawWood(scene, roughen(random, skeleton, 0.03, 1), base + 2, distance);
    // Bare rock where the waves keep the green away.
    const rim = [-0.5, -0.3, -0.1, 0.12, 0.34, 0.5].map(
      (u): Point => [x + u * w, base - random.between(0.02, 0.08) * h],
    );
    scene.fill(
      `${smooth([[x - w / 2, base + 4], ...rim, [x + w / 2, base + 4]])}z`,
      scene.tint('#e6dac2', 0.85, distance),
    );
  } else drawRidge(scene, skeleton, { distance, base: base + 1, rough: 0.05 });
  drawMirror(
    scene,
    [x - w * 0.48, x + w * 0.48],
    base + 1,
    h * 0.5 + 12,
    scene.tint('#54766a', 0.2, distance),
  );
}

/** Crests of islands as shares of width and height: a peak with a tail, a long back, two summits, a cape. */
const profiles: readonly (readonly Point[])[] = [
  points('-0.5,0 -0.34,0.3 -0.2,0.8 -0.1,1 0.06,0.62 0.24,0.34 0.38,0.14 0.5,0'),
  points('-0.5,0 -0.42,0.28 -0.24,0.66 -0.04,0.8 0.16,1 0.3,0.82 0.42,0.4 0.5,0'),
  points('-0.5,0 -0.36,0.5 -0.24,0.92 -0.12,0.6 0,0.42 0.14,0.72 0.22,0.66 0.38,0.22 0.5,0'),
  points('-0.5,0 -0.46,0.5 -0.36,0.86 -0.22,1 -0.02,0.7 0.16,0.3 0.34,0.16 0.5,0'),
];

/** Islands in the haze along the horizon, each paler than the one before it. */
export function drawFarIslands(
  scene: Scene,
  base: number,
  places: readonly (readonly [x: number, w: number, h: number])[],
): void {
  const { random } = scene;
  places.forEach(([x, w, h], at) => {
    const distance = 0.84 - (at / places.length) * 0.34;
    const side = random.chance(0.5) ? 1 : -1;
    const crest = random.pick(profiles).map(([u, v]): Point => [x + side * u * w, base - v * h]);
    drawRidge(scene, side > 0 ? crest : crest.reverse(), { distance, base: base + 1, rough: 0.045 });
  });
}

interface WallOptions {
  readonly left?: number;
  readonly right?: number;
  /** Height of the crest above the base. */
  readonly height: number;
  readonly distance?: number;
  /** Crest heights as shares of `height`, evenly spaced. */
  readonly crest?: readonly number[];
  /** Height of the wooded foot above the base; none when 0. */
  readonly foot?: number;
  readonly rock?: string;
}

/** A mountain wall over the coast: bare rock above, a dark wooded foot below. */
export function drawWall(scene: Scene, base: number, options: WallOptions): void {
  const { left = -20, right = 1620, height, distance = 0.34, foot = height * 0.3, rock } = options;
  const crest = options.crest ?? [0.62, 0.8, 0.7, 0.95, 0.86, 1, 0.9, 0.72, 0.8];
  const step = (right - left) / (crest.length - 1);
  const skeleton = crest.map((share, at): Point => [left + at * step, base - height * share]);
  drawMassif(scene, skeleton, { distance, base, ...(rock ? { rock } : {}) });
  if (foot === 0) return;
  const slope = skeleton.map(
    ([x, y], at): Point => [x, base - Math.min(base - y, foot) * (0.72 + 0.28 * Math.sin(at * 2.3 + 1))],
  );
  drawWood(scene, slope, base + 2, distance * 0.75);
}

interface OpenSeaOptions {
  readonly horizon: number;
  readonly sun?: Point;
  readonly sunRadius?: number;
  readonly islands?: readonly (readonly [x: number, w: number, h: number])[];
  readonly clouds?: number;
  readonly swell?: number;
}

/** Sky, far islands and sea: the ground of most pictures. */
export function drawOpenSea(scene: Scene, options: OpenSeaOptions): void {
  const { horizon, sun, sunRadius, islands = [], clouds = 4, swell = 1 } = options;
  drawSky(scene, { horizon, ...(sun ? { sun } : {}), ...(sunRadius ? { sunRadius } : {}) });
  if (clouds > 0) drawClouds(scene, horizon * 0.15, horizon * 0.85, clouds);
  drawFarIslands(scene, horizon, islands);
  drawSea(scene, horizon, { swell, ...(sun ? { glitterAt: sun[0] } : {}) });
}
