import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail } from '../layers/boats.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawSlope } from '../layers/land.ts';
import { drawBicycle, drawFigure } from '../layers/people.ts';
import { drawAgave, drawBlossom, drawGrass } from '../layers/plants.ts';
import { drawRoad } from '../layers/road.ts';
import { drawQuay, drawShade } from '../layers/shore.ts';
import { drawPot } from '../layers/terrace.ts';
import { drawCypress, drawOlive } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const bike: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 430,
      islands: triples('400,800,110 1150,700,70'),
      clouds: 3,
    });
    drawFarSail(s, [1000, 470], 56);
    drawQuay(s, 830);
    s.rect(-10, 690, 1640, 140, s.gradient([s.tint('#f0e4cc', 0.9), s.tint('#c9b594', 0.5)]));
    s.rect(-10, 676, 1640, 26, s.tint('#fff6e4', 1));
    s.hatch('M0 740H1600M60 785H1600', fade(s.tint('#9c8767', 0.3), 0.4), 3, '60 40 90 30');
    drawShade(s, [760, 870], 660, 40, 0.3);
    drawBicycle(s, [760, 870], 600, '#0a5c7a', true);
    drawBlossom(s, points('1000,640 1050,620 1030,660'), 34, '#f2c14e', '#6f9a5c');
    drawPot(s, [1380, 880], 170, (x, y) => drawAgave(s, [x, y + 20], 170));
  }),
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 420,
      sun: [380, 350],
      islands: triples('300,800,80 900,600,120'),
      clouds: 4,
    });
    drawSlope(s, points('380,1080 560,880 840,700 1200,560 1640,440'), 1080, '#a89a5c');
    drawRoad(
      s,
      triples('900,1090,420 1010,900,220 1180,760,110 1300,680,60 1260,630,34 1340,590,20'),
      '#b9ad9c',
    );
    for (const [x, y, k, c] of [
      [980, 900, 260, '#c8643c'],
      [1130, 780, 150, '#2f7f8f'],
    ] as const) {
      drawBicycle(s, [x, y], k, c);
      drawFigure(s, [x - k * 0.1, y - k * 0.42], {
        size: k * 0.76,
        pose: 'sit',
        shirt: c,
        trousers: '#2c3a42',
      });
    }
    drawCypress(s, [1420, 640], 260);
    drawCypress(s, [1500, 620], 320);
    drawOlive(s, [1420, 960], 330);
    drawGrass(s, [1100, 1640], 1080, 110, 70, '#b5a35a');
  }),
];
