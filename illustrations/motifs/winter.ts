import { type Drawing, drawing } from '../drawing.ts';
import { drawRowboat } from '../layers/boats.ts';
import { drawLamps } from '../layers/lamps.ts';
import { drawMassif, drawSlope } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawQuay, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawGulls, drawSky, drawStars } from '../layers/sky.ts';
import { drawTown } from '../layers/town.ts';
import { drawCypress, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points } from '../paint/shape.ts';

export const winter: readonly Drawing[] = [
  drawing('winter', 'left', (s) => {
    drawSky(s, { horizon: 600 });
    drawClouds(s, 80, 260, 4);
    drawMassif(s, points('-20,440 220,320 480,230 720,140 900,210 1160,150 1400,260 1640,340'), {
      distance: 0.26,
      base: 602,
      rock: '#f4f6f8',
      foot: 0,
      bare: 1,
    });
    drawWood(s, points('-20,520 400,500 900,540 1640,480'), 604, 0.26, '#4f6f66');
    drawTown(s, [860, 1380], 610, { size: 56, rows: 3, campanile: 0.4, distance: 0.12 });
    drawSea(s, 606, { swell: 1.6 });
    drawMirror(s, [0, 1600], 607, 90, s.tint('#6a7f88', 0.2, 0.2));
    drawRowboat(s, [560, 790], { size: 260 });
    drawQuay(s, 950, 0, 620);
    drawSlope(s, points('1040,1080 1180,1010 1400,970 1640,950'), 1080, '#8a8f6c');
    drawShrub(s, [1240, 1040], 150, '#7f8f6c');
    drawPine(s, [1420, 1100], { height: 640, lean: -60, spread: 480, detail: 2 });
    drawGulls(s, 420, 330, 6);
  }),
  drawing('dusk', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawStars(s, 300, 60);
    drawMassif(s, points('-20,420 400,300 800,240 1200,320 1640,260'), {
      distance: 0.46,
      base: 600,
      rock: '#f0f2f6',
      foot: 0,
    });
    drawTown(s, [-60, 620], 690, { size: 130, rows: 2 });
    drawTown(s, [1000, 1700], 690, { size: 130, rows: 2, campanile: 0.2 });
    drawQuay(s, 690);
    drawCypress(s, [800, 760], 470);
    for (let at = 0; at < 30; at += 1) {
      const v = s.random.between(0.06, 0.92);
      s.circle(
        800 + s.random.between(-1, 1) * 46 * Math.sin(v * 2.8),
        760 - 460 * v,
        5,
        s.random.pick(['#ffe6a8', '#ffd27a', '#fff3d0']),
      );
    }
    s.circle(800, 540, 330, s.radial([fade('#ffdc98', 0.4), fade('#ffc870', 0.1), fade('#ffc870', 0)]));
    drawLamps(s, [-20, 330], [800, 280], 90, 11);
    drawLamps(s, [800, 280], [1620, 330], 90, 11);
    drawFigure(s, [620, 860], {
      size: 170,
      pose: 'walk',
      shirt: '#a8433c',
      trousers: '#3a3f58',
      hat: '#e9dcc8',
    });
    drawFigure(s, [540, 866], { size: 180, pose: 'walk', shirt: '#37506a', trousers: '#2c3048' });
    drawFigure(s, [1040, 840], { size: 150, shirt: '#5f6f58', trousers: '#3a3f58' });
  }),
];
