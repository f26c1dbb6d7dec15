import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { leafy, limb, nums, type Point, smooth } from '../paint/shape.ts';

/** An agave: a rosette of thick pointed leaves, each half in shadow; with `stalk`, in flower. */
export function drawAgave(scene: Scene, [x, y]: Point, size: number, stalk = false): void {
  const { random, light } = scene;
  if (stalk) {
    const top = y - size * 2.5;
    scene.fill(
      limb([x, y], [x + size * 0.03, y - size], [x + size * 0.06, top], size * 0.09, size * 0.03),
      scene.tint('#8d9a6a', 0.6),
    );
    for (let at = 0; at < 9; at += 1) {
      const level = y - size * (1.2 + at * 0.145);
      const reach = size * (0.34 - at * 0.028) * (at % 2 ? 1 : -1);
      scene.stroke(
        `M${nums(x + size * 0.04, level)}q${nums(reach * 0.5, 2, reach, -size * 0.07)}`,
        scene.tint('#7f8c5c', 0.5),
        size * 0.022,
      );
      scene.fill(
        leafy(random, [x + size * 0.04 + reach, level - size * 0.1], size * 0.1, size * 0.045, 8),
        scene.tint('#d9b24c', 0.9),
      );
    }
  }
  const leaves = [-82, -64, 70, 84, -44, 50, -26, 30, -8, 12].map((angle) => ({
    angle: angle + random.between(-5, 5),
    length: size * random.between(0.75, 1.02),
  }));
  for (const { angle, length } of leaves) {
    const radians = ((angle - 90) * Math.PI) / 180;
    const tip: Point = [x + Math.cos(radians) * length, y + Math.sin(radians) * length * 0.86 - size * 0.06];
    const w = size * 0.1;
    const [nx, ny] = [-Math.sin(radians) * w, Math.cos(radians) * w];
    const half = (sign: number) =>
      `M${nums(x, y)}Q${nums(x + (tip[0] - x) * 0.4 + nx * sign * 1.5, y + (tip[1] - y) * 0.4 + ny * sign * 1.5, ...tip)}Q${nums(x + (tip[0] - x) * 0.5 + nx * 0.16, y + (tip[1] - y) * 0.5 + ny * 0.16, x, y)}z`;
    const bright = light * (angle < 0 ? -1 : 1) > 0;
    scene.fill(half(1), scene.tint('#7fa08c', bright ? 0.95 : 0.4));
    scene.fill(half(-1), scene.tint('#5b8574', bright ? 0.45 : 0.1));
  }
}

/** A branch of pine reaching into the picture from `from` towards `to`. */
export function drawBranch(scene: Scene, from: Point, to: Point, size: number): void {
  const { random } = scene;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  scene.stroke(
    `M${nums(...from)}Q${nums(from[0] + dx * 0.5, from[1] + dy * 0.2, ...to)}`,
    scene.tint('#6b4d3b', 0.25),
    size * 0.09,
  );
  for (let at = 0; at < 9; at += 1) {
    const u = 0.12 + at * 0.11;
    const root: Point = [from[0] + dx * u, from[1] + dy * (u * u * 0.55 + u * 0.42)];
    const hang: Point = [
      root[0] + random.between(-0.7, 0.7) * size,
      root[1] + random.between(-0.2, 0.75) * size,
    ];
    scene.stroke(`M${nums(...root)}L${nums(...hang)}`, scene.tint('#6b4d3b', 0.3), size * 0.035);
    const needles = (count: number, reach: number, colour: string) => {
      const lines = Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * 2 * Math.PI + random.between(-0.1, 0.1);
        const long = size * reach * random.between(0.7, 1.1);
        return `M${nums(...hang)}l${nums(Math.cos(angle) * long, Math.sin(angle) * long * 0.8 + long * 0.12)}`;
      });
      scene.stroke(lines.join(''), colour, Math.max(2, size * 0.022));
    };
    needles(20, 0.56, scene.tint('#2c5745', 0.1));
    needles(14, 0.46, scene.tint('#5f8a55', random.between(0.4, 0.9)));
  }
}

