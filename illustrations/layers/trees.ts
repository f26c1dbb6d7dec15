import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { leafy, limb, nums, type Point, smooth } from '../paint/shape.ts';

const needles = '#4b7a55';
const bark = '#8a6049';

interface PineOptions {
  readonly height: number;
  /** How far the top stands beside the foot. */
  readonly lean?: number;
  /** Width of the crown. */
  readonly spread?: number;
  readonly distance?: number;
  /** 1 for a tree in the middle ground; more puts needles and bark on it. */
  readonly detail?: number;
}

/** A stone pine or Aleppo pine: bent stem, forked limbs, layered flat crown. */
export function drawPine(scene: Scene, [x, y]: Point, options: PineOptions): void {
  const { height, lean = 0, spread = height * 0.62, distance = 0, detail = 1 } = options;
  const { random, light } = scene;
  const fork: Point = [x + lean * 0.66, y - height * 0.56];
  const top: Point = [x + lean, y - height * 0.78];
  const stem = height * 0.042;
  const back = detail > 1 ? [-0.45, 0.48, 0.02] : [-0.3, 0.32];
  const front = detail > 1 ? [-0.95, 0.95, -0.55, 0.58, -0.16, 0.22] : [-0.85, 0.85, 0.02];
  const place = (u: number, rise: number, size: number) => ({
    at: [
      top[0] + u * spread * 0.42 + random.between(-0.03, 0.03) * spread,
      top[1] - (1 - u * u * 0.8) * height * rise + random.between(-0.02, 0.02) * height,
    ] as Point,
    size: spread * size * random.between(0.9, 1.1),
  });
  const scale = detail > 1 ? 0.8 : 1;
  const crowns = [
    ...back.map((u) => place(u, 0.19, 0.25 * scale)),
    ...front.map((u) => place(u, 0.07, (0.25 - Math.abs(u) * 0.06) * scale)),
  ];
  const bend: Point = [x - lean * 0.1, y - height * 0.3];
  const wood = crowns
    .filter((_, at) => at % 2 === 0)
    .map(({ at }) =>
      limb(
        [fork[0], fork[1] + 6],
        [fork[0] * 0.45 + at[0] * 0.55, fork[1] * 0.78 + at[1] * 0.22],
        at,
        stem * 0.6,
        stem * 0.14,
      ),
    );
  scene.fill(
    limb([x, y], bend, fork, stem * 1.1, stem * 0.6) + wood.join(''),
    scene.tint(bark, 0.22, distance),
  );
  const shine = stem * 0.2 * light;
  scene.fill(
    limb(
      [x + shine, y],
      [bend[0] + shine, bend[1]],
      [fork[0] + shine * 0.6, fork[1]],
      stem * 0.4,
      stem * 0.2,
    ),
    scene.tint(mix(bark, '#d59a6c', 0.4), 0.9, distance),
  );
  if (detail > 1) {
    const line = `M${nums(x, y)}Q${nums(...bend, ...fork)}`;
    scene.hatch(line, fade(scene.tint('#4a3328', 0.2, distance), 0.45), stem * 0.5, '2 13 3 9');
  }
  for (const { at, size } of crowns) drawTuft(scene, at, size, distance, detail);
}

/** One cushion of needles: a dark body, tufts in half light and in full light, and a hatching of needles. */
function drawTuft(scene: Scene, [x, y]: Point, size: number, distance: number, detail: number): void {
  const { random, light } = scene;
  const fine = detail > 1 && size > 34;
  const tone = mix(needles, random.pick(['#2f5d4a', '#6b8f4e', '#3f7058']), random.between(0, 0.5));
  const dab = (u: number, v: number, reach: number) =>
    leafy(random, [x + u * size, y + v * size], size * reach, size * reach * 0.46, fine ? 7 : 6);
  scene.fill(
    leafy(random, [x, y], size, size * 0.46, fine ? 13 : 9),
    scene.tint(mix(tone, '#17392f', 0.4), 0.08, distance),
  );
  scene.fill(
    [dab(-0.46, -0.1, 0.46), dab(0.45, -0.1, 0.47), dab(light * 0.05, -0.2, 0.54)].join(''),
    scene.tint(tone, 0.42, distance),
  );
  const lit = [
    dab(light * 0.5, -0.2, 0.31),
    dab(light * 0.12, -0.31, 0.36),
    ...(fine ? [dab(-0.38, -0.22, 0.24)] : []),
  ];
  scene.fill(lit.join(''), scene.tint(mix(tone, '#aebb70', 0.3), 0.95, distance));
  if (!fine) return;
  const arc = (reach: number, lift: number) =>
    `M${nums(x - size * reach, y - size * lift)}q${nums(size * reach, -size * 0.42 * reach, size * reach * 2, 0)}`;
  const hatch = (path: string, colour: string, dash: string) => scene.hatch(path, colour, size * 0.1, dash);
  hatch(
    arc(0.86, 0.05) + arc(0.62, 0.2),
    fade(scene.tint(mix(tone, '#c5cc86', 0.45), 1, distance), 0.5),
    '1.6 6 1.8 9',
  );
  hatch(arc(0.9, -0.16) + arc(0.66, -0.24), fade(scene.tint('#12302a', 0.1, distance), 0.5), '1.8 7 1.6 5');
}

