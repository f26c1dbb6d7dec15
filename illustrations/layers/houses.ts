import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { num, nums, type Point, polygon } from '../paint/shape.ts';

interface HouseOptions {
  readonly width: number;
  /** From the ground to the eaves. */
  readonly height: number;
  readonly distance?: number;
  readonly wall?: string;
  readonly shutters?: string;
  readonly floors?: number;
  readonly columns?: number;
  readonly roof?: 'hip' | 'gable' | 'flat';
  /** Height of the roof above the eaves. */
  readonly pitch?: number;
  readonly door?: boolean;
}

const stone = '#f1e6d2';
const tile = '#c8643c';

/** A stone house, `x` its left corner and `y` its ground: shaded flank, tiled roof, shuttered windows. */
export function drawHouse(scene: Scene, [x, y]: Point, options: HouseOptions): void {
  const { width: w, height: h, distance = 0, wall = stone, shutters = '#4f7f74', roof = 'hip' } = options;
  const { floors = Math.max(1, Math.round(h / (w * 0.5))), columns = Math.max(1, Math.round(w / 44)) } =
    options;
  const { light, random } = scene;
  const pitch = options.pitch ?? w * 0.22;
  const top = y - h;
  const face = scene.tint(wall, 0.95, distance);
  const dark = scene.tint(mix(wall, '#b9a58c', 0.25), 0.2, distance);
  const flank = w * 0.26;
  scene.rect(x, top, w, h, scene.gradient([face, mix(face, dark, 0.22)]));
  scene.rect(light < 0 ? x + w - flank : x, top, flank, h, scene.gradient([dark, mix(dark, face, 0.25)]));
  if (w > 60) {
    const courses = Array.from(
      { length: Math.round(h / 16) },
      (_, at) =>
        `M${nums(x + random.between(0, 9), top + 12 + at * 16)}H${nums(x + w - random.between(2, 20))}`,
    );
    scene.hatch(
      courses.join(''),
      fade(scene.tint('#a8916f', 0.3, distance), 0.35),
      1.5,
      `${random.whole(6, 11)} ${random.whole(9, 30)} 9 ${random.whole(16, 40)}`,
    );
  }
  const [left, right] = light < 0 ? [x, x + w - flank] : [x + flank, x + w];
  drawWindows(scene, [left, top + h * 0.06, right, y], {
    floors,
    columns,
    shutters,
    distance,
    door: options.door ?? w > 50,
  });
  if (flank > 22) {
    const middle = light < 0 ? x + w - flank / 2 : x + flank / 2;
    drawWindows(scene, [middle - 14, top + h * 0.06, middle + 14, y], {
      floors,
      columns: 1,
      shutters: mix(shutters, '#20343c', 0.4),
      distance,
      door: false,
    });
  }
  if (roof === 'flat') {
    scene.rect(x - 3, top - h * 0.06, w + 6, h * 0.07, scene.tint('#ffffff', 0.9, distance));
    return;
  }
  const over = w * 0.04;
  const inset = roof === 'hip' ? w * 0.24 : w * 0.02;
  const ridge = top - pitch;
  const cut = light < 0 ? x + w - flank : x + flank;
  const lit = scene.tint(tile, 0.95, distance);
  const shade = scene.tint(mix(tile, '#7a3b2c', 0.35), 0.25, distance);
  scene.rect(x, top, w, Math.max(2, h * 0.05), fade(scene.tint('#6b5a5a', 0, distance), 0.4));
  scene.fill(
    polygon([
      [x - over, top + 1],
      [x + inset, ridge],
      [x + w - inset, ridge],
      [x + w + over, top + 1],
    ]),
    scene.gradient([lit, mix(lit, shade, 0.4)]),
  );
  const crest = light < 0 ? x + w - inset : x + inset;
  const corner = light < 0 ? x + w + over : x - over;
  scene.fill(
    polygon([
      [crest, ridge],
      [cut, top + 1],
      [corner, top + 1],
    ]),
    shade,
  );
  if (w > 40) {
    scene.clip(
      polygon([
        [x - over, top + 1],
        [x + inset, ridge],
        [x + w - inset, ridge],
        [x + w + over, top + 1],
      ]),
      () =>
        scene.hatch(
          `M${nums(x - over, top - pitch / 2)}h${num(w + 2 * over)}`,
          fade(scene.tint('#7d3a26', 0.2, distance), 0.3),
          pitch,
          `1.3 ${num(Math.max(4, w * 0.05))}`,
        ),
    );
  }
  scene.stroke(
    `M${nums(x + inset, ridge)}H${nums(x + w - inset)}`,
    scene.tint('#e8a07a', 1, distance),
    Math.max(1.2, w * 0.02),
  );
}

interface WindowsOptions {
  readonly floors: number;
  readonly columns: number;
  readonly shutters: string;
  readonly distance: number;
  readonly door: boolean;
}

/** Rows of windows with open shutters on the wall `[left, top, right, ground]`. */
function drawWindows(
  scene: Scene,
  [left, top, right, ground]: readonly [number, number, number, number],
  { floors, columns, shutters, distance, door }: WindowsOptions,
): void {
  const { random, tone } = scene;
  const [cell, storey] = [(right - left) / columns, (ground - top) / floors];
  const w = Math.min(cell * 0.3, storey * 0.34);
  const h = Math.min(storey * 0.52, w * 1.7);
  const panes: string[] = [];
  const glowing: string[] = [];
  const leaves: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = left + cell * (column + 0.5) - w / 2;
      const isDoor = door && floor === floors - 1 && column === Math.floor(columns / 2);
      const tall = isDoor ? storey * 0.72 : h;
      const y = isDoor ? ground - tall : top + storey * (floor + 0.5) - h / 2;
      const box = `M${nums(x, y)}h${num(w)}v${num(tall)}h${num(-w)}z`;
      (tone.lampsLit && random.chance(0.55) ? glowing : panes).push(box);
      if (!isDoor && w > 3.4)
        leaves.push(
          `M${nums(x - w * 0.56, y)}h${num(w * 0.5)}v${num(h)}h${num(-w * 0.5)}zM${nums(x + w * 1.06, y)}h${num(w * 0.5)}v${num(h)}h${num(-w * 0.5)}z`,
        );
    }
  }
  if (panes.length > 0) scene.fill(panes.join(''), scene.tint('#3c4f5a', 0.35, distance));
  if (glowing.length > 0) scene.fill(glowing.join(''), mix('#ffd27a', tone.haze, distance * 0.5));
  if (leaves.length > 0) scene.fill(leaves.join(''), scene.tint(shutters, 0.7, distance));
}
