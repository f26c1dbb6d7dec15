import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { facet, height, lens, type Point, smooth, width } from '../paint/shape.ts';

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
    scene.gradient([fade(tone.glint, 0.3 * strength), fade(tone.glint, 0)]),
  );
  band(60, 150, 0.4);
  band(44, 70, 0.75);
}

/** The darker mirror of a coast at its foot, broken into streaks. */
export function drawMirror(scene: Scene, [from, to]: Point, y: number, depth: number, colour: string): void {
  const { random } = scene;
  // A coast that runs out of the picture has no end to taper.
  const left = from <= 0 ? -300 : from;
  const right = to >= width ? width + 300 : to;
  // The ends step in from ripple to ripple, as a mirror on moving water does.
  const bands = 7;
  const inset = (band: number, side: number) =>
    side *
    (band === 0 ? 0 : Math.min((right - left) * 0.2, depth * (0.1 + 0.13 * band) * random.between(0.4, 1.5)));
  const edge = (side: number, end: number): Point[] =>
    Array.from({ length: bands }, (_, band): Point[] => {
      const x = end - inset(band, side);
      return [
        [x, y + (depth * band) / bands],
        [x - side * random.between(0, 12), y + (depth * (band + 1)) / bands],
      ];
    }).flat();
  scene.fill(
    facet([...edge(1, right), ...edge(-1, left).reverse()]),
    scene.gradient([fade(colour, 0.6), fade(colour, 0.28), fade(colour, 0)]),
  );
  const streaks = Array.from({ length: Math.round((right - left) / 60) }, () => {
    const u = random.between(0.15, 1.1);
    const length = random.between(40, 150) * (0.5 + u * 0.5);
    return lens(random.between(left, right - length), y + u * depth, length, 1.5 + 3 * u);
  });
  scene.fill(streaks.join(''), fade(colour, 0.35));
}

/**
 * The water's edge: shallows and foam along `line`; `reach` is how far the shallows go out at hand, less far off.
 * Strokes along the line do it: what lies on land is covered by whatever is painted there next.
 */
export function drawShallows(scene: Scene, edge: readonly Point[], reach: number): void {
  const { tone } = scene;
  const [first, second] = [edge[0] as Point, edge[1] as Point];
  const [last, previous] = [edge.at(-1) as Point, edge.at(-2) as Point];
  // Both ends run on outside the picture, where the shallows may end as they like.
  const beyond = (end: Point, inner: Point): Point => {
    const k = 260 / (Math.hypot(end[0] - inner[0], end[1] - inner[1]) || 1);
    return [end[0] + (end[0] - inner[0]) * k, end[1] + (end[1] - inner[1]) * k];
  };
  const line = [beyond(first, second), ...edge, beyond(last, previous)];
  const outwards = (by: number): Point[] =>
    line.map((point, at) => {
      const before = line[at - 1] ?? point;
      const after = line[at + 1] ?? point;
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const far =
        by * (0.22 + 0.9 * Math.max(0, (point[1] - 300) / 700)) * (0.85 + 0.15 * Math.sin(at * 2.1 + by));
      // The land lies below the line, so the sea is on the side that points up.
      const side = dx >= 0 ? 1 : -1;
      return [point[0] + (side * dy * far) / length, point[1] - (side * dx * far) / length];
    });
  for (const [at, step] of [1, 0.7, 0.45, 0.24].entries()) {
    scene.fill(
      `${smooth([...outwards(reach * step)])}${smooth([...line].reverse(), 'L')}z`,
      fade(tone.shallow, 0.3 + at * 0.14),
    );
  }
  scene.stroke(smooth(outwards(reach * 0.32)), fade('#ffffff', 0.4), 2.5);
  scene.stroke(smooth(outwards(reach * 0.15)), fade('#ffffff', 0.6), 4);
  scene.stroke(smooth(line), fade(mix(tone.glint, '#ffffff', 0.6), 0.95), 13);
}
