import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { ints, nums, type Point } from '../paint/shape.ts';

const needles = '#4b7a55';

/**
 * A wood seen from afar: a leafy edge along `line`, with clumps in light and shade down to `base`. Ends that lie
 * inside the picture run down to the ground.
 */
export function drawWood(
  scene: Scene,
  line: readonly Point[],
  base: number,
  distance: number,
  colour = needles,
): void {
  const { random, light } = scene;
  const crest = landed(line, base);
  const [first, last] = [crest[0] as Point, crest.at(-1) as Point];
  const at = (x: number): number => {
    const next = crest.findIndex(([px]) => px >= x);
    if (next <= 0) return next < 0 ? last[1] : first[1];
    const [b, a] = [crest[next] as Point, crest[next - 1] as Point];
    return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  };
  const grain = 34 * (1.15 - distance);
  const rim: string[] = [];
  for (let x = first[0]; x < last[0]; ) {
    const step = Math.min(grain * random.between(0.5, 1.2), last[0] - x + 0.01);
    const rise = step * random.between(0.35, 0.7);
    rim.push(`Q${ints(x + step * 0.45, at(x + step / 2) - rise, x + step, at(x + step))}`);
    x += step;
  }
  const body = `M${ints(...first)}${rim.join('')}L${ints(last[0], base)}L${ints(first[0], base)}z`;
  const deep = mix(colour, '#17392f', 0.35);
  scene.fill(body, scene.gradient([scene.tint(colour, 0.5, distance), scene.tint(deep, 0.1, distance)]));
  const clumps = (count: number, fill: string, shift: number) => {
    const domes = Array.from({ length: count }, () => {
      const x = random.between(first[0] + grain, last[0] - grain);
      const y = at(x) + random.between(0, 1) ** 1.3 * 0.9 * (base - at(x));
      const w = grain * random.between(0.4, 0.95);
      if (base - y < w * 0.4) return '';
      const half = Math.max(2, Math.round(w / 2));
      const rise = Math.max(2, Math.round(w * 0.46));
      return `M${ints(x - w / 2 + shift, y)}q${nums(half, -2 * rise, 2 * half, 0, -half, -Math.round(rise * 0.4), -2 * half, 0)}z`;
    });
    scene.fill(domes.join(''), fill);
  };
  const count = Math.min(46, Math.round((last[0] - first[0]) / grain) * 2);
  clumps(count, fade(scene.tint(mix(colour, '#17392f', 0.4), 0, distance), 0.4), -light * grain * 0.2);
  clumps(count, fade(scene.tint(mix(colour, '#aebb70', 0.3), 1, distance), 0.55), light * grain * 0.2);
}

/** The line with its ends brought down to the ground where they lie inside the picture. */
function landed(line: readonly Point[], base: number): readonly Point[] {
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  const fall = (end: Point) => (base - end[1]) * 0.75;
  return [
    ...(first[0] > 0 && first[1] < base - 6
      ? ([
          [first[0] - fall(first), base],
          [first[0] - fall(first) * 0.55, base - (base - first[1]) * 0.62],
        ] as const)
      : []),
    ...line,
    ...(last[0] < 1600 && last[1] < base - 6
      ? ([
          [last[0] + fall(last) * 0.55, base - (base - last[1]) * 0.62],
          [last[0] + fall(last), base],
        ] as const)
      : []),
  ];
}
