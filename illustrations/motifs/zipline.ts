import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawMassif } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawGulls, drawSky } from '../layers/sky.ts';
import { drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { points, triples } from '../paint/shape.ts';

export const zipline: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 700 });
    drawMassif(s, points('-20,620 300,560 560,360 800,280 1050,380 1300,560 1640,640'), {
      distance: 0.56,
      base: 1000,
    });
    drawMassif(s, points('-20,240 200,210 360,420 520,700 560,860'), {
      distance: 0.2,
      base: 1000,
      rough: 0.1,
    });
    drawMassif(s, points('1040,900 1140,620 1260,400 1440,300 1640,330'), {
      distance: 0.14,
      base: 1000,
      rough: 0.1,
    });
    drawWood(s, points('-20,900 400,860 800,930 1200,870 1640,840'), 1080, 0.1);
    s.fill('M660 1080Q760 980 730 930H800Q860 990 940 1080z', s.tint('#6fbfae', 0.9));
    s.stroke('M-10 190Q760 560 1610 470', s.tint('#3c4448', 0.4), 5);
    s.stroke('M760 432L766 500', s.tint('#3c4448', 0.4), 5);
    s.circle(759, 428, 13, s.tint('#4d565a', 0.5));
    s.group('transform="rotate(58 766 560)"', () =>
      drawFigure(s, [766, 640], { size: 190, shirt: '#d9694a', trousers: '#2f5f70', hat: '#f2b544' }),
    );
    drawGulls(s, 1120, 260, 3);
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 480,
      islands: triples('400,800,100 1000,600,60'),
      clouds: 4,
    });
    drawMassif(s, points('-20,360 160,340 320,520 420,760 460,900'), {
      distance: 0.1,
      base: 1080,
      rough: 0.1,
      rock: '#cdb99a',
    });
    drawWood(s, points('300,900 620,860 1000,900 1640,820'), 1080, 0.1);
    s.stroke('M150 330L1640 690M150 352L1640 770', s.tint('#4a4440', 0.3), 4);
    s.rect(60, 330, 190, 26, s.tint('#a97f58', 0.8));
    s.stroke('M90 356V520M220 356V560M90 330V200M220 330V210M90 210H220', s.tint('#8a6446', 0.5), 13);
    drawFigure(s, [160, 330], { size: 120, shirt: '#2f7f8f', hat: '#f2b544' });
    for (const [x, y, k, c] of [
      [760, 478, 150, '#c8643c'],
      [1160, 574, 190, '#2f7f8f'],
    ] as const) {
      s.stroke(`M${x} ${y}v${k * 0.3}`, s.tint('#4a4440', 0.3), 4);
      drawFigure(s, [x, y + k * 0.86], {
        size: k,
        pose: 'sit',
        shirt: c,
        trousers: '#3d4a55',
        hat: '#f2b544',
      });
    }
    drawPine(s, [1480, 1120], { height: 400, lean: 50, spread: 380, detail: 2 });
  }),
];
