import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { height, lens, nums, type Point, polygon, width } from '../paint/shape.ts';

/** A table across the foreground, its far edge at `y`: cloth or planks. */
export function drawTable(
  scene: Scene,
  y: number,
  kind: 'cloth' | 'wood' | 'stone' = 'cloth',
  left = -20,
  right = width + 20,
): void {
  const colour = { cloth: '#fbf7ee', wood: '#b98d62', stone: '#e6ddcd' }[kind];
  const front = scene.tint(colour, 0.35);
  const inset = left > 0 ? 90 : 0;
  scene.fill(
    polygon([
      [left + inset, y],
      [right - inset, y],
      [right, height],
      [left, height],
    ]),
    scene.gradient([scene.tint(colour, 1), scene.tint(colour, 0.85), front]),
  );
  scene.rect(left + inset, y, right - left - 2 * inset, 6, scene.tint('#ffffff', 1));
  if (kind === 'wood') {
    const planks = [0.12, 0.3, 0.55, 0.85].map((u) => `M${nums(left, y + (height - y) * u)}H${nums(right)}`);
    scene.stroke(planks.join(''), fade(scene.tint('#6d4a30', 0.2), 0.5), 3);
    const grain = Array.from({ length: 26 }, () =>
      lens(
        scene.random.between(0, 1500),
        scene.random.between(y + 12, height),
        scene.random.between(60, 260),
        2,
      ),
    );
    scene.fill(grain.join(''), fade(scene.tint('#6d4a30', 0.2), 0.25));
  }
  if (kind === 'cloth') {
    const folds = [180, 520, 990, 1370].map(
      (x) =>
        `M${nums(x, y + 12)}q${nums((x - 800) * 0.08, 120, (x - 800) * 0.2, height - y)}l46 0q${nums(-(x - 800) * 0.06 - 30, -160, -(x - 800) * 0.2 - 46, -(height - y))}z`,
    );
    scene.fill(folds.join(''), fade(scene.tint('#cfd6d8', 0.3), 0.35));
  }
}

/** The shadow that a thing on the table throws away from the light. */
export function drawCast(scene: Scene, [x, y]: Point, w: number): void {
  scene.ellipse(
    x - scene.light * w * 0.55,
    y + w * 0.03,
    w * 0.85,
    w * 0.15,
    fade(scene.tint('#56606e', 0.1), 0.28),
  );
}
