import { type Drawing, drawing } from '../drawing.ts';
import { drawYacht } from '../layers/boats.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawFigure } from '../layers/people.ts';
import { drawGrove } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, polygon, triples } from '../paint/shape.ts';

export const tennis: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 380,
      islands: triples('420,800,100 1150,700,70'),
      clouds: 3,
    });
    drawYacht(s, [1080, 450], { size: 90 });
    drawWood(s, points('-20,480 400,500 900,490 1640,460'), 600, 0.1);
    s.rect(-10, 580, 1640, 500, s.gradient([s.tint('#5f9a86', 0.9), s.tint('#3f7a6a', 0.7)]));
    s.fill(
      polygon(points('430,640 1170,640 1560,1067 40,1067')),
      s.gradient([s.tint('#d98a62', 1), s.tint('#c06a42', 0.85)]),
    );
    const white = s.tint('#ffffff', 1);
    s.stroke(
      'M430 640H1170M430 640L40 1067M1170 640L1560 1067M512 640L216 1067M1088 640L1384 1067M440 770H1160M800 770V1067',
      white,
      6,
    );
    s.fill(polygon(points('330,706 1270,706 1270,772 330,772')), fade('#27423f', 0.28));
    s.hatch('M330 742H1270', fade('#f4f4ea', 0.35), 62, '2 9');
    s.rect(330, 700, 940, 12, white);
    s.rect(318, 690, 14, 100, s.tint('#2f4f4c', 0.6));
    s.rect(1268, 690, 14, 100, s.tint('#2f4f4c', 0.6));
    drawFigure(s, [640, 690], { size: 120, pose: 'walk', shirt: '#ffffff', trousers: '#f0ece0' });
    s.group('transform="translate(1050 960) rotate(32)"', () => {
      s.add(
        `<ellipse cx="0" cy="-120" rx="74" ry="96" fill="${fade('#ffffff', 0.2).slice(0, 7)}" fill-opacity=".25" stroke="${s.tint('#0a5c7a', 0.9)}" stroke-width="15"/>`,
      );
      s.clip('M-70-120a70 92 0 1 1 140 0a70 92 0 1 1-140 0z', () =>
        s.hatch('M-80-120H80M0-220V-20', fade('#ffffff', 0.75), 190, '2 13'),
      );
      s.stroke('M-20-30L0 20L20-30M0 20V110', s.tint('#0a5c7a', 0.7), 13, 'stroke-linejoin="round"');
      s.stroke('M0 50V120', s.tint('#5b3d2c', 0.7), 22);
    });
    s.ellipse(866, 990, 34, 9, fade('#3b2a1c', 0.35));
    s.circle(860, 962, 30, s.tint('#d9e04c', 0.95));
    s.stroke('M836 946q26 12 20 44', fade('#ffffff', 0.9), 4);
    drawGrove(s, points('120,640 280,620 1320,620 1480,640'), 330);
  }),
];
