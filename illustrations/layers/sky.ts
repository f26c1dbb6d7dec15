import { fade, mix } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { height, ints, lens, nums, type Point, width } from '../paint/shape.ts';

interface SkyOptions {
  /** Height of the horizon, from the top. */
  readonly horizon: number;
  /** Middle of the sun or moon, where it is in the picture. */
  readonly sun?: Point;
  readonly sunRadius?: number;
}

/** The whole ground of the picture: sky down to the horizon, with its light. */
export function drawSky(scene: Scene, { horizon, sun, sunRadius = 38 }: SkyOptions): void {
  const { tone } = scene;
  scene.rect(0, 0, width, height, tone.haze);
  scene.rect(0, 0, width, horizon + 2, scene.gradient(tone.sky));
  if (!sun) {
    // Without a sun in the picture the side it stands on is still the brighter one.
    const [from, to] = [fade(tone.glow, 0.38), fade(tone.glow, 0)];
    scene.rect(0, 0, width, horizon + 2, scene.gradient(scene.light < 0 ? [from, to] : [to, from], true));
    return;
  }
  const [x, y] = sun;
  const halo = [fade(tone.glow, 0.75), fade(tone.glow, 0.28), fade(tone.glow, 0.08), fade(tone.glow, 0)];
  scene.circle(x, y, sunRadius * 11, scene.radial(halo));
  scene.circle(x, y, sunRadius, tone.sun);
}

/** Long layers of fair-weather cloud, thinner towards the horizon. */
export function drawClouds(scene: Scene, top: number, bottom: number, count = 5): void {
  const { random, tone } = scene;
  for (let at = 0; at < count; at += 1) {
    const y = random.between(top, bottom);
    const nearness = 1 - (y - top) / Math.max(1, bottom - top);
    const length = random.between(260, 620) * (0.6 + nearness * 0.6);
    const x = random.between(-120, width - length * 0.6);
    const colour = mix(tone.sky[3] ?? tone.haze, tone.sun, 0.55);
    const strands = Array.from({ length: 4 }, () =>
      lens(
        x + random.between(-0.2, 0.4) * length,
        y + random.between(-14, 14) * (0.4 + nearness),
        length * random.between(0.35, 0.9),
        random.between(6, 17) * (0.35 + nearness * 0.7),
      ),
    );
    scene.fill(strands.join(''), fade(colour, 0.22 + 0.3 * nearness));
  }
}

/** One heaped cloud on a flat base, `size` wide. */
export function drawCumulus(scene: Scene, x: number, y: number, size: number): void {
  const { random, tone, light } = scene;
  const top = mix(tone.sun, tone.glow, 0.25);
  const heap = (middle: number, span: number, rise: number, bows: number) => {
    const rim = Array.from({ length: bows + 1 }, (_, at): Point => {
      const u = at / bows;
      const dome = Math.sin(Math.PI * u) ** 0.8 * rise * (at % bows ? random.between(0.78, 1.12) : 0);
      return [
        middle - span / 2 + span * (u + (at % bows ? random.between(-0.25, 0.25) / bows : 0)),
        y - dome,
      ];
    });
    const arcs = rim.slice(1).map(([px, py], at) => {
      const [fromX, fromY] = rim[at] as Point;
      const radius = Math.hypot(px - fromX, py - fromY) * random.between(0.52, 0.6);
      return `a${ints(radius, radius, 0, 0, 1, px - fromX, py - fromY)}`;
    });
    return `M${nums(...(rim[0] as Point))}${arcs.join('')}z`;
  };
  const shade = mix(top, tone.haze, 0.5);
  scene.fill(heap(x, size, size * 0.19, 8), scene.gradient([fade(shade, 0.85), fade(tone.haze, 0.05)]));
  scene.fill(
    heap(x + light * size * 0.09, size * 0.7, size * 0.23, 6),
    scene.gradient([fade(top, 0.95), fade(top, 0.75), fade(tone.haze, 0.05)]),
  );
  scene.fill(
    heap(x - light * size * 0.2, size * 0.5, size * 0.1, 5),
    scene.gradient([fade(top, 0.9), fade(top, 0.05)]),
  );
}

/** Stars over the upper sky. */
export function drawStars(scene: Scene, bottom: number, count = 90): void {
  const { random } = scene;
  const dots = (share: number, size: number, opacity: number) => {
    const path = Array.from({ length: Math.round(count * share) }, () => {
      const y = random.between(0, 1) ** 1.4 * bottom;
      return `M${nums(random.between(0, width), y)}h.1`;
    });
    scene.stroke(path.join(''), fade('#f3f4ea', opacity), size);
  };
  dots(0.6, 2, 0.5);
  dots(0.3, 3, 0.7);
  dots(0.1, 4.4, 0.9);
}

/** A few gulls, as small as they look from afar. */
export function drawGulls(scene: Scene, x: number, y: number, count = 4): void {
  const { random } = scene;
  const flight = Array.from({ length: count }, () => {
    const [left, top] = [x + random.between(-110, 110), y + random.between(-46, 46)];
    const wing = random.between(9, 19);
    return `M${nums(left - wing, top - wing * 0.2)}q${nums(wing * 0.55, -wing * 0.4, wing, wing * 0.25, wing * 0.5, -wing * 0.7, wing, -wing * 0.35)}`;
  });
  scene.stroke(flight.join(''), fade(scene.tint('#3d5561', 0.4, 0.25), 0.85), 2.6);
}
