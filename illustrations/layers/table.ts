import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { height, leafy, lens, nums, type Point, polygon, width } from '../paint/shape.ts';

/** A table across the foreground, its far edge at `y`: cloth or planks. */
export function drawTable(scene: Scene, y: number, kind: 'cloth' | 'wood' | 'stone' = 'cloth', left = -20, right = width + 20): void {
  const colour = { cloth: '#fbf7ee', wood: '#b98d62', stone: '#e6ddcd' }[kind];
  const front = scene.tint(colour, 0.35);
  const inset = left > 0 ? 90 : 0;
  scene.fill(polygon([[left + inset, y], [right - inset, y], [right, height], [left, height]]), scene.gradient([scene.tint(colour, 1), scene.tint(colour, 0.85), front]));
  scene.rect(left + inset, y, right - left - 2 * inset, 6, scene.tint('#ffffff', 1));
  if (kind === 'wood') {
    const planks = [0.12, 0.3, 0.55, 0.85].map((u) => `M${nums(left, y + (height - y) * u)}H${nums(right)}`);
    scene.stroke(planks.join(''), fade(scene.tint('#6d4a30', 0.2), 0.5), 3);
    const grain = Array.from({ length: 26 }, () => lens(scene.random.between(0, 1500), scene.random.between(y + 12, height), scene.random.between(60, 260), 2));
    scene.fill(grain.join(''), fade(scene.tint('#6d4a30', 0.2), 0.25));
  }
  if (kind === 'cloth') {
    const folds = [180, 520, 990, 1370].map((x) => `M${nums(x, y + 12)}q${nums((x - 800) * 0.08, 120, (x - 800) * 0.2, height - y)}l46 0q${nums(-(x - 800) * 0.06 - 30, -160, -(x - 800) * 0.2 - 46, -(height - y))}z`);
    scene.fill(folds.join(''), fade(scene.tint('#cfd6d8', 0.3), 0.35));
  }
}

/** The shadow that a thing on the table throws away from the light. */
function cast(scene: Scene, [x, y]: Point, w: number): void {
  scene.ellipse(x - scene.light * w * 0.55, y + w * 0.03, w * 0.85, w * 0.15, fade(scene.tint('#56606e', 0.1), 0.28));
}

/** A wine glass standing at (x, y), its foot on the point. */
export function drawGlass(scene: Scene, at: Point, size: number, wine = '#7d2334', fill = 0.55): void {
  const [x, y] = at;
  const { light } = scene;
  cast(scene, at, size * 0.3);
  const [top, bowl] = [y - size, y - size * 0.46];
  const w = size * 0.2;
  const glass = fade('#ffffff', 0.3);
  scene.ellipse(x, y, w * 0.86, w * 0.2, fade('#ffffff', 0.55));
  scene.stroke(`M${nums(x, y)}V${nums(bowl)}`, fade(scene.tint('#e8f1f2', 0.9), 0.9), size * 0.022);
  const body = (from: number, share: number) =>
    `M${nums(x - share, from)}C${nums(x - w * 1.22, bowl - size * 0.12, x - w * 0.6, bowl, x, bowl, x + w * 0.6, bowl, x + w * 1.22, bowl - size * 0.12, x + share, from)}z`;
  scene.fill(body(top, w * 0.84), glass);
  const level = bowl - (bowl - top) * fill;
  scene.fill(body(level, w), scene.gradient([scene.tint(wine, 1), scene.tint(mix(wine, '#20121c', 0.25), 0.5)]));
  scene.ellipse(x, level, w, w * 0.17, scene.tint(mix(wine, '#ffffff', 0.22), 0.95));
  scene.stroke(`M${nums(x + light * w * 0.62, top + size * 0.07)}q${nums(light * w * 0.4, size * 0.2, -light * w * 0.02, size * 0.36)}`, fade('#ffffff', 0.75), size * 0.018);
  scene.ellipse(x, top, w * 0.84, w * 0.14, fade('#ffffff', 0.35));
}

