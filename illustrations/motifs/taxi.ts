import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawSlope } from '../layers/land.ts';
import { drawAgave } from '../layers/plants.ts';
import { drawPine } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const taxi: readonly Drawing[] = [
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 440,
      islands: triples('300,800,90 900,560,60'),
      clouds: 4,
    });
    drawWall(s, 441, {
      height: 320,
      left: 800,
      right: 1640,
      crest: [0.04, 0.4, 0.66, 0.9, 1],
      distance: 0.38,
      foot: 100,
    });
    drawSlope(s, points('-20,800 500,770 1000,760 1640,700'), 1080, '#a39a62');
    s.rect(-10, 820, 1640, 260, s.gradient([s.tint('#a59c94', 0.9), s.tint('#77716e', 0.6)]));
    s.hatch('M0 1000H1600', s.tint('#ffffff', 1), 10, '110 70');
    s.rect(-10, 790, 1640, 36, s.tint('#f0e4cc', 0.95));
    s.hatch('M0 808H1600', fade(s.tint('#b09a78', 0.3), 0.5), 34, '3 90');
    s.ellipse(800, 944, 330, 22, fade('#2c2620', 0.4));
    s.fill(
      'M470 920Q462 850 520 838L600 822Q670 740 770 736H900Q980 740 1040 818L1110 836Q1150 850 1144 920z',
      s.gradient([s.tint('#ffffff', 1), s.tint('#e6e3da', 0.8), s.tint('#a9aaac', 0.4)]),
    );
    s.fill('M630 820Q690 762 774 758H790V820zM806 758H894Q960 764 1004 820H806z', s.tint('#4d7080', 0.6));
    s.rect(466, 866, 680, 12, s.tint('#0a5c7a', 0.8));
    s.rect(776, 706, 110, 32, s.tint('#f2b544', 1), 8);
    s.stroke('M798 826V912M640 826Q620 870 640 912', fade(s.tint('#8a8c8e', 0.3), 0.8), 4);
    for (const x of [606, 1010]) {
      s.circle(x, 918, 56, s.tint('#2a2e30', 0.3));
      s.circle(x, 918, 28, s.tint('#c9c6bd', 0.8));
    }
    s.ellipse(1132, 860, 13, 17, '#fff1c4');
    drawAgave(s, [240, 840], 150);
    drawPine(s, [1400, 830], { height: 560, lean: -50, spread: 440, detail: 2 });
  }),
];
