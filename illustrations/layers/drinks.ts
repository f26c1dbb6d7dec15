import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { nums, type Point } from '../paint/shape.ts';
import { drawCast } from './table.ts';

/** The colour of a white wine of the islands. */
export const whiteWine = '#eadf9a';

/** A wine glass standing at (x, y), its foot on the point. */
export function drawGlass(scene: Scene, at: Point, size: number, wine = '#7d2334', fill = 0.55): void {
  const [x, y] = at;
  const { light } = scene;
  drawCast(scene, at, size * 0.3);
  const [top, bowl] = [y - size, y - size * 0.46];
  const w = size * 0.2;
  const glass = fade('#ffffff', 0.3);
  scene.ellipse(x, y, w * 0.86, w * 0.2, fade('#ffffff', 0.55));
  scene.stroke(`M${nums(x, y)}V${nums(bowl)}`, fade(scene.tint('#e8f1f2', 0.9), 0.9), size * 0.022);
  const body = (from: number, share: number) =>
    `M${nums(x - share, from)}C${nums(x - w * 1.22, bowl - size * 0.12, x - w * 0.6, bowl, x, bowl, x + w * 0.6, bowl, x + w * 1.22, bowl - size * 0.12, x + share, from)}z`;
  scene.fill(body(top, w * 0.84), glass);
  const level = bowl - (bowl - top) * fill;
  scene.fill(
    body(level, w),
    scene.gradient([scene.tint(wine, 1), scene.tint(mix(wine, '#20121c', 0.25), 0.5)]),
  );
  scene.ellipse(x, level, w, w * 0.17, scene.tint(mix(wine, '#ffffff', 0.22), 0.95));
  scene.stroke(
    `M${nums(x + light * w * 0.62, top + size * 0.07)}q${nums(light * w * 0.4, size * 0.2, -light * w * 0.02, size * 0.36)}`,
    fade('#ffffff', 0.75),
    size * 0.018,
  );
  scene.ellipse(x, top, w * 0.84, w * 0.14, fade('#ffffff', 0.35));
}

/** A bottle with a plain label. */
export function drawBottle(scene: Scene, at: Point, size: number, glass = '#2f4a3c'): void {
  const [x, y] = at;
  const { light } = scene;
  drawCast(scene, at, size * 0.3);
  const w = size * 0.135;
  scene.fill(
    `M${nums(x - w, y)}V${nums(y - size * 0.56)}C${nums(x - w, y - size * 0.68, x - w * 0.36, y - size * 0.68, x - w * 0.36, y - size * 0.78)}V${nums(y - size)}H${nums(x + w * 0.36)}V${nums(y - size * 0.78)}C${nums(x + w * 0.36, y - size * 0.68, x + w, y - size * 0.68, x + w, y - size * 0.56)}V${nums(y)}Q${nums(x, y + w * 0.34, x - w, y)}z`,
    scene.gradient(
      light > 0
        ? [scene.tint(mix(glass, '#101a18', 0.4), 0.4), scene.tint(glass, 0.9)]
        : [scene.tint(glass, 0.9), scene.tint(mix(glass, '#101a18', 0.4), 0.4)],
      true,
    ),
  );
  scene.rect(x - w, y - size * 0.46, w * 2, size * 0.28, scene.tint('#f7f0e0', 0.92));
  scene.rect(x - w, y - size * 0.41, w * 2, size * 0.018, scene.tint('#c8643c', 0.9));
  scene.circle(x, y - size * 0.3, w * 0.42, scene.tint('#0a5c7a', 0.8));
  scene.rect(x - w * 0.42, y - size, w * 0.84, size * 0.13, scene.tint('#a84d2b', 0.8));
  scene.stroke(
    `M${nums(x + light * w * 0.7, y - size * 0.05)}V${nums(y - size * 0.55)}`,
    fade('#ffffff', 0.4),
    w * 0.14,
  );
}

/** A long drink with ice, citrus and a straw. */
export function drawCocktail(
  scene: Scene,
  at: Point,
  size: number,
  drink: string,
  garnish = '#f2a23c',
): void {
  const [x, y] = at;
  const { light } = scene;
  drawCast(scene, at, size * 0.3);
  const [a, b] = [size * 0.17, size * 0.22];
  scene.stroke(
    `M${nums(x - size * 0.03, y - size * 0.1)}L${nums(x + size * 0.17, y - size * 1.22)}`,
    scene.tint('#f4ead6', 0.9),
    size * 0.03,
  );
  const body = (top: number) =>
    `M${nums(x - a, y)}L${nums(x - a - (b - a) * top, y - size * top)}H${nums(x + a + (b - a) * top)}L${nums(x + a, y)}Q${nums(x, y + size * 0.05, x - a, y)}z`;
  scene.fill(body(1), fade('#ffffff', 0.28));
  scene.fill(
    body(0.82),
    scene.gradient([
      scene.tint(mix(drink, '#ffffff', 0.25), 1),
      scene.tint(drink, 0.9),
      scene.tint(mix(drink, '#b5392c', 0.3), 0.8),
    ]),
  );
  for (const [u, v] of [
    [-0.5, 0.66],
    [0.2, 0.72],
    [0.4, 0.52],
  ] as const) {
    scene.group(`transform="rotate(${Math.round(u * 40)} ${nums(x + u * a, y - size * v)})"`, () =>
      scene.rect(x + u * a - a * 0.42, y - size * v - a * 0.4, a * 0.84, a * 0.8, fade('#ffffff', 0.4), 4),
    );
  }
  scene.circle(x + light * b, y - size * 0.98, size * 0.13, scene.tint(garnish, 1));
  scene.circle(x + light * b, y - size * 0.98, size * 0.1, scene.tint(mix(garnish, '#ffffff', 0.45), 1));
  scene.stroke(
    `M${nums(x - light * a * 0.84, y - size * 0.1)}L${nums(x - light * b * 0.9, y - size * 0.9)}`,
    fade('#ffffff', 0.55),
    size * 0.02,
  );
}