/** A bottle with a plain label. */
export function drawBottle(scene: Scene, at: Point, size: number, glass = '#2f4a3c'): void {
  const [x, y] = at;
  const { light } = scene;
  cast(scene, at, size * 0.3);
  const w = size * 0.135;
  scene.fill(
    `M${nums(x - w, y)}V${nums(y - size * 0.56)}C${nums(x - w, y - size * 0.68, x - w * 0.36, y - size * 0.68, x - w * 0.36, y - size * 0.78)}V${nums(y - size)}H${nums(x + w * 0.36)}V${nums(y - size * 0.78)}C${nums(x + w * 0.36, y - size * 0.68, x + w, y - size * 0.68, x + w, y - size * 0.56)}V${nums(y)}Q${nums(x, y + w * 0.34, x - w, y)}z`,
    scene.gradient(light > 0 ? [scene.tint(mix(glass, '#101a18', 0.4), 0.4), scene.tint(glass, 0.9)] : [scene.tint(glass, 0.9), scene.tint(mix(glass, '#101a18', 0.4), 0.4)], true),
  );
  scene.rect(x - w, y - size * 0.46, w * 2, size * 0.28, scene.tint('#f7f0e0', 0.92));
  scene.rect(x - w, y - size * 0.41, w * 2, size * 0.018, scene.tint('#c8643c', 0.9));
  scene.circle(x, y - size * 0.3, w * 0.42, scene.tint('#0a5c7a', 0.8));
  scene.rect(x - w * 0.42, y - size, w * 0.84, size * 0.13, scene.tint('#a84d2b', 0.8));
  scene.stroke(`M${nums(x + light * w * 0.7, y - size * 0.05)}V${nums(y - size * 0.55)}`, fade('#ffffff', 0.4), w * 0.14);
}

/** A plate seen at an angle; `draw` puts the meal on it, given middle and radius. */
export function drawPlate(scene: Scene, at: Point, r: number, meal: (x: number, y: number, r: number) => void): void {
  const [x, y] = at;
  cast(scene, [x, y + r * 0.08], r * 1.1);
  scene.ellipse(x, y + r * 0.06, r, r * 0.36, scene.tint('#cfd2d0', 0.3));
  scene.ellipse(x, y, r, r * 0.36, scene.tint('#ffffff', 1));
  scene.ellipse(x, y + r * 0.02, r * 0.72, r * 0.24, scene.tint('#e9ecea', 0.7));
  scene.ellipse(x, y + r * 0.04, r * 0.68, r * 0.215, scene.tint('#fbfbf8', 0.95));
  meal(x, y, r);
}

/** A grilled fish with lemon and greens, for a plate. */
export function drawFish(scene: Scene, x: number, y: number, r: number): void {
  const s = r * 0.62;
  scene.fill([-0.6, -0.2, 0.3, 0.62].map((u) => leafy(scene.random, [x + u * r * 0.6, y + r * 0.08], r * 0.17, r * 0.07, 7)).join(''), scene.tint('#5f8a4a', 0.7));
  scene.fill(`M${nums(x - s, y - s * 0.02)}Q${nums(x - s * 0.2, y - s * 0.42, x + s * 0.62, y - s * 0.06)}L${nums(x + s * 0.98, y - s * 0.24)}Q${nums(x + s * 0.86, y, x + s * 0.98, y + s * 0.2)}L${nums(x + s * 0.62, y + s * 0.05)}Q${nums(x - s * 0.2, y + s * 0.3, x - s, y - s * 0.02)}z`, scene.gradient([scene.tint('#aeb9bd', 1), scene.tint('#d9b68a', 0.8), scene.tint('#b98a58', 0.6)]));
  scene.stroke([-0.3, -0.08, 0.14, 0.34].map((u) => `M${nums(x + s * u, y - s * 0.18)}l${nums(s * 0.12, s * 0.28)}`).join(''), fade(scene.tint('#6b4a34', 0.3), 0.75), s * 0.04);
  scene.circle(x - s * 0.78, y - s * 0.07, s * 0.035, scene.tint('#2c3338', 0.4));
  scene.ellipse(x + s * 0.1, y + s * 0.3, s * 0.2, s * 0.1, scene.tint('#f6d860', 1));
  scene.ellipse(x + s * 0.1, y + s * 0.29, s * 0.14, s * 0.065, scene.tint('#fbeaa0', 1));
}

