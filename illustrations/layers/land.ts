import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { facet, ints, nums, type Point, roughen, smooth } from '../paint/shape.ts';

interface RidgeOptions {
  /** From 0 (at hand) to 1 (lost in the haze). */
  readonly distance: number;
  readonly colour?: string;
  readonly rough?: number;
  /** Where the land ends below: mostly the horizon. */
  readonly base: number;
}

const maquis = '#5c8268';

/** A far line of hills or an island: a soft silhouette that pales towards its foot. */
export function drawRidge(scene: Scene, skeleton: readonly Point[], options: RidgeOptions): void {
  const { distance, colour = maquis, rough = 0.06, base } = options;
  const line = roughen(scene.random, skeleton, rough, 3);
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  const body = `${smooth(line)}L${nums(last[0], base)}L${nums(first[0], base)}z`;
  const crest = scene.tint(colour, 0.6, distance);
  const foot = mix(crest, scene.tone.haze, 0.45);
  scene.fill(body, scene.gradient([crest, mix(crest, foot, 0.5), foot]));
  scene.fill(slopes(scene, line, base, false), fade(scene.tint(colour, 0, distance), 0.35));
  scene.fill(
    slopes(scene, line, base, true),
    fade(scene.tint(mix(colour, '#f0e2b8', 0.35), 1, distance), 0.3),
  );
}

/** The flanks of a ridge that lie in the sun, or away from it, as spurs running down from its tops. */
function slopes(scene: Scene, line: readonly Point[], base: number, lit: boolean): string {
  const { random, light } = scene;
  const side = lit ? light : -light;
  return line
    .filter(([, y], at) => {
      const before = line[at - 2]?.[1] ?? Number.POSITIVE_INFINITY;
      const after = line[at + 2]?.[1] ?? Number.POSITIVE_INFINITY;
      return y < base - 26 && y <= before && y <= after;
    })
    .map(([x, y]) => {
      const fall = base - y;
      const drop = fall * random.between(0.5, 0.85);
      const reach = side * Math.min(140, fall * random.between(0.6, 1.1));
      return `M${ints(x, y + 1)}q${ints(reach * 0.4, fall * 0.1, reach, drop * 0.7, -reach * 0.5, -drop * 0.1, -reach * 0.85, drop * 0.3, reach * 0.12, -drop * 0.4, -reach * 0.15, -drop)}z`;
    })
    .join('');
}

interface MassifOptions {
  readonly distance: number;
  readonly base: number;
  readonly rock?: string;
  readonly rough?: number;
  /** How far down the bare rock comes, as a share of the height: 1 is rock to the foot. */
  readonly bare?: number;
  /** How green the foot of the wall is, from 0 to 1. */
  readonly foot?: number;
}

const limestone = '#cfc8bb';

/** A wall of karst such as Biokovo or Velebit: lit and shaded buttresses under a broken crest. */
export function drawMassif(scene: Scene, skeleton: readonly Point[], options: MassifOptions): void {
  const { distance, base, rock = limestone, rough = 0.16, bare = 0.9, foot = 0.55 } = options;
  const { random, light } = scene;
  const line = roughen(random, skeleton, rough, 3);
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  const outline = `M${line.map(([x, y]) => nums(Math.round(x), Math.round(y))).join('L')}L${nums(last[0], base)}H${nums(first[0])}z`;
  const lit = scene.tint(rock, 0.95, distance);
  const shaded = scene.tint(mix(rock, '#7d8da0', 0.3), 0.12, distance);
  const haze = mix(lit, scene.tone.haze, 0.6);
  scene.clip(outline, () => {
    scene.fill(outline, scene.gradient([lit, mix(lit, haze, 0.35), haze]));
    const dark: string[] = [];
    const pale: string[] = [];
    const seams: string[] = [];
    line.forEach(([x, y], at) => {
      if (at % 2 === 1 && random.chance(0.35)) return;
      const fall = (base - y) * bare;
      const long = fall * random.between(0.35, 0.95);
      const broad = random.between(0.1, 0.24) * fall + 10;
      const lean = random.between(0.02, 0.2) * fall * -light;
      dark.push(buttress(scene, [x, y - 6], long, broad * -light, lean));
      if (random.chance(0.55))
        pale.push(buttress(scene, [x, y - 4], long * 0.6, broad * 0.5 * light, -lean * 0.4));
      if (random.chance(0.6)) {
        const level = y + fall * random.between(0.12, 0.6);
        const length = random.between(24, 80);
        seams.push(
          `M${ints(x - length / 2, level)}l${ints(length * 0.45, random.between(-9, 4), length * 0.55, random.between(-4, 9))}`,
        );
      }
    });
    scene.fill(dark.join(''), scene.gradient([fade(shaded, 0.72), fade(shaded, 0.5), fade(shaded, 0.1)]));
    scene.fill(pale.join(''), fade(scene.tint('#fffaf0', 1, distance), 0.34));
    scene.stroke(seams.join(''), fade(shaded, 0.4), 2.4);
    // Grass and scrub climb the foot of the wall.
    const top = Math.min(...line.map(([, y]) => y));
    const green = scene.tint('#7c9468', 0.55, distance);
    scene.rect(
      first[0],
      top + (base - top) * 0.42,
      last[0] - first[0],
      (base - top) * 0.58,
      scene.gradient([fade(green, 0), fade(green, foot * 0.5), fade(green, foot)]),
    );
    scene.stroke(
      `M${line.map(([x, y]) => ints(x, y)).join('L')}`,
      fade(scene.tint('#fffaf0', 1, distance), 0.4),
      3,
    );
  });
}

/** One broken flank from a point of the crest down: a jagged sliver, `broad` to its side. */
function buttress({ random }: Scene, [x, y]: Point, long: number, broad: number, lean: number): string {
  const down = (share: number, side: number): Point => [
    x + lean * share + side * broad + random.between(-0.12, 0.12) * broad,
    y + long * share,
  ];
  return facet([
    [x, y],
    down(0.16, 0.55),
    down(0.34, 0.7),
    down(0.5, 1),
    down(0.78, 0.8),
    down(1, 0.5),
    down(0.7, 0.32),
    down(0.52, 0.1),
    down(0.3, 0.16),
  ]);
}

/** Bare ground in the foreground or middle: a soft slope with a lit rim. */
export function drawSlope(
  scene: Scene,
  line: readonly Point[],
  base: number,
  colour: string,
  distance = 0,
): void {
  const last = line.at(-1) as Point;
  const first = line[0] as Point;
  const top = scene.tint(colour, 0.95, distance);
  const low = scene.tint(colour, 0.25, distance);
  scene.fill(
    `${smooth(line)}L${nums(last[0], base)}L${nums(first[0], base)}z`,
    scene.gradient([top, mix(top, low, 0.6), low]),
  );
}
