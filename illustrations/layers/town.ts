import { mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { nums, type Point, polygon } from '../paint/shape.ts';
import { drawHouse } from './houses.ts';

const stone = '#f1e6d2';

interface TowerOptions {
  readonly width: number;
  readonly height: number;
  readonly distance?: number;
  readonly cap?: 'pyramid' | 'dome' | 'flat';
}

/** A campanile: shaft with string courses, open belfry, cap; `x` is its middle. */
export function drawCampanile(scene: Scene, [x, y]: Point, options: TowerOptions): void {
  const { width: w, height: h, distance = 0, cap = 'pyramid' } = options;
  const { light } = scene;
  const lit = scene.tint('#f3e8d4', 0.98, distance);
  const shade = scene.tint('#cbb89c', 0.2, distance);
  const top = y - h;
  const split = light < 0 ? x + w * 0.16 : x - w * 0.16;
  scene.rect(x - w / 2, top, w, h, scene.gradient([lit, mix(lit, shade, 0.2)]));
  scene.rect(light < 0 ? split : x - w / 2, top, w * 0.34, h, scene.gradient([shade, mix(shade, lit, 0.2)]));
  const bands = [0, 0.3, 0.42, 0.7].map((u) => `M${nums(x - w * 0.55, top + h * u)}h${nums(w * 1.1)}`);
  scene.stroke(bands.join(''), scene.tint('#dcc9a8', 0.7, distance), Math.max(1.5, w * 0.06));
  const arch = (cx: number, cy: number, aw: number, ah: number) =>
    `M${nums(cx - aw / 2, cy)}v${nums(-ah + aw / 2)}a${nums(aw / 2, aw / 2)} 0 0 1 ${nums(aw, 0)}v${nums(ah - aw / 2)}z`;
  const bells =
    arch(x - w * 0.2, top + h * 0.27, w * 0.24, h * 0.17) +
    arch(x + w * 0.2, top + h * 0.27, w * 0.24, h * 0.17);
  const slits = arch(x, top + h * 0.58, w * 0.16, h * 0.08) + arch(x, top + h * 0.84, w * 0.16, h * 0.08);
  scene.fill(
    bells + slits,
    scene.tone.lampsLit ? mix('#e9b765', scene.tone.haze, distance) : scene.tint('#4a4f58', 0.2, distance),
  );
  if (cap === 'flat') return;
  const rise = cap === 'pyramid' ? w * 1.15 : w * 0.62;
  if (cap === 'dome') {
    scene.fill(
      `M${nums(x - w * 0.46, top)}c${nums(0, -rise * 1.3, w * 0.92, -rise * 1.3, w * 0.92, 0)}z`,
      scene.tint('#d98a63', 0.7, distance),
    );
  } else {
    scene.fill(
      polygon([
        [x - w * 0.55, top],
        [x, top - rise],
        [x + w * 0.55, top],
      ]),
      scene.tint('#d97a50', 0.95, distance),
    );
    scene.fill(
      polygon([
        [split, top],
        [x, top - rise],
        [x + (light < 0 ? 0.55 : -0.55) * w, top],
      ]),
      scene.tint('#a84d2b', 0.25, distance),
    );
  }
  scene.stroke(
    `M${nums(x, top - rise)}v${nums(-w * 0.28)}m${nums(-w * 0.09, w * 0.12)}h${nums(w * 0.18)}`,
    scene.tint('#5d5148', 0.3, distance),
    Math.max(1, w * 0.04),
  );
}

interface TownOptions {
  /** Height of a storeyed house in the front row. */
  readonly size: number;
  readonly rows?: number;
  readonly distance?: number;
  /** Where the campanile stands, as a share of the width; none without. */
  readonly campanile?: number;
}

/** A town on a slope from `left` to `right`, its front row on `y`, the rows behind it higher up. */
export function drawTown(scene: Scene, [left, right]: Point, y: number, options: TownOptions): void {
  const { size, rows = 3, distance = 0, campanile } = options;
  const { random } = scene;
  const stamps = Array.from({ length: 6 }, (_, at) => {
    const w = size * random.between(0.6, 1.2);
    const drawn = scene.stamp(() =>
      drawHouse(scene, [0, 0], {
        width: w,
        height: size * random.between(0.7, 1.12),
        distance,
        wall: [stone, '#f6efe2', '#e9d8bb', '#f0dfc6', '#e6d3c0', '#f4e4cf'][at] ?? stone,
        shutters: random.pick(['#4f7f74', '#5d8298', '#7b8f6a', '#3f6a70']),
        roof: at % 2 ? 'gable' : 'hip',
        pitch: w * random.between(0.17, 0.25),
      }),
    );
    return { w, drawn };
  });
  for (let row = rows - 1; row >= 0; row -= 1) {
    const inset = (row / rows) * (right - left) * 0.22;
    const scale = 1 - row * 0.09;
    let before: (typeof stamps)[number] | undefined;
    for (let x = left + inset; x < right - inset - size * 0.5; ) {
      const house = random.pick(stamps.filter((stamp) => stamp !== before));
      before = house;
      const scaled = scale * random.between(0.88, 1.1);
      house.drawn(x, y - row * size * 0.52 + (row > 0 ? random.between(0, size * 0.14) : 0), scaled);
      x += house.w * scaled * random.between(0.84, 1.0);
    }
    if (campanile !== undefined && row === Math.min(1, rows - 1)) {
      drawCampanile(scene, [left + (right - left) * campanile, y - row * size * 0.4], {
        width: size * 0.46,
        height: size * 2.7,
        distance: distance + 0.03,
      });
    }
  }
}
