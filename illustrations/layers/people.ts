import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { limb, nums, type Point } from '../paint/shape.ts';

interface FigureOptions {
  readonly size: number;
  readonly shirt?: string;
  readonly trousers?: string;
  readonly pose?: 'stand' | 'walk' | 'sit';
  readonly rucksack?: string;
  readonly hat?: string;
  readonly flip?: boolean;
}

const skin = '#c98f68';

/** A person seen from behind or afar, without a face; `y` is the ground, or the seat when sitting. */
export function drawFigure(scene: Scene, [x, y]: Point, options: FigureOptions): void {
  const {
    size: s,
    shirt = '#f4efe4',
    trousers = '#4a6473',
    pose = 'stand',
    rucksack,
    hat,
    flip = false,
  } = options;
  scene.group(`transform="translate(${nums(x, y)})${flip ? ' scale(-1 1)' : ''}"`, () => {
    const hip = pose === 'sit' ? -s * 0.06 : -s * 0.46;
    const head = hip - s * 0.45;
    const leg = (foot: number, knee: number, colour: number) =>
      scene.fill(
        limb([foot, 0], [knee, hip * 0.5], [s * 0.02 * Math.sign(foot), hip], s * 0.06, s * 0.11),
        scene.tint(trousers, colour),
      );
    if (pose === 'sit') {
      scene.fill(
        limb([s * 0.34, s * 0.26], [s * 0.33, 0], [s * 0.3, -s * 0.06], s * 0.06, s * 0.08) +
          `M${nums(-s * 0.06, -s * 0.1)}H${nums(s * 0.32)}v${nums(s * 0.09)}H${nums(-s * 0.06)}z`,
        scene.tint(trousers, 0.6),
      );
    } else {
      const stride = pose === 'walk' ? s * 0.15 : s * 0.05;
      leg(-stride, -stride * 0.3, 0.3);
      leg(stride, stride * 0.9, 0.7);
    }
    scene.fill(
      limb([0, hip + s * 0.02], [0, hip - s * 0.18], [s * 0.01, hip - s * 0.35], s * 0.17, s * 0.2),
      scene.tint(shirt, 0.85),
    );
    const arm = pose === 'walk' ? s * 0.1 : s * 0.04;
    scene.fill(
      limb(
        [s * 0.1 + arm, hip + s * 0.02],
        [s * 0.15, hip - s * 0.14],
        [s * 0.08, hip - s * 0.33],
        s * 0.035,
        s * 0.07,
      ),
      scene.tint(skin, 0.7),
    );
    scene.fill(
      limb(
        [-s * 0.1 - arm, hip + s * 0.02],
        [-s * 0.14, hip - s * 0.14],
        [-s * 0.08, hip - s * 0.33],
        s * 0.035,
        s * 0.07,
      ),
      scene.tint(skin, 0.5),
    );
    scene.rect(-s * 0.02, head, s * 0.055, s * 0.13, scene.tint(skin, 0.5));
    if (rucksack) {
      scene.rect(-s * 0.13, hip - s * 0.33, s * 0.24, s * 0.28, scene.tint(rucksack, 0.7), s * 0.06);
      scene.rect(
        -s * 0.1,
        hip - s * 0.2,
        s * 0.18,
        s * 0.11,
        fade(scene.tint('#2c2f36', 0.1), 0.25),
        s * 0.03,
      );
    }
    scene.circle(s * 0.015, head, s * 0.075, scene.tint(hat ? skin : '#5a4031', 0.6));
    if (hat) {
      scene.fill(
        `M${nums(-s * 0.07, head - s * 0.02)}c${nums(0, -s * 0.125, s * 0.17, -s * 0.125, s * 0.17, 0)}z`,
        scene.tint(hat, 0.95),
      );
      scene.ellipse(s * 0.015, head - s * 0.02, s * 0.118, s * 0.026, scene.tint(hat, 0.7));
    }
  });
}

