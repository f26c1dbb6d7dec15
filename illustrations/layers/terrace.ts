import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { height, nums, type Point, polygon, width } from '../paint/shape.ts';

/** A terrace floor in the foreground from `y` down, in slabs that run towards the beholder. */
export function drawFloor(scene: Scene, y: number, colour = '#e9dfcd', vanish = 800): void {
  scene.rect(0, y, width, height - y, scene.gradient([scene.tint(colour, 0.95), scene.tint(colour, 0.6)]));
  const joints: string[] = [];
  for (let at = -9; at <= 9; at += 1)
    joints.push(`M${nums(vanish + at * 120, y)}L${nums(vanish + at * 330, height)}`);
  for (const u of [0.1, 0.26, 0.48, 0.78]) joints.push(`M0 ${nums(y + (height - y) * u)}H${width}`);
  scene.stroke(joints.join(''), fade(scene.tint('#a48f6f', 0.3), 0.32), 2);
}

/** A stone balustrade between two posts, its rail at `y`. */
export function drawBalustrade(scene: Scene, [left, right]: Point, y: number, tall: number): void {
  const lit = scene.tint('#f4ead8', 0.95);
  const shade = scene.tint('#cbb899', 0.2);
  const bow = tall * 0.13;
  const rail = tall * 0.12;
  for (let x = left + bow * 2; x < right - bow; x += bow * 3.1) {
    const side = (sign: number) =>
      `c${nums(sign * bow * 0.3, tall * 0.12, -sign * bow * 0.1, tall * 0.2, sign * bow * 0.1, tall * 0.3, sign * bow * 1.1, tall * 0.18, sign * bow * 0.9, tall * 0.36, -sign * bow * 0.1, tall * 0.46)}`;
    scene.fill(
      `M${nums(x - bow * 0.5, y + rail)}${side(-1)}H${nums(x + bow * 0.6)}L${nums(x + bow * 0.5, y + rail)}z`,
      scene.light < 0 ? lit : shade,
    );
    scene.fill(
      `M${nums(x + bow * 0.5, y + rail)}${side(1)}H${nums(x)}V${nums(y + rail)}z`,
      scene.light < 0 ? shade : lit,
    );
  }
  scene.rect(left, y, right - left, rail, scene.gradient([lit, mix(lit, shade, 0.5)]));
  scene.rect(left, y + rail, right - left, rail * 0.3, fade(shade, 0.9));
  scene.rect(left, y + tall * 0.86, right - left, tall * 0.16, scene.gradient([lit, shade]));
}

/** A pergola overhead: beams seen from below, posts at the sides. */
export function drawPergola(scene: Scene, y: number, posts: readonly number[], ground: number): void {
  const wood = scene.tint('#8f6f54', 0.35);
  const lit = scene.tint('#b6926f', 0.9);
  for (const x of posts) {
    scene.rect(x - 15, y, 30, ground - y, wood);
    scene.rect(x + scene.light * 8 - 6, y, 12, ground - y, lit);
  }
  for (let x = -40; x < width + 40; x += 118)
    scene.fill(
      polygon([
        [x, y - 190],
        [x + 34, y - 190],
        [x + 22 + (800 - x) * 0.05, y],
        [x + 4 + (800 - x) * 0.05, y],
      ]),
      fade(wood, 0.92),
    );
  scene.rect(-10, y - 26, width + 20, 34, scene.gradient([lit, wood]));
}

/** A view through an opening: a wall in shade over the whole picture with one hole left open. */
export function drawFrame(scene: Scene, hole: string, wall = '#efe3cf', lit = 0.35): void {
  const colour = scene.tint(wall, lit);
  scene.add(
    `<path d="M0 0H${width}V${height}H0z${hole}" fill-rule="evenodd" fill="${scene.gradient([mix(colour, scene.tint(wall, 0.1), 0.3), colour])}"/>`,
  );
}

/** The outline of an arch: `x` its middle, `y` its foot. */
export function archPath(x: number, y: number, w: number, h: number): string {
  return `M${nums(x - w / 2, y)}v${nums(-(h - w / 2))}a${nums(w / 2, w / 2)} 0 0 1 ${nums(w, 0)}v${nums(h - w / 2)}z`;
}