/** Pines of a few stamps along a line, the farthest first. */
export function drawGrove(scene: Scene, feet: readonly Point[], size: number, distance = 0): void {
  const { random } = scene;
  const stamps = [0, 1].map((at) =>
    scene.stamp(() =>
      drawPine(scene, [0, 0], {
        height: size,
        lean: size * (at ? -0.12 : 0.07),
        spread: size * (at ? 0.6 : 0.7),
        distance,
      }),
    ),
  );
  for (const [x, y] of [...feet].sort((a, b) => a[1] - b[1])) {
    random.pick(stamps)(x, y, random.between(0.78, 1.14));
  }
}

/** A cypress, slender as a flame. */
export function drawCypress(scene: Scene, [x, y]: Point, size: number, distance = 0): void {
  const { random, light } = scene;
  const w = size * 0.1;
  const side = (sign: number): Point[] =>
    [0.02, 0.2, 0.4, 0.6, 0.8, 0.94].map((u) => [
      x + sign * w * Math.sin(Math.PI * Math.min(1, u * 0.8 + 0.18)) * random.between(0.8, 1.15),
      y - size * u,
    ]);
  const left = side(-1);
  const right = side(1);
  const outline: Point[] = [[x, y], ...left, [x, y - size], ...right.reverse(), [x, y]];
  scene.rect(x - w * 0.14, y - size * 0.06, w * 0.28, size * 0.06, scene.tint(bark, 0.2, distance));
  scene.fill(`${smooth(outline)}z`, scene.tint('#2f5848', 0.15, distance));
  const shine = (light > 0 ? right : left).map(([px, py]): Point => [px - (px - x) * 0.12, py]);
  const inner = [...shine].reverse().map(([, py]): Point => [x + light * w * random.between(0, 0.25), py]);
  scene.fill(`${smooth([...shine, ...inner])}z`, scene.tint('#4f7d58', 0.75, distance));
}

/** An olive: a gnarled stem under a silver crown. */
export function drawOlive(scene: Scene, [x, y]: Point, size: number, distance = 0): void {
  const { random, light } = scene;
  const fork: Point = [x + size * 0.04, y - size * 0.36];
  const arms = [-0.34, 0.02, 0.36].map((u) =>
    limb(
      fork,
      [fork[0] + u * size * 0.3, fork[1] - size * 0.16],
      [x + u * size, y - size * 0.64],
      size * 0.075,
      size * 0.02,
    ),
  );
  scene.fill(
    `${limb([x, y], [x - size * 0.07, y - size * 0.16], fork, size * 0.17, size * 0.1)}${arms.join('')}`,
    scene.tint('#8b7a66', 0.25, distance),
  );
  scene.fill(
    limb(
      [x + light * size * 0.03, y],
      [x - size * 0.05, y - size * 0.16],
      [fork[0] + light * size * 0.02, fork[1]],
      size * 0.06,
      size * 0.03,
    ),
    scene.tint('#b5a48a', 0.9, distance),
  );
  for (const [u, v, s] of [
    [-0.38, 0.6, 0.24],
    [0.4, 0.62, 0.23],
    [-0.14, 0.78, 0.27],
    [0.18, 0.8, 0.25],
    [0.03, 0.62, 0.24],
  ] as const) {
    const [cx, cy, r] = [x + u * size, y - v * size, s * size];
    const spot = (du: number, dv: number, reach: number) =>
      leafy(random, [cx + du * r, cy + dv * r], r * reach, r * reach * 0.62, 8);
    scene.fill(leafy(random, [cx, cy], r, r * 0.74, 17), scene.tint('#64806a', 0.1, distance));
    scene.fill(
      [spot(-0.4, -0.1, 0.42), spot(0.4, -0.12, 0.42), spot(0, -0.26, 0.5)].join(''),
      scene.tint('#8aa184', 0.5, distance),
    );
    scene.fill(
      [spot(light * 0.36, -0.32, 0.28), spot(light * 0.02, -0.45, 0.26)].join(''),
      scene.tint('#b3c0a0', 0.9, distance),
    );
    const arcs = [0.8, 0.5].map(
      (k) => `M${nums(cx - r * k, cy - r * 0.05)}q${nums(r * k, -r * k, r * k * 2, 0)}`,
    );
    scene.hatch(arcs.join(''), fade(scene.tint('#d3dbc0', 1, distance), 0.5), r * 0.14, '2 8 1.6 5');
  }
}
