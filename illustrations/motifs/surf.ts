import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawFigure } from '../layers/people.ts';
import { drawSea } from '../layers/sea.ts';
import { drawBeach } from '../layers/shore.ts';
import { drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { fade, mix } from '../paint/colour.ts';
import { leafy, lens, nums, points, triples } from '../paint/shape.ts';

export const surf: readonly Drawing[] = [
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 400 });
    drawCumulus(s, 420, 240, 380);
    drawWall(s, 402, {
      height: 240,
      left: 500,
      right: 1640,
      crest: [0.1, 0.4, 0.7, 0.64, 0.9, 1, 0.86],
      distance: 0.46,
    });
    drawSea(s, 400, { swell: 1.8 });
    const rig = (x: number, y: number, k: number, colour: string) => {
      s.group(`transform="translate(${x} ${y}) rotate(-9)"`, () => {
        s.fill(
          `M${nums(-k * 0.03, -k * 0.1)}Q${nums(-k * 0.1, -k * 0.7, k * 0.06, -k * 1.15)}Q${nums(k * 0.46, -k * 0.6, k * 0.5, -k * 0.2)}Q${nums(k * 0.2, -k * 0.16, -k * 0.03, -k * 0.1)}z`,
          s.gradient([s.tint(colour, 1), s.tint(mix(colour, '#ffffff', 0.5), 0.9)]),
        );
        s.stroke(
          `M${nums(-k * 0.04, -k * 0.44)}Q${nums(k * 0.2, -k * 0.56, k * 0.5, -k * 0.3)}M${nums(-k * 0.03, -k * 0.1)}Q${nums(-k * 0.1, -k * 0.7, k * 0.06, -k * 1.15)}`,
          s.tint('#22333c', 0.4),
          k * 0.016,
        );
        s.fill(lens(-k * 0.5, 0, k, k * 0.07), s.tint('#fbf5e8', 0.95));
        drawFigure(s, [-k * 0.2, -k * 0.02], { size: k * 0.72, shirt: '#22475a', trousers: '#1d3340' });
      });
      const spray = Array.from({ length: 9 }, () =>
        leafy(
          s.random,
          [x + s.random.between(-0.7, -0.2) * k, y + s.random.between(-6, 14)],
          s.random.between(8, 24) * (k / 300),
          s.random.between(4, 12) * (k / 300),
          6,
        ),
      );
      s.fill(spray.join(''), fade('#ffffff', 0.85));
    };
    rig(1180, 560, 150, '#f2b544');
    rig(430, 620, 210, '#2f93a3');
    rig(800, 840, 440, '#e0653c');
    const crests = Array.from({ length: 9 }, () =>
      lens(
        s.random.between(0, 1500),
        s.random.between(620, 1040),
        s.random.between(120, 320),
        s.random.between(5, 10),
      ),
    );
    s.fill(crests.join(''), fade('#ffffff', 0.6));
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 470,
      sun: [1220, 400],
      islands: triples('500,800,100 1000,500,60'),
      clouds: 5,
    });
    drawBeach(s, points('-20,860 400,900 900,920 1640,1000'), 130, '#ecd9b0');
    for (const [x, tilt, colour] of [
      [360, -7, '#2f93a3'],
      [470, 3, '#f3ead6'],
      [590, 9, '#d9694a'],
    ] as const) {
      s.group(`transform="rotate(${tilt} ${x} 990)"`, () => {
        s.fill(
          `M${x} 990Q${x - 66} 800 ${x - 50} 600Q${x - 30} 470 ${x} 420Q${x + 30} 470 ${x + 50} 600Q${x + 66} 800 ${x} 990z`,
          s.gradient([s.tint(colour, 1), s.tint(colour, 0.5)]),
        );
        s.stroke(`M${x} 440V970`, fade('#ffffff', 0.6), 5);
        s.fill(`M${x - 52} 640h104l4 60h-112z`, s.tint('#f2b544', 0.8));
      });
    }
    s.fill('M1010 690q120-30 250 0-130 24-250 0z', s.tint('#f3ead6', 0.8));
    drawFigure(s, [1130, 690], { size: 190, shirt: '#22475a', trousers: '#c8643c' });
    s.stroke('M1160 620L1210 760', s.tint('#5b4636', 0.5), 7);
    drawGulls(s, 620, 300, 4);
  }),
];
