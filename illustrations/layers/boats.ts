import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { lens, nums, type Point, polygon } from '../paint/shape.ts';

interface BoatOptions {
  readonly size: number;
  readonly distance?: number;
  readonly hull?: string;
  readonly flip?: boolean;
}

/** Draws around the waterline at the origin, then its mirror, broken by ripples. */
function afloat(
  scene: Scene,
  [x, y]: Point,
  flip: boolean,
  size: number,
  deep: number,
  draw: () => void,
): void {
  const side = flip ? -1 : 1;
  scene.group(`transform="translate(${nums(x, y)}) scale(${side} -${deep})" opacity=".3"`, draw);
  scene.group(`transform="translate(${nums(x, y)}) scale(${side} 1)"`, draw);
  const { random, tone } = scene;
  const ripples = Array.from({ length: 7 }, (_, at) =>
    lens(
      x - size * random.between(0.3, 0.62),
      y + 2 + at * size * 0.045,
      size * random.between(0.5, 1.1),
      1 + size * 0.006,
    ),
  );
  scene.fill(ripples.join(''), fade(tone.glint, 0.4));
  scene.fill(lens(x - size * 0.56, y + 1, size * 1.12, size * 0.018), fade(scene.tone.sea[2], 0.5));
}

/** A wooden boat of the coast (gajeta or pasara) with painted strake, thwarts and oars. */
export function drawRowboat(scene: Scene, at: Point, options: BoatOptions): void {
  const { size: s, distance = 0, hull = '#f6f1e6', flip = false } = options;
  afloat(scene, at, flip, s, 0.8, () => {
    const dark = scene.tint(mix(hull, '#6d7f8a', 0.5), 0.15, distance);
    scene.fill(
      `M${nums(-s * 0.5, -s * 0.15)}Q${nums(0, -s * 0.06, s * 0.5, -s * 0.2)}L${nums(s * 0.46, -s * 0.1)}H${nums(-s * 0.44)}z`,
      scene.tint('#7a5239', 0.3, distance),
    );
    scene.fill(
      `M${nums(-s * 0.5, -s * 0.15)}Q${nums(0, -s * 0.04, s * 0.5, -s * 0.2)}Q${nums(s * 0.46, -s * 0.02, s * 0.3, s * 0.02)}H${nums(-s * 0.38)}Q${nums(-s * 0.47, -s * 0.02, -s * 0.5, -s * 0.15)}z`,
      scene.gradient([scene.tint(hull, 0.95, distance), dark]),
    );
    scene.stroke(
      `M${nums(-s * 0.5, -s * 0.145)}Q${nums(0, -s * 0.035, s * 0.5, -s * 0.195)}`,
      scene.tint('#2b6f8a', 0.7, distance),
      s * 0.022,
    );
    scene.stroke(
      `M${nums(-s * 0.44, -s * 0.06)}Q${nums(0, 0.01 * s, s * 0.45, -s * 0.08)}`,
      scene.tint('#c8643c', 0.7, distance),
      s * 0.012,
    );
    scene.stroke(
      `M${nums(-s * 0.2, -s * 0.13)}l${nums(s * 0.16, s * 0.16)}M${nums(s * 0.08, -s * 0.13)}l${nums(s * 0.12, s * 0.15)}`,
      scene.tint('#b98a58', 0.8, distance),
      s * 0.014,
    );
  });
}

/** A sailing yacht, heeling a little, or with bare mast at anchor. */
export function drawYacht(
  scene: Scene,
  at: Point,
  options: BoatOptions & { readonly sails?: boolean },
): void {
  const { size: s, distance = 0, hull = '#ffffff', flip = false, sails = true } = options;
  afloat(scene, at, flip, s, 0.55, () => {
    const mast = s * 1.3;
    if (sails) {
      scene.fill(
        `M${nums(s * 0.04, -s * 0.16)}L${nums(s * 0.02, -mast)}Q${nums(-s * 0.3, -mast * 0.42, -s * 0.4, -s * 0.17)}z`,
        scene.gradient([scene.tint('#ffffff', 1, distance), scene.tint('#efe4d0', 0.55, distance)]),
      );
      scene.fill(
        `M${nums(s * 0.07, -mast * 0.92)}Q${nums(s * 0.34, -mast * 0.4, s * 0.48, -s * 0.13)}Q${nums(s * 0.22, -s * 0.2, s * 0.1, -s * 0.15)}z`,
        scene.tint('#f6ecdc', 0.72, distance),
      );
    }
    scene.stroke(
      `M${nums(s * 0.05, -s * 0.1)}V${nums(-mast * 1.02)}M${nums(s * 0.05, -s * 0.17)}H${nums(-s * 0.4)}`,
      scene.tint('#6b5a4c', 0.5, distance),
      Math.max(1.2, s * 0.014),
    );
    if (!sails)
      scene.stroke(
        `M${nums(s * 0.05, -mast)}L${nums(s * 0.5, -s * 0.12)}M${nums(s * 0.05, -mast)}L${nums(-s * 0.46, -s * 0.1)}`,
        fade(scene.tint('#6b5a4c', 0.5, distance), 0.6),
        Math.max(0.8, s * 0.005),
      );
    scene.fill(
      `M${nums(-s * 0.24, -s * 0.11)}l${nums(s * 0.05, -s * 0.06)}h${nums(s * 0.3)}l${nums(s * 0.08, s * 0.05)}z`,
      scene.tint('#e6ded0', 0.6, distance),
    );
    scene.fill(
      `M${nums(-s * 0.5, -s * 0.12)}H${nums(s * 0.52)}Q${nums(s * 0.44, s * 0.01, s * 0.3, s * 0.01)}H${nums(-s * 0.4)}Q${nums(-s * 0.47, -s * 0.02, -s * 0.5, -s * 0.12)}z`,
      scene.gradient([scene.tint(hull, 1, distance), scene.tint(mix(hull, '#8fa4b0', 0.4), 0.3, distance)]),
    );
    scene.stroke(
      `M${nums(-s * 0.49, -s * 0.095)}H${nums(s * 0.48)}`,
      scene.tint('#0a5c7a', 0.7, distance),
      s * 0.016,
    );
  });
}

