import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { height, lens, nums, type Point, smooth, width } from '../paint/shape.ts';

interface SeaOptions {
  readonly bottom?: number;
  /** Where the light falls on the water, as a column of glints. */
  readonly glitterAt?: number;
  /** How rough it is: 1 is a light breeze. */
  readonly swell?: number;
}

/** Open water from the horizon down, with its streaks of light and shade. */
export function drawSea(scene: Scene, horizon: number, options: SeaOptions = {}): void {
  const { bottom = height, glitterAt, swell = 1 } = options;
  const { random, tone } = scene;
  const [far, middle, near] = tone.sea;
  const depth = bottom - horizon;
  scene.rect(
    0,
    horizon,
    width,
    depth,
    scene.gradient([far, mix(far, middle, 0.65), middle, mix(middle, near, 0.6), near]),
  );
  const streaks = (count: number, colour: string, size: number) => {
    const path = Array.from({ length: count }, () => {
      const u = random.between(0.015, 1) ** 1.5;
      return lens(
        random.between(-80, width),
        horizon + u * depth,
        (30 + 260 * u) * random.between(0.5, 1.4),
        (0.7 + 5.5 * u) * size * swell,
      );
    });
    scene.fill(path.join(''), colour);
  };
  streaks(46, fade(near, 0.22), 1.3);
  streaks(30, fade(mix(far, tone.glint, 0.4), 0.3), 0.8);
  streaks(18, fade(tone.glint, 0.3), 0.5);
  if (glitterAt !== undefined) drawGlitter(scene, glitterAt, horizon, bottom);
}

/** The path of light under the sun or moon; it widens towards the beholder. */
export function drawGlitter(scene: Scene, x: number, top: number, bottom: number, strength = 1): void {
  const { random, tone } = scene;
  const depth = bottom - top;
  const band = (count: number, spread: number, opacity: number) => {
    const path = Array.from({ length: count }, () => {
      const u = random.between(0.008, 1) ** 1.35;
      const offset = (random.between(-1, 1) + random.between(-1, 1)) * (16 + spread * u);
      const length = (14 + 120 * u) * random.between(0.4, 1.2);
      return lens(x + offset - length / 2, top + u * depth, length, 1 + 6 * u);
    });
    scene.fill(path.join(''), fade(tone.glint, opacity * strength));
  };
  scene.fill(
    `M${x - 26} ${top}h52L${x + 190} ${bottom}h-380z`,
    scene.gradient([fade(tone.glint, 0.5 * strength), fade(tone.glint, 0)]),
  );
  band(60, 150, 0.4);
  band(44, 70, 0.75);
}

/** The darker mirror of a coast at its foot, broken into streaks. */
export function drawMirror(
  scene: Scene,
  [left, right]: Point,
  y: number,
  depth: number,
  colour: string,
): void {
  const { random } = scene;
  const span = right - left;
  scene.fill(
    `M${nums(left, y)}H${nums(right)}q${nums(-span * 0.08, depth * 0.3, -span * 0.06, depth)}H${nums(left + span * 0.06)}Q${nums(left + span * 0.08, y + depth * 0.3, left, y)}z`,
    scene.gradient([fade(colour, 0.62), fade(colour, 0.3), fade(colour, 0)]),
  );
  const streaks = Array.from({ length: Math.round((right - left) / 60) }, () => {
    const u = random.between(0.15, 1.1);
    const length = random.between(40, 150) * (0.5 + u * 0.5);
    return lens(random.between(left, right - length), y + u * depth, length, 1.5 + 3 * u);
  });
  scene.fill(streaks.join(''), fade(colour, 0.35));
}

/**
 * The water's edge: shallows, foam and wet ground along `line`, which runs across the picture; the land is
 * below it. `reach` is how far the shallows go out.
 */
export function drawShallows(scene: Scene, line: readonly Point[], reach: number): void {
  const { tone } = scene;
  const shifted = (by: number): Point[] =>
    line.map(([x, y], at) => [x, y - by * (0.75 + 0.25 * Math.sin(at * 1.7 + by))]);
  const below = `V${height}H${line[0]?.[0] ?? 0}z`;
  const steps = [1, 0.72, 0.46, 0.24];
  for (const [at, step] of steps.entries()) {
    scene.fill(`${smooth(shifted(reach * step))}${below}`, fade(tone.shallow, 0.3 + at * 0.14));
  }
  scene.stroke(smooth(shifted(reach * 0.3)), fade('#ffffff', 0.4), 2.5);
  scene.stroke(smooth(shifted(reach * 0.13)), fade('#ffffff', 0.6), 4);
  scene.stroke(smooth(shifted(3)), fade(mix(tone.glint, '#ffffff', 0.6), 0.95), 8);
}