/** Flowering clusters around the points: leaves below, petals in three lights above. */
export function drawBlossom(
  scene: Scene,
  spots: readonly Point[],
  size: number,
  petal = '#d2557a',
  leaf = '#5c8a5a',
): void {
  const { random, light } = scene;
  const green: string[] = [];
  const deep: string[] = [];
  const bright: string[] = [];
  for (const [x, y] of spots) {
    const s = size * random.between(0.8, 1.2);
    for (let at = 0; at < 3; at += 1) {
      const [px, py] = [x + random.between(-0.6, 0.6) * s, y + random.between(-0.45, 0.45) * s];
      green.push(leafy(random, [px + random.between(-0.3, 0.3) * s, py + s * 0.24], s * 0.46, s * 0.3, 6));
      deep.push(leafy(random, [px, py], s * 0.44, s * 0.34, 6));
      bright.push(leafy(random, [px + light * s * 0.13, py - s * 0.1], s * 0.25, s * 0.18, 5));
    }
  }
  scene.fill(green.join(''), scene.tint(leaf, 0.4));
  scene.fill(deep.join(''), scene.tint(petal, 0.5));
  scene.fill(bright.join(''), scene.tint(mix(petal, '#ffffff', 0.3), 1));
}

/** A climber, such as bougainvillea, trailing along `stem` in full flower. */
export function drawClimber(scene: Scene, stem: readonly Point[], size: number, petal = '#c8508a'): void {
  const { random } = scene;
  scene.stroke(smooth(stem), scene.tint('#6f5a44', 0.3), size * 0.16);
  const spots = stem.flatMap(([x, y], at): Point[] => {
    const [nextX, nextY] = stem[at + 1] ?? [x, y];
    return [0, 0.33, 0.66].map((u) => [
      x + (nextX - x) * u + random.between(-0.7, 0.7) * size,
      y + (nextY - y) * u + random.between(-0.5, 0.7) * size,
    ]);
  });
  drawBlossom(scene, spots, size, petal);
}

/** Blades of grass or reed along the foreground. */
export function drawGrass(
  scene: Scene,
  [left, right]: Point,
  y: number,
  size: number,
  count: number,
  colour = '#8a9a5c',
): void {
  const { random } = scene;
  for (const [share, lit] of [
    [0.55, 0.2],
    [0.45, 0.85],
  ] as const) {
    const blades = Array.from({ length: Math.round(count * share) }, () => {
      const x = random.between(left, right);
      const h = size * random.between(0.45, 1);
      const sway = random.between(-0.3, 0.45) * h;
      return `M${nums(x - 3, y + 8)}Q${nums(x, y - h * 0.5, x + sway, y - h)}Q${nums(x + 5, y - h * 0.45, x + 4, y + 8)}z`;
    });
    scene.fill(blades.join(''), scene.tint(colour, lit));
  }
}

/** Rows of lavender running from the foreground to `top`, meeting at `vanish`. */
export function drawRows(
  scene: Scene,
  vanish: Point,
  bottom: number,
  rows: number,
  colour: string,
  ground: string,
  spread = 1,
): void {
  const { random } = scene;
  const [vx, vy] = vanish;
  scene.fill(
    `M-10 ${vy}H1610V1080H-10z`,
    scene.gradient([scene.tint(ground, 0.9, 0.15), scene.tint(ground, 0.5)]),
  );
  for (let row = -rows; row <= rows; row += 1) {
    const x = 800 + ((row + 0.5) * 1900 * spread) / rows;
    const w = (900 * spread) / rows;
    const at = (u: number): Point => [vx + (x - vx) * u ** 1.5, vy + (bottom - vy) * u ** 1.5];
    const bows = 9;
    const edge = (sign: number) =>
      Array.from({ length: bows + 1 }, (_, i): Point => {
        const u = i / bows;
        const [px, py] = at(u);
        return [
          px + sign * w * 0.5 * u ** 1.5 * random.between(0.8, 1.1),
          py - (sign < 0 ? 1 : 0.2) * w * 0.34 * u ** 1.5,
        ];
      });
    const left = edge(-1);
    const right = edge(1).reverse();
    scene.fill(
      `${smooth([...left, ...right])}z`,
      scene.gradient([scene.tint(colour, 0.8, 0.25), scene.tint(colour, 0.25)]),
    );
    const lit = edge(scene.light).map(
      ([px, py], i): Point => [
        px - scene.light * w * 0.2 * (i / bows) ** 1.5,
        py - w * 0.12 * (i / bows) ** 1.5,
      ],
    );
    scene.hatch(smooth(lit), fade(scene.tint(mix(colour, '#ffffff', 0.3), 1), 0.75), w * 0.12, '2 5 3 7');
  }
}