/** A bowl with fruit or olives heaped in it. */
export function drawBowl(scene: Scene, at: Point, r: number, fruit: readonly string[], bowl = '#2f7f8f'): void {
  const [x, y] = at;
  const { light } = scene;
  cast(scene, at, r * 1.1);
  const rim = y - r * 0.62;
  scene.ellipse(x, rim, r, r * 0.22, scene.tint(mix(bowl, '#0f2c38', 0.4), 0.2));
  for (const [u, v] of [[-0.6, 0.06], [0.6, 0.06], [-0.32, 0.2], [0.34, 0.22], [0, 0.3], [-0.12, 0.02], [0.3, 0]] as const) {
    const [cx, cy, s] = [x + u * r, rim - v * r, r * 0.27];
    const colour = scene.random.pick(fruit);
    scene.circle(cx, cy, s, scene.tint(mix(colour, '#5a2f28', 0.25), 0.3));
    scene.circle(cx + light * s * 0.16, cy - s * 0.16, s * 0.78, scene.tint(colour, 0.9));
    scene.circle(cx + light * s * 0.36, cy - s * 0.36, s * 0.2, fade('#ffffff', 0.5));
  }
  scene.fill(`M${nums(x - r, rim)}Q${nums(x - r * 0.8, y, x - r * 0.34, y)}H${nums(x + r * 0.34)}Q${nums(x + r * 0.8, y, x + r, rim)}Q${nums(x, rim + r * 0.42, x - r, rim)}z`, scene.gradient(light > 0 ? [scene.tint(bowl, 0.2), scene.tint(bowl, 1)] : [scene.tint(bowl, 1), scene.tint(bowl, 0.2)], true));
}

/** A loaf and two slices on a board. */
export function drawBread(scene: Scene, at: Point, s: number): void {
  const [x, y] = at;
  cast(scene, at, s * 0.7);
  scene.fill(polygon([[x - s * 0.72, y - s * 0.1], [x + s * 0.62, y - s * 0.1], [x + s * 0.74, y + s * 0.08], [x - s * 0.84, y + s * 0.08]]), scene.tint('#a97a4f', 0.8));
  scene.rect(x - s * 0.84, y + s * 0.08, s * 1.58, s * 0.05, scene.tint('#7d5535', 0.4));
  scene.fill(`M${nums(x - s * 0.6, y)}C${nums(x - s * 0.7, y - s * 0.5, x + s * 0.3, y - s * 0.52, x + s * 0.3, y)}z`, scene.gradient([scene.tint('#d99d58', 1), scene.tint('#9c6232', 0.5)]));
  scene.stroke([-0.36, -0.16, 0.04].map((u) => `M${nums(x + s * u - s * 0.06, y - s * 0.3)}q${nums(s * 0.08, s * 0.06, s * 0.1, s * 0.16)}`).join(''), scene.tint('#f3d9a8', 1), s * 0.03);
  for (const u of [0.3, 0.46]) {
    scene.fill(`M${nums(x + s * u, y + s * 0.02)}c${nums(-s * 0.08, -s * 0.34, s * 0.26, -s * 0.34, s * 0.2, 0)}z`, scene.tint('#a86c38', 0.6));
    scene.fill(`M${nums(x + s * u + s * 0.02, y + s * 0.02)}c${nums(-s * 0.06, -s * 0.29, s * 0.22, -s * 0.29, s * 0.16, 0)}z`, scene.tint('#f6e3bd', 1));
  }
}