/** An excursion boat or small ferry with two decks and an awning. */
export function drawFerry(scene: Scene, at: Point, options: BoatOptions): void {
  const { size: s, distance = 0, hull = '#ffffff', flip = false } = options;
  afloat(scene, at, flip, s, 0.6, () => {
    const white = scene.tint('#ffffff', 0.95, distance);
    const pale = scene.tint('#d8dfe2', 0.4, distance);
    scene.fill(
      polygon([
        [-s * 0.4, -s * 0.14],
        [-s * 0.4, -s * 0.26],
        [s * 0.24, -s * 0.26],
        [s * 0.3, -s * 0.14],
      ]),
      scene.gradient([white, pale]),
    );
    scene.fill(
      polygon([
        [-s * 0.2, -s * 0.26],
        [-s * 0.2, -s * 0.35],
        [s * 0.12, -s * 0.35],
        [s * 0.18, -s * 0.26],
      ]),
      scene.gradient([white, pale]),
    );
    scene.fill(
      polygon([
        [-s * 0.42, -s * 0.33],
        [-s * 0.2, -s * 0.36],
        [-s * 0.2, -s * 0.345],
        [-s * 0.42, -s * 0.315],
      ]),
      scene.tint('#c8643c', 0.9, distance),
    );
    scene.stroke(
      `M${nums(-s * 0.4, -s * 0.26)}V${nums(-s * 0.32)}M${nums(-s * 0.02, -s * 0.35)}v${nums(-s * 0.13)}m${nums(-s * 0.03, s * 0.04)}h${nums(s * 0.06)}`,
      scene.tint('#5f6b72', 0.5, distance),
      s * 0.008,
    );
    const panes = Array.from(
      { length: 8 },
      (_, i) =>
        `M${nums(-s * 0.37 + i * s * 0.075, -s * 0.235)}h${nums(s * 0.05)}v${nums(s * 0.05)}h${nums(-s * 0.05)}z`,
    );
    scene.fill(
      `${panes.join('')}M${nums(-s * 0.16, -s * 0.33)}h${nums(s * 0.26)}v${nums(s * 0.04)}h${nums(-s * 0.26)}z`,
      scene.tone.lampsLit ? '#ffd27a' : scene.tint('#2f5263', 0.4, distance),
    );
    scene.fill(
      `M${nums(-s * 0.48, -s * 0.14)}H${nums(s * 0.36)}L${nums(s * 0.52, -s * 0.19)}Q${nums(s * 0.44, -s * 0.01, s * 0.34, s * 0.02)}H${nums(-s * 0.42)}Q${nums(-s * 0.47, -s * 0.04, -s * 0.48, -s * 0.14)}z`,
      scene.gradient([
        scene.tint(hull, 0.95, distance),
        scene.tint(mix(hull, '#7f929c', 0.45), 0.3, distance),
      ]),
    );
    scene.stroke(
      `M${nums(-s * 0.475, -s * 0.09)}L${nums(s * 0.36, -s * 0.09)}L${nums(s * 0.48, -s * 0.13)}`,
      scene.tint('#0a5c7a', 0.7, distance),
      s * 0.02,
    );
  });
}

/** A far sail, nothing more than a sliver of white. */
export function drawFarSail(scene: Scene, [x, y]: Point, size: number): void {
  scene.fill(
    `M${nums(x, y)}V${nums(y - size)}q${nums(-size * 0.3, size * 0.5, -size * 0.36, size)}zM${nums(x + size * 0.05, y - size * 0.9)}q${nums(size * 0.2, size * 0.5, size * 0.26, size * 0.88)}h${nums(-size * 0.24)}z`,
    scene.tint('#ffffff', 0.95, 0.12),
  );
  scene.fill(lens(x - size * 0.4, y + 1, size * 0.7, 2), scene.tint('#5b7482', 0.3, 0.2));
}