/** A leafy climbing edge along the top: a pergola's vine or wisteria. */
export function drawVine(
  scene: Scene,
  [left, right]: Point,
  y: number,
  size: number,
  colour = '#6f9254',
): void {
  const { random, light } = scene;
  const leaf = (x: number, top: number, s: number) =>
    `M${nums(x, top)}q${nums(-s * 0.7, s * 0.1, -s * 0.5, s * 0.7, s * 0.3, s * 0.2, s * 0.5, s * 0.7, s * 0.25, -s * 0.5, s * 0.5, -s * 0.7, s * 0.2, -s * 0.6, -s * 0.5, -s * 0.7)}z`;
  for (const [share, lit] of [
    [1, 0.1],
    [0.8, 0.5],
    [0.5, 1],
  ] as const) {
    const count = Math.round(((right - left) / size) * 1.7 * share);
    const leaves = Array.from({ length: count }, () =>
      leaf(
        random.between(left, right),
        y + random.between(-0.9, 0.7) * size * (1.2 - share * 0.3) + (lit - 0.5) * light * 3,
        size * random.between(0.35, 0.62),
      ),
    );
    scene.fill(leaves.join(''), scene.tint(mix(colour, '#dfe08a', lit * 0.25), lit));
  }
}

/** Fronds of a palm with its stem. */
export function drawPalm(scene: Scene, [x, y]: Point, size: number, lean = 0, distance = 0): void {
  const { random, light } = scene;
  const top: Point = [x + lean, y - size * 0.72];
  scene.fill(
    limb([x, y], [x - lean * 0.2, y - size * 0.35], top, size * 0.06, size * 0.04),
    scene.tint('#8b6f55', 0.4, distance),
  );
  scene.hatch(
    `M${nums(x, y)}Q${nums(x - lean * 0.2, y - size * 0.35, ...top)}`,
    fade(scene.tint('#5a4434', 0.2, distance), 0.5),
    size * 0.045,
    '2 9',
  );
  for (const angle of [-165, -15, 160, 20, -140, -40, -115, -62, -90]) {
    const radians = ((angle + random.between(-7, 7)) * Math.PI) / 180;
    const reach = size * random.between(0.34, 0.42);
    const tip: Point = [
      top[0] + Math.cos(radians) * reach,
      top[1] + Math.sin(radians) * reach * 0.6 + reach * 0.35,
    ];
    const bend: Point = [
      top[0] + Math.cos(radians) * reach * 0.6,
      top[1] + Math.sin(radians) * reach * 0.75 - reach * 0.16,
    ];
    const bright = light * Math.cos(radians) > 0;
    const colour = scene.tint('#5d8452', bright ? 0.85 : 0.2, distance);
    scene.fill(
      `M${nums(...top)}Q${nums(bend[0], bend[1] - reach * 0.12, ...tip)}Q${nums(bend[0], bend[1] + reach * 0.2, ...top)}z`,
      colour,
    );
    scene.hatch(`M${nums(...top)}Q${nums(...bend, ...tip)}`, colour, reach * 0.3, '2.4 4');
  }
}