/** A curtain gathered at one side of an opening. */
export function drawCurtain(scene: Scene, [x, top]: Point, w: number, bottom: number, flip = false): void {
  const s = flip ? -1 : 1;
  const cloth = '#fbf6ec';
  scene.fill(
    `M${nums(x, top)}h${nums(s * w)}C${nums(x + s * w * 0.9, top + (bottom - top) * 0.4, x + s * w * 0.42, top + (bottom - top) * 0.55, x + s * w * 0.5, bottom)}H${nums(x)}z`,
    scene.gradient([scene.tint(cloth, 0.95), scene.tint(cloth, 0.5)]),
  );
  const folds = [0.2, 0.42, 0.62, 0.8].map(
    (u) =>
      `M${nums(x + s * w * u, top)}C${nums(x + s * w * u * 0.9, top + (bottom - top) * 0.4, x + s * w * u * 0.44, top + (bottom - top) * 0.55, x + s * w * u * 0.52, bottom)}`,
  );
  scene.stroke(folds.join(''), fade(scene.tint('#b9b6ae', 0.3), 0.6), w * 0.035);
}

/** A terracotta pot with whatever `draw` plants at its rim. */
export function drawPot(
  scene: Scene,
  [x, y]: Point,
  size: number,
  plant: (x: number, y: number) => void,
): void {
  const { light } = scene;
  const [a, b] = [scene.tint('#c8643c', 0.2), scene.tint('#d97a50', 1)];
  scene.ellipse(x - light * size * 0.3, y, size * 0.5, size * 0.08, fade(scene.tint('#4f4a52', 0.1), 0.35));
  plant(x, y - size * 0.8);
  scene.fill(
    polygon([
      [x - size * 0.4, y - size * 0.78],
      [x + size * 0.4, y - size * 0.78],
      [x + size * 0.28, y],
      [x - size * 0.28, y],
    ]),
    scene.gradient(light > 0 ? [a, b] : [b, a], true),
  );
  scene.rect(
    x - size * 0.46,
    y - size * 0.88,
    size * 0.92,
    size * 0.17,
    scene.gradient(light > 0 ? [a, b] : [b, a], true),
    3,
  );
}

/** Open shutters at both sides of a window `[left, top, right, bottom]`. */
export function drawShutters(
  scene: Scene,
  [left, top, right, bottom]: readonly [number, number, number, number],
  w: number,
  colour = '#3f7f88',
): void {
  for (const [x, lit] of [
    [left - w, scene.light > 0 ? 0.9 : 0.4],
    [right, scene.light < 0 ? 0.9 : 0.4],
  ] as const) {
    scene.rect(x, top, w, bottom - top, scene.tint(colour, lit));
    scene.hatch(
      `M${nums(x + w / 2, top + 14)}V${nums(bottom - 14)}`,
      fade(scene.tint('#123540', 0.2), 0.45),
      w * 0.74,
      '3 11',
    );
    scene.stroke(`M${nums(x, (top + bottom) / 2)}h${nums(w)}`, scene.tint(colour, lit), 16);
  }
}

/** A swimming pool at the edge of the terrace, as seen from its near end. */
export function drawPool(scene: Scene, points: readonly Point[], water = '#5fc4cb'): void {
  const { random } = scene;
  const outline = polygon(points);
  scene.fill(
    outline,
    scene.gradient([
      scene.tint(mix(water, '#ffffff', 0.3), 0.95),
      scene.tint(water, 0.8),
      scene.tint('#1d8ba0', 0.7),
    ]),
  );
  scene.clip(outline, () => {
    const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
    const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    const waves = Array.from({ length: 26 }, () => {
      const u = random.between(0.03, 1);
      const x = random.between(left, right);
      const s = 20 + 90 * u;
      return `M${nums(x, top + u * (bottom - top))}q${nums(s * 0.25, -s * 0.08, s * 0.5, 0, s * 0.25, s * 0.08, s * 0.5, 0)}`;
    });
    scene.stroke(waves.join(''), fade(scene.tone.glint, 0.55), 3);
  });
  scene.stroke(outline, scene.tint('#fffaf0', 1), 9, 'stroke-linejoin="round"');
}