/** A bicycle in profile; `y` is the ground. */
export function drawBicycle(
  scene: Scene,
  [x, y]: Point,
  size: number,
  colour = '#0a5c7a',
  basket = false,
): void {
  const r = size * 0.235;
  const [back, front] = [x - size * 0.36, x + size * 0.36];
  const axle = y - r;
  const tyre = scene.tint('#2b3238', 0.35);
  for (const cx of [back, front]) {
    scene.add(
      `<circle cx="${nums(cx)}" cy="${nums(axle)}" r="${nums(r)}" fill="none" stroke="${tyre}" stroke-width="${nums(size * 0.022)}"/>`,
    );
    const spokes = [0, 1, 2, 3, 4, 5, 6].map((at) => {
      const angle = (at / 7) * Math.PI + 0.2;
      return `M${nums(cx - Math.cos(angle) * r, axle - Math.sin(angle) * r)}l${nums(Math.cos(angle) * r * 2, Math.sin(angle) * r * 2)}`;
    });
    scene.stroke(spokes.join(''), fade(scene.tint('#c9ccca', 0.8), 0.7), 1.4);
    scene.circle(cx, axle, size * 0.018, tyre);
  }
  const crank: Point = [x - size * 0.06, axle + size * 0.02];
  const seat: Point = [x - size * 0.16, axle - size * 0.33];
  const head: Point = [x + size * 0.25, axle - size * 0.36];
  const frame = `M${nums(back, axle)}L${nums(...crank)}L${nums(head[0] + size * 0.01, head[1] + size * 0.08)}L${nums(seat[0] + size * 0.025, seat[1] + size * 0.08)}zM${nums(...crank)}L${nums(...seat)}M${nums(front, axle)}L${nums(...head)}`;
  scene.stroke(frame, scene.tint(colour, 0.8), size * 0.024, 'stroke-linejoin="round"');
  scene.stroke(
    `M${nums(head[0], head[1])}l${nums(-size * 0.01, -size * 0.06)}q${nums(size * 0.06, -size * 0.05, size * 0.1, size * 0.01)}`,
    scene.tint('#5b4636', 0.6),
    size * 0.022,
  );
  scene.stroke(
    `M${nums(seat[0] - size * 0.07, seat[1] - size * 0.01)}h${nums(size * 0.13)}`,
    scene.tint('#6b4530', 0.6),
    size * 0.042,
  );
  scene.circle(...crank, size * 0.045, scene.tint('#6f7578', 0.5));
  scene.stroke(
    `M${nums(...crank)}l${nums(size * 0.05, size * 0.08)}h${nums(size * 0.05)}`,
    tyre,
    size * 0.018,
  );
  if (!basket) return;
  const [bx, by] = [head[0] + size * 0.04, head[1] + size * 0.02];
  scene.fill(
    `M${nums(bx, by)}h${nums(size * 0.22)}l${nums(-size * 0.03, size * 0.16)}h${nums(-size * 0.16)}z`,
    scene.tint('#b98a55', 0.8),
  );
  scene.hatch(
    `M${nums(bx, by + size * 0.08)}h${nums(size * 0.22)}`,
    fade(scene.tint('#7a5632', 0.3), 0.6),
    size * 0.15,
    '2 7',
  );
}

/** An off-road car in profile, open at the back; `y` is the ground. */
export function drawJeep(scene: Scene, [x, y]: Point, size: number, colour = '#5f7f6a', flip = false): void {
  scene.group(`transform="translate(${nums(x, y)})${flip ? ' scale(-1 1)' : ''}"`, () => {
    const s = size;
    scene.ellipse(0, 0, s * 0.55, s * 0.045, fade(scene.tint('#3c3a38', 0), 0.45));
    scene.fill(
      `M${nums(-s * 0.5, -s * 0.12)}V${nums(-s * 0.3)}H${nums(s * 0.12)}L${nums(s * 0.16, -s * 0.29)}L${nums(s * 0.47, -s * 0.26)}Q${nums(s * 0.5, -s * 0.25, s * 0.5, -s * 0.2)}V${nums(-s * 0.12)}z`,
      scene.gradient([scene.tint(colour, 1), scene.tint(colour, 0.35)]),
    );
    scene.stroke(
      `M${nums(s * 0.1, -s * 0.3)}L${nums(s * 0.03, -s * 0.47)}H${nums(-s * 0.44)}V${nums(-s * 0.3)}M${nums(-s * 0.2, -s * 0.47)}V${nums(-s * 0.3)}`,
      scene.tint('#2f3a3a', 0.5),
      s * 0.02,
      'stroke-linejoin="round"',
    );
    scene.fill(
      `M${nums(s * 0.085, -s * 0.305)}L${nums(s * 0.02, -s * 0.455)}H${nums(-s * 0.19)}V${nums(-s * 0.305)}z`,
      fade(scene.tint('#bcd6da', 0.9), 0.75),
    );
    scene.rect(-s * 0.47, -s * 0.495, s * 0.52, s * 0.035, scene.tint('#e6dcc6', 0.95), s * 0.015);
    scene.rect(-s * 0.56, -s * 0.32, s * 0.07, s * 0.17, scene.tint('#2a2e30', 0.4), s * 0.02);
    scene.stroke(
      `M${nums(-s * 0.19, -s * 0.29)}V${nums(-s * 0.15)}H${nums(s * 0.1)}V${nums(-s * 0.29)}`,
      fade(scene.tint('#22302b', 0.2), 0.6),
      s * 0.008,
    );
    scene.circle(s * 0.475, -s * 0.215, s * 0.022, scene.tint('#fff3c8', 1));
    for (const u of [-0.31, 0.31]) {
      scene.circle(u * s, -s * 0.115, s * 0.145, scene.tint('#2e3a35', 0.2));
      scene.circle(u * s, -s * 0.115, s * 0.118, scene.tint('#24282a', 0.35));
      scene.circle(u * s, -s * 0.115, s * 0.055, scene.tint('#c9c6bd', 0.7));
    }
  });
}
