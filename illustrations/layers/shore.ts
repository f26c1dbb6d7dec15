import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import {
  closed,
  facet,
  height,
  ints,
  leafy,
  nums,
  type Point,
  polygon,
  smooth,
  width,
} from '../paint/shape.ts';
import { drawShallows } from './sea.ts';

/** A beach in the foreground: `line` is the water's edge across the picture, the ground lies below it. */
export function drawBeach(scene: Scene, line: readonly Point[], reach: number, ground = '#efe3c8'): void {
  drawShallows(scene, line, reach);
  const wet = scene.tint(mix(ground, '#8a7f6a', 0.45), 0.5);
  const dry = scene.tint(ground, 0.95);
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  // The ground closes along the picture's foot, on whichever side the line leaves it.
  const below = `L${nums(last[0], Math.max(last[1], height + 60))}L${nums(Math.max(first[0], last[0]) > width ? width + 20 : last[0], height + 60)}L${nums(first[0], height + 60)}z`;
  const lower = (by: number) =>
    line.map(([x, y]): Point => [x, y + by * (0.25 + 0.75 * Math.max(0, (y - 350) / 600))]);
  scene.fill(`${smooth(line)}${below}`, wet);
  scene.fill(`${smooth(lower(18))}${below}`, mix(wet, dry, 0.5));
  scene.fill(`${smooth(lower(40))}${below}`, scene.gradient([dry, mix(dry, scene.tint(ground, 0.4), 0.5)]));
}

/** Pebbles strewn between `top` and `bottom`, larger at hand: a few handfuls, each used many times. */
export function drawPebbles(
  scene: Scene,
  [left, right]: Point,
  top: number,
  bottom: number,
  count: number,
  colour = '#e9e2d4',
): void {
  const { random } = scene;
  const size = 14;
  const handfuls = [0, 1].map(() => scene.stamp(() => drawHandful(scene, size, colour)));
  const places = Array.from({ length: Math.ceil(count / size) * 2 }, (): readonly [number, number] => [
    random.between(left, right),
    random.between(0, 1) ** 0.8,
  ]);
  for (const [x, u] of [...places].sort((a, b) => a[1] - b[1])) {
    random.pick(handfuls)(x, top + u * (bottom - top), 0.3 + 0.75 * u, random.chance(0.5));
  }
}

/** Pebbles around the origin, each with a lit cap. */
function drawHandful(scene: Scene, count: number, colour: string): void {
  const { random, light } = scene;
  const shade: string[] = [];
  const caps: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const r = random.between(4, 15);
    const [x, y] = [random.between(-150, 150), random.between(-34, 34)];
    shade.push(
      `M${ints(x - r, y)}a${nums(r, r * 0.6)} 0 1 1 ${nums(r * 2, 0)}a${nums(r, r * 0.5)} 0 0 1 ${nums(-r * 2, 0)}z`,
    );
    caps.push(
      `M${ints(x - r * 0.8 + light * r * 0.15, y - r * 0.1)}q${nums(r * 0.7, -r * 0.85, r * 1.5, -r * 0.05, -r * 0.7, r * 0.4, -r * 1.5, r * 0.05)}z`,
    );
  }
  scene.fill(shade.join(''), scene.tint(mix(colour, '#8f8a80', 0.3), 0.45));
  scene.fill(caps.join(''), scene.tint(random.pick([colour, mix(colour, '#cfae8c', 0.3)]), 0.98));
}

/** A limestone rock rising from the water or the ground at `y`. */
export function drawRock(
  scene: Scene,
  [x, y]: Point,
  w: number,
  h: number,
  distance = 0,
  colour = '#d9cdb8',
): void {
  const { random, light } = scene;
  const top = [0.04, 0.14, 0.3, 0.46, 0.62, 0.78, 0.92].map(
    (u): Point => [
      x - w / 2 + w * u,
      y - h * Math.sin(Math.PI * Math.min(0.96, u * 0.9 + 0.08)) ** 0.6 * random.between(0.78, 1.05),
    ],
  );
  const outline = polygon([[x - w / 2, y + 4], ...top, [x + w / 2, y + 4]]);
  scene.fill(
    outline,
    scene.gradient([
      scene.tint(colour, 0.95, distance),
      scene.tint(mix(colour, '#8a7c6c', 0.3), 0.35, distance),
    ]),
  );
  scene.clip(outline, () => {
    const facets = top.slice(1, -1).map(([px, py]) => {
      const reach = -light * w * random.between(0.08, 0.2);
      return facet([
        [px, py - 6],
        [px + reach, py + h * random.between(0.05, 0.2)],
        [px + reach * 0.8, y],
        [px + reach * 0.1, y],
        [px + reach * 0.25, py + h * 0.4],
      ]);
    });
    scene.fill(facets.join(''), fade(scene.tint(mix(colour, '#6f6a70', 0.4), 0.1, distance), 0.5));
    scene.fill(
      polygon([
        [x - w, y + 6],
        [x + w, y + 6],
        [x + w, y - h * 0.08],
        [x, y - h * 0.13],
        [x - w, y - h * 0.07],
      ]),
      fade(scene.tint('#5d5a50', 0.1, distance), 0.45),
    );
  });
}

