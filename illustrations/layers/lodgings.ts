import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { nums, type Point, polygon } from '../paint/shape.ts';
import { drawHouse } from './houses.ts';

/** A holiday house of one or two floors with a veranda, as in a village of pavilions. */
export function drawPavilion(scene: Scene, [x, y]: Point, w: number, distance = 0, wall = '#f8f0e2'): void {
  drawHouse(scene, [x, y], {
    width: w,
    height: w * 0.62,
    distance,
    wall,
    floors: 2,
    columns: 3,
    shutters: '#7fb0b0',
    pitch: w * 0.2,
    roof: 'gable',
    door: true,
  });
  scene.fill(
    polygon([
      [x - w * 0.06, y - w * 0.3],
      [x + w * 1.06, y - w * 0.3],
      [x + w, y - w * 0.36],
      [x, y - w * 0.36],
    ]),
    scene.tint('#d27a4e', 0.8, distance),
  );
  scene.stroke(
    [0.02, 0.34, 0.66, 0.98].map((u) => `M${nums(x + w * u, y)}V${nums(y - w * 0.3)}`).join(''),
    scene.tint('#fdf7ea', 0.95, distance),
    w * 0.025,
  );
}

/** A mobile home with its deck and awning. */
export function drawMobileHome(scene: Scene, [x, y]: Point, w: number, distance = 0, wall = '#e9e2d2'): void {
  const h = w * 0.36;
  const face = scene.tint(wall, 0.95, distance);
  scene.rect(x, y - h - w * 0.05, w, h, scene.gradient([face, scene.tint(wall, 0.5, distance)]));
  scene.hatch(
    `M${nums(x + w / 2, y - h - w * 0.05)}v${nums(h)}`,
    fade(scene.tint('#9d9078', 0.2, distance), 0.3),
    w,
    '1.4 7',
  );
  scene.fill(
    polygon([
      [x - w * 0.03, y - h - w * 0.05],
      [x + w * 0.03, y - h - w * 0.12],
      [x + w * 0.97, y - h - w * 0.12],
      [x + w * 1.03, y - h - w * 0.05],
    ]),
    scene.tint('#8e6a55', 0.7, distance),
  );
  const glass = scene.tone.lampsLit ? '#ffd27a' : scene.tint('#41606e', 0.4, distance);
  scene.rect(x + w * 0.08, y - h * 0.86, w * 0.2, h * 0.4, glass);
  scene.rect(x + w * 0.42, y - h * 0.86, w * 0.2, h * 0.84, glass);
  scene.rect(x + w * 0.74, y - h * 0.86, w * 0.16, h * 0.4, glass);
  scene.fill(
    polygon([
      [x + w * 0.32, y - h * 0.98],
      [x + w * 0.72, y - h * 0.98],
      [x + w * 0.8, y - h * 0.76],
      [x + w * 0.26, y - h * 0.76],
    ]),
    scene.tint('#f3e6cf', 0.9, distance),
  );
  scene.stroke(
    `M${nums(x + w * 0.28, y)}V${nums(y - h * 0.76)}M${nums(x + w * 0.79, y)}V${nums(y - h * 0.76)}`,
    scene.tint('#8e7a66', 0.6, distance),
    w * 0.012,
  );
  scene.rect(x - w * 0.02, y - w * 0.05, w * 1.06, w * 0.05, scene.tint('#a98a68', 0.6, distance));
}

/** A ridge tent, its mouth open. */
export function drawTent(scene: Scene, [x, y]: Point, size: number, colour = '#e9dcc0'): void {
  const { light } = scene;
  scene.ellipse(x, y + 2, size * 0.62, size * 0.05, fade(scene.tint('#33443c', 0), 0.4));
  const far = light < 0 ? [x, x + size * 0.6] : [x, x - size * 0.6];
  const near = light < 0 ? [x, x - size * 0.5] : [x, x + size * 0.5];
  const peak = y - size * 0.55;
  scene.fill(
    polygon([
      [x, peak],
      [far[1] as number, y],
      [x, y],
    ]),
    scene.tint(mix(colour, '#8a7a5e', 0.25), 0.25),
  );
  scene.fill(
    polygon([
      [x, peak],
      [near[1] as number, y],
      [x, y],
    ]),
    scene.gradient([scene.tint(colour, 1), scene.tint(colour, 0.6)]),
  );
  const mouth = ((near[1] as number) + x) / 2;
  scene.fill(
    `M${nums(x + (mouth - x) * 0.2, peak + size * 0.12)}Q${nums(mouth, y - size * 0.2, x + (mouth - x) * 1.5, y)}H${nums(x)}z`,
    scene.tone.lampsLit ? '#ffcf85' : scene.tint('#4b453c', 0.2),
  );
  scene.stroke(
    `M${nums(x, peak)}L${nums(x - size * 0.75, y + 4)}M${nums(x, peak)}L${nums(x + size * 0.8, y + 4)}`,
    fade(scene.tint('#6a5a48', 0.4), 0.7),
    1.6,
  );
}

/** A palace of cut stone on an arcade, with a row of arched windows and a hipped roof. */
export function drawPalace(scene: Scene, [x, y]: Point, w: number, h: number, distance = 0): void {
  const { tone, light } = scene;
  drawHouse(scene, [x, y], {
    width: w,
    height: h,
    distance,
    floors: 1,
    columns: 1,
    door: false,
    pitch: h * 0.26,
    wall: '#efe3cc',
    shutters: '#efe3cc',
  });
  const lit = scene.tint('#f2e8d5', 0.95, distance);
  const [left, right] = light < 0 ? [x, x + w * 0.74] : [x + w * 0.26, x + w];
  scene.rect(left, y - h * 0.93, right - left, h * 0.9, lit);
  const glass = tone.lampsLit ? '#ffcf80' : scene.tint('#3f525c', 0.3, distance);
  const arch = (cx: number, base: number, aw: number, ah: number) =>
    `M${nums(cx - aw / 2, base)}v${nums(-ah + aw / 2)}a${nums(aw / 2, aw / 2)} 0 0 1 ${nums(aw, 0)}v${nums(ah - aw / 2)}z`;
  const bay = (right - left) / 6;
  const each = [0, 1, 2, 3, 4, 5].map((at) => left + bay * (at + 0.5));
  scene.fill(
    each.map((cx) => arch(cx, y - h * 0.04, bay * 0.66, h * 0.3)).join(''),
    scene.tint('#5b4f4a', 0.15, distance),
  );
  scene.fill(
    each
      .map((cx) => arch(cx, y - h * 0.44, bay * 0.4, h * 0.24) + arch(cx, y - h * 0.76, bay * 0.32, h * 0.13))
      .join(''),
    glass,
  );
  scene.stroke(
    `M${nums(left, y - h * 0.39)}H${nums(right)}M${nums(left, y - h * 0.72)}H${nums(right)}`,
    scene.tint('#d3bf9d', 0.6, distance),
    h * 0.012,
  );
  scene.fill(
    polygon([
      [left + bay * 1.9, y - h * 0.44],
      [left + bay * 4.1, y - h * 0.44],
      [left + bay * 4.1, y - h * 0.41],
      [left + bay * 1.9, y - h * 0.41],
    ]),
    scene.tint('#fff6e6', 1, distance),
  );
  scene.hatch(
    `M${nums(left + bay * 1.9, y - h * 0.48)}h${nums(bay * 2.2)}`,
    scene.tint('#e3d3b5', 0.7, distance),
    h * 0.07,
    '3 5',
  );
}