/** A candle in a glass, burning. */
export function drawCandle(scene: Scene, at: Point, size: number): void {
  const [x, y] = at;
  scene.circle(x, y - size * 0.75, size * 1.3, scene.radial([fade('#ffd98e', 0.6), fade('#ffd98e', 0.16), fade('#ffd98e', 0)]));
  scene.rect(x - size * 0.26, y - size * 0.6, size * 0.52, size * 0.6, scene.gradient(['#ffe7b4', scene.tint('#f3dcc0', 0.8)]), size * 0.06);
  scene.fill(`M${nums(x, y - size * 1.02)}q${nums(size * 0.15, size * 0.24, 0, size * 0.4, -size * 0.15, -size * 0.16, 0, -size * 0.4)}z`, '#fff3c4');
  scene.rect(x - size * 0.34, y - size * 0.74, size * 0.68, size * 0.76, fade('#ffffff', 0.2), size * 0.06);
}

/** A long drink with ice, citrus and a straw. */
export function drawCocktail(scene: Scene, at: Point, size: number, drink: string, garnish = '#f2a23c'): void {
  const [x, y] = at;
  const { light } = scene;
  cast(scene, at, size * 0.3);
  const [a, b] = [size * 0.17, size * 0.22];
  scene.stroke(`M${nums(x - size * 0.03, y - size * 0.1)}L${nums(x + size * 0.17, y - size * 1.22)}`, scene.tint('#f4ead6', 0.9), size * 0.03);
  const body = (top: number) => `M${nums(x - a, y)}L${nums(x - a - (b - a) * top, y - size * top)}H${nums(x + a + (b - a) * top)}L${nums(x + a, y)}Q${nums(x, y + size * 0.05, x - a, y)}z`;
  scene.fill(body(1), fade('#ffffff', 0.28));
  scene.fill(body(0.82), scene.gradient([scene.tint(mix(drink, '#ffffff', 0.25), 1), scene.tint(drink, 0.9), scene.tint(mix(drink, '#b5392c', 0.3), 0.8)]));
  for (const [u, v] of [[-0.5, 0.66], [0.2, 0.72], [0.4, 0.52]] as const) {
    scene.group(`transform="rotate(${Math.round(u * 40)} ${nums(x + u * a, y - size * v)})"`, () => scene.rect(x + u * a - a * 0.42, y - size * v - a * 0.4, a * 0.84, a * 0.8, fade('#ffffff', 0.4), 4));
  }
  scene.circle(x + light * b, y - size * 0.98, size * 0.13, scene.tint(garnish, 1));
  scene.circle(x + light * b, y - size * 0.98, size * 0.1, scene.tint(mix(garnish, '#ffffff', 0.45), 1));
  scene.stroke(`M${nums(x - light * a * 0.84, y - size * 0.1)}L${nums(x - light * b * 0.9, y - size * 0.9)}`, fade('#ffffff', 0.55), size * 0.02);
}

/** A string of small lamps sagging between two points. */
export function drawLamps(scene: Scene, from: Point, to: Point, sag: number, count = 9): void {
  const at = (u: number): Point => [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u + sag * 4 * u * (1 - u)];
  scene.stroke(`M${nums(...from)}Q${nums((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2, ...to)}`, scene.tint('#3b3a44', 0.2), 3);
  const halo = scene.radial([fade('#ffe2a0', 0.85), fade('#ffd07a', 0.25), fade('#ffd07a', 0)]);
  for (let lamp = 0; lamp < count; lamp += 1) {
    const [x, y] = at((lamp + 0.5) / count);
    scene.circle(x, y + 14, 34, halo);
    scene.circle(x, y + 13, 7, '#fff1c8');
  }
}