/** A beach parasol, seen from the side, with striped segments. */
export function drawParasol(scene: Scene, [x, y]: Point, size: number, colour = '#f6f1e6', tilt = 6): void {
  const { light } = scene;
  const r = size * 0.52;
  scene.ellipse(x - light * size * 0.3, y + 2, r * 0.9, size * 0.06, fade(scene.tint('#4f5a66', 0.2), 0.3));
  scene.group(`transform="rotate(${tilt} ${nums(x, y)})"`, () => {
    scene.stroke(`M${nums(x, y)}V${nums(y - size)}`, scene.tint('#b08f6a', 0.7), Math.max(2, size * 0.022));
    const top = y - size;
    const rim = y - size * 0.7;
    const segment = (from: number, to: number) =>
      `M${nums(x, top)}Q${nums(x + from * r * 0.82, top + size * 0.06, x + from * r, rim)}Q${nums(x + ((from + to) / 2) * r, rim - size * 0.045, x + to * r, rim)}Q${nums(x + to * r * 0.82, top + size * 0.06, x, top)}z`;
    const edges = [-1, -0.62, -0.14, 0.36, 0.74, 1];
    for (const [at, from] of edges.slice(0, -1).entries()) {
      const to = edges[at + 1] as number;
      const lit = 0.55 + (0.45 * (light * (from + to))) / 2;
      const shade = at % 2 ? mix(colour, '#ffffff', 0.7) : colour;
      scene.fill(segment(from, to), scene.tint(shade, Math.min(1, Math.max(0.15, lit))));
    }
  });
}

/** A sun lounger, its head to the left, or to the right if flipped. */
export function drawLounger(
  scene: Scene,
  [x, y]: Point,
  size: number,
  cushion = '#f4efe4',
  flip = false,
): void {
  const s = flip ? -size : size;
  const wood = scene.tint('#a9805a', 0.6);
  scene.ellipse(x + s * 0.5, y + 3, size * 0.52, size * 0.05, fade(scene.tint('#4f5a66', 0.1), 0.35));
  scene.stroke(
    `M${nums(x + s * 0.1, y - size * 0.14)}H${nums(x + s)}M${nums(x + s * 0.16, y - size * 0.14)}V${nums(y)}M${nums(x + s * 0.92, y - size * 0.14)}V${nums(y)}`,
    wood,
    size * 0.035,
  );
  scene.fill(
    `M${nums(x + s * 0.3, y - size * 0.15)}L${nums(x - s * 0.02, y - size * 0.42)}l${nums(s * 0.05, -size * 0.05)}L${nums(x + s * 0.36, y - size * 0.23)}H${nums(x + s)}v${nums(size * 0.08)}z`,
    scene.gradient([scene.tint(cushion, 0.98), scene.tint(cushion, 0.4)]),
  );
}

/** A low cushion of coastal shrub, in tufts. */
export function drawShrub(scene: Scene, [x, y]: Point, size: number, colour = '#6d8a5c', distance = 0): void {
  const { random, light } = scene;
  const tuft = (u: number, v: number, reach: number) =>
    leafy(random, [x + u * size, y - v * size], size * reach, size * reach * 0.62, 8);
  const layer = (tufts: readonly string[], fill: string) => scene.fill(tufts.join(''), fill);
  layer(
    [
      tuft(-0.34, 0.2, 0.26),
      tuft(0.34, 0.2, 0.27),
      tuft(-0.1, 0.34, 0.34),
      tuft(0.16, 0.3, 0.33),
      tuft(0, 0.14, 0.42),
    ],
    scene.tint(mix(colour, '#17392f', 0.35), 0.12, distance),
  );
  layer(
    [
      tuft(-0.3, 0.27, 0.18),
      tuft(0.32, 0.27, 0.19),
      tuft(-0.06, 0.44, 0.22),
      tuft(0.16, 0.38, 0.2),
      tuft(-0.02, 0.2, 0.2),
    ],
    scene.tint(colour, 0.5, distance),
  );
  layer(
    [
      tuft(light * 0.32, 0.33, 0.11),
      tuft(light * 0.12, 0.5, 0.14),
      tuft(light * -0.16, 0.42, 0.1),
      tuft(light * 0.08, 0.26, 0.1),
    ],
    scene.tint(mix(colour, '#d9d99a', 0.3), 0.95, distance),
  );
}

/** A quay of cut stone in the foreground, its edge at `y`. */
export function drawQuay(scene: Scene, y: number, left = 0, right = 1600): void {
  const { random } = scene;
  const lit = scene.tint('#e8dcc6', 0.95);
  const low = scene.tint('#c9b89b', 0.3);
  scene.fill(
    polygon([
      [left, y],
      [right, y],
      [right, height],
      [left, height],
    ]),
    scene.gradient([lit, mix(lit, low, 0.4)]),
  );
  scene.rect(left, y + 16, right - left, 26, low);
  scene.rect(left, y, right - left, 16, scene.tint('#f7eedd', 1));
  const joints: string[] = [];
  for (let x = left + 60; x < right; x += random.between(120, 210)) joints.push(`M${nums(x, y)}v42`);
  for (let row = 0; row < 4; row += 1) {
    const level = y + 42 + 30 * row + 22 * row * row;
    joints.push(`M${left} ${nums(level)}H${right}`);
    const next = y + 42 + 30 * (row + 1) + 22 * (row + 1) ** 2;
    for (let x = left + random.between(0, 150); x < right; x += random.between(170, 300)) {
      joints.push(`M${nums(x, level)}L${nums(x + (x - 800) * 0.12, next)}`);
    }
  }
  scene.stroke(joints.join(''), fade(scene.tint('#927f63', 0.3), 0.45), 2.2);
}

/** A soft blot of shade on the ground. */
export function drawShade(scene: Scene, [x, y]: Point, w: number, h: number, opacity = 0.3): void {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((at): Point => {
    const angle = (at / 8) * 2 * Math.PI;
    const reach = scene.random.between(0.8, 1.1);
    return [x + Math.cos(angle) * w * 0.5 * reach, y + Math.sin(angle) * h * 0.5 * reach];
  });
  scene.fill(closed(points), fade(scene.tint('#43586a', 0.05), opacity));
}
