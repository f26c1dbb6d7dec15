import { type Drawing, drawing } from '../drawing.ts';
import { drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawSlope } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawBranch } from '../layers/plants.ts';
import { drawMirror } from '../layers/sea.ts';
import { drawQuay, drawRock, drawShrub } from '../layers/shore.ts';
import { drawGulls } from '../layers/sky.ts';
import { drawCampanile } from '../layers/town.ts';
import { drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { points, triples } from '../paint/shape.ts';

export const sunset: readonly Drawing[] = [
  drawing('sunset', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 600,
      sun: [1040, 560],
      sunRadius: 52,
      islands: triples('500,800,90 1250,620,44'),
      clouds: 8,
    });
    drawYacht(s, [640, 720], { size: 210 });
    drawBranch(s, [-30, 20], [420, 150], 120);
  }),
  drawing('sunset', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 520,
      sun: [520, 430],
      sunRadius: 44,
      islands: triples('900,700,110 240,520,60'),
      clouds: 6,
    });
    drawWall(s, 522, {
      height: 300,
      left: 900,
      right: 1640,
      crest: [0.03, 0.4, 0.6, 0.86, 1],
      distance: 0.3,
      foot: 100,
    });
    drawQuay(s, 880, 620, 1600);
    drawFigure(s, [1020, 880], { size: 210, pose: 'sit', shirt: '#f0e2d2' });
    drawFigure(s, [1110, 880], { size: 220, pose: 'sit', shirt: '#37607a', flip: true });
  }),
  drawing('dusk', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 640,
      islands: triples('1200,900,170 500,900,110 900,500,60'),
      clouds: 8,
      swell: 0.5,
    });
    drawSlope(s, points('1020,1080 1160,1010 1400,980 1640,960'), 1080, '#6d7458');
    drawPine(s, [1330, 1090], { height: 820, lean: -120, spread: 640, detail: 2 });
    drawPine(s, [1520, 1090], { height: 620, lean: 90, spread: 480, detail: 2 });
    drawShrub(s, [1420, 1090], 260);
    drawYacht(s, [500, 760], { size: 120, sails: false });
  }),
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 460,
      sun: [380, 400],
      sunRadius: 40,
      islands: triples('260,900,50 800,600,90'),
      clouds: 5,
    });
    drawWood(s, points('900,560 1100,470 1350,420 1620,380'), 640, 0.14);
    drawCampanile(s, [1180, 560], { width: 56, height: 240, distance: 0.1 });
    drawMirror(s, [880, 1600], 640, 120, s.tint('#4a4f48', 0.1));
    drawRock(s, [1350, 650], 700, 56);
    drawRowboat(s, [700, 830], { size: 330 });
    drawGulls(s, 560, 280, 5);
  }),
];
