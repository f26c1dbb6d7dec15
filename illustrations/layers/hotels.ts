import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { leafy, nums, type Point } from '../paint/shape.ts';

interface HotelOptions {
  readonly width: number;
  readonly floors: number;
  readonly storey?: number;
  readonly distance?: number;
  readonly wall?: string;
  /** How far each floor steps back, towards the `side`: terraces. */
  readonly step?: number;
  readonly side?: -1 | 1;
  readonly accent?: string;
  /** Loggias between fins, ribbons of glass behind long balconies, or a wall with tall windows. */
  readonly front?: 'loggias' | 'ribbons' | 'windows';
}

/** A modernist hotel of stacked floors; `x` is its left and `y` its ground. */
export function drawHotel(scene: Scene, [x, y]: Point, options: HotelOptions): void {
  const { width: w, floors, storey = 40, distance = 0, wall = '#f7f3ea', step = 0, side = 1 } = options;
  const { light } = scene;
  const slab = scene.tint(wall, 1, distance);
  scene.ellipse(x + w / 2, y, w * 0.56, 12, fade(scene.tint('#33443c', 0), 0.35));
  for (let floor = 0; floor < floors; floor += 1) {
    const width = w - step * floor;
    const left = side > 0 ? x + step * floor : x;
    drawFloorOf(scene, [left, y - storey * (floor + 1)], width, options);
    if (step > 12 && floor > 0) {
      const edge = side > 0 ? left - step : left + width;
      const green = Array.from({ length: Math.round(step / 11) }, (_, at) =>
        leafy(scene.random, [edge + 6 + at * 11, y - storey * (floor + 0.06)], 8, 6, 6),
      );
      scene.fill(green.join(''), scene.tint('#5f8a5c', 0.55, distance));
    }
  }
  const top = y - storey * floors;
  const width = w - step * (floors - 1);
  const left = side > 0 ? x + step * (floors - 1) : x;
  scene.rect(left - 7, top - storey * 0.08, width + 14, storey * 0.16, scene.tint('#ffffff', 1, distance));
  scene.rect(
    left + width * 0.3,
    top - storey * 0.5,
    width * 0.22,
    storey * 0.44,
    scene.gradient([slab, scene.tint(wall, 0.4, distance)]),
  );
  const shade = light > 0 ? left : left + width * 0.86;
  scene.rect(shade, top, width * 0.14, storey * floors, fade(scene.tint('#6e8294', 0.05, distance), 0.28));
}

/** One floor of a hotel, `top` its upper edge. */
function drawFloorOf(scene: Scene, [left, top]: Point, width: number, options: HotelOptions): void {
  const { storey = 40, distance = 0, wall = '#f7f3ea', accent = '#b98a5e', front = 'loggias' } = options;
  const { random, tone } = scene;
  const slab = scene.tint(wall, 1, distance);
  const under = scene.tint(mix(wall, '#9aa7b0', 0.3), 0.25, distance);
  const glow = mix('#ffce78', tone.haze, distance * 0.6);
  const glass = scene.tint('#4d6f80', 0.45, distance);
  const bays = Math.max(2, Math.round(width / (storey * (front === 'ribbons' ? 1.9 : 1.25))));
  const bay = width / bays;
  const lit = Array.from({ length: bays }, () => tone.lampsLit && random.chance(0.55));
  const panes = (from: number, share: number, y: number, tall: number, which: boolean) =>
    lit
      .map((on, at) =>
        on === which
          ? `M${nums(left + (at + from) * bay, top + y * storey)}h${nums(bay * share)}v${nums(storey * tall)}h${nums(-bay * share)}z`
          : '',
      )
      .join('');
  const glaze = (from: number, share: number, y: number, tall: number) => {
    for (const on of [false, true]) {
      const path = panes(from, share, y, tall, on);
      if (path !== '') scene.fill(path, on ? glow : glass);
    }
  };
  if (front === 'windows') {
    scene.rect(left, top, width, storey, scene.gradient([slab, mix(slab, under, 0.25)]));
    glaze(0.34, 0.32, 0.24, 0.56);
    scene.hatch(
      `M${nums(left + bay * 0.18, top + storey * 0.52)}h${nums(width)}`,
      scene.tint(accent, 0.7, distance),
      storey * 0.56,
      nums(bay * 0.15, bay * 0.34, bay * 0.15, bay * 0.36),
    );
    scene.rect(left - 3, top + storey * 0.94, width + 6, storey * 0.07, scene.tint('#d9cdb8', 0.7, distance));
    return;
  }
  scene.rect(left, top, width, storey, scene.gradient([under, mix(under, slab, 0.25)]));
  if (front === 'ribbons') {
    glaze(0.03, 0.94, 0.2, 0.6);
    scene.hatch(
      `M${nums(left + bay * 0.4, top + storey * 0.5)}h${nums(width - bay * 0.4)}`,
      scene.tint('#f8f1e2', 0.75, distance),
      storey * 0.6,
      nums(bay * 0.09, bay * 0.91),
    );
    scene.hatch(
      `M${nums(left, top + storey * 0.5)}h${nums(width)}`,
      scene.tint(accent, 0.5, distance),
      storey,
      nums(3, bay * 2 - 3),
    );
  } else {
    glaze(0.14, 0.62, 0.26, 0.74);
    scene.hatch(
      `M${nums(left, top + storey * 0.5)}h${nums(width)}`,
      slab,
      storey,
      nums(Math.max(2, storey * 0.07), bay - Math.max(2, storey * 0.07)),
    );
    scene.hatch(
      `M${nums(left + bay * random.whole(0, 2), top + storey * 0.3)}H${nums(left + width)}`,
      fade(scene.tint(accent, 0.6, distance), 0.85),
      storey * 0.24,
      nums(bay * 0.9, bay * 2.1),
    );
  }
  scene.rect(
    left - 5,
    top + storey * 0.66,
    width + 10,
    storey * 0.28,
    fade(scene.tint('#dcebec', 0.9, distance), front === 'ribbons' ? 0.5 : 0.72),
  );
  scene.rect(left - 7, top + storey * 0.92, width + 14, storey * 0.13, slab);
}
