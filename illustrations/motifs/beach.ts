import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawFigure } from '../layers/people.ts';
import { drawAgave, drawGrass } from '../layers/plants.ts';
import { drawSea } from '../layers/sea.ts';
import {
  drawBeach,
  drawLounger,
  drawParasol,
  drawPebbles,
  drawRock,
  drawShade,
  drawShrub,
} from '../layers/shore.ts';
import { drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { points, triples } from '../paint/shape.ts';

export const beach: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 400,
      islands: triples('400,700,70 1200,620,50'),
    });
    drawCumulus(s, 1180, 270, 420);
    drawBeach(s, points('-20,690 300,720 700,740 1100,716 1640,660'), 130);
    drawPebbles(s, [0, 1600], 880, 1060, 120);
    for (const [x, y, size, c] of [
      [460, 900, 330, '#2f93a3'],
      [1010, 880, 300, '#d98a5a'],
    ] as const) {
      drawParasol(s, [x, y], size, c);
      drawLounger(s, [x + 30, y + 30], 230);
    }
    drawFarSail(s, [760, 440], 56);
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 360 });
    drawCumulus(s, 420, 240, 380);
    drawWall(s, 362, {
      height: 250,
      left: 600,
      right: 1640,
      crest: [0.04, 0.3, 0.6, 0.8, 1, 0.9, 0.94],
      distance: 0.4,
    });
    drawSea(s, 360);
    drawWood(s, points('900,366 1200,340 1640,280'), 480, 0.14);
    drawBeach(
      s,
      points('1640,450 1300,480 1060,560 960,660 900,780 760,900 520,1000 200,1120'),
      150,
      '#f7f0de',
    );
    drawGrove(s, points('1240,480 1340,490 1450,510 1540,530'), 190, 0.06);
    for (const [x, y, k] of triples('1120,620,110 1260,680,130 1080,770,150 1330,840,190'))
      drawParasol(s, [x, y], k, s.random.pick(['#c8643c', '#2fa3b3', '#e0b45a']));
    drawPine(s, [1530, 1090], { height: 700, lean: -60, spread: 520, detail: 2 });
    drawYacht(s, [420, 560], { size: 130 });
  }),
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 520,
      sun: [380, 420],
      islands: triples('1100,800,90 420,560,44'),
      clouds: 5,
    });
    drawBeach(s, points('-20,900 320,880 720,840 1120,850 1640,800'), 120);
    drawPebbles(s, [0, 1600], 940, 1060, 150);
    drawFigure(s, [980, 880], { size: 190, pose: 'walk', shirt: '#f7efe0', trousers: '#d9c6a0' });
    drawFigure(s, [1080, 884], {
      size: 176,
      pose: 'walk',
      shirt: '#c8643c',
      trousers: '#f1e6d2',
      hat: '#e9d9b6',
    });
    drawGrass(s, [1240, 1640], 1070, 190, 90, '#a5a466');
  }),
  drawing('noon', 'right', (s) => {
    drawOpenSea(s, { horizon: 250, islands: triples('900,700,50'), clouds: 3 });
    drawBeach(
      s,
      points('-20,470 240,500 380,580 600,640 900,620 1140,560 1260,470 1640,430'),
      190,
      '#faf4e6',
    );
    drawRock(s, [140, 520], 420, 200);
    drawRock(s, [1480, 500], 460, 240);
    drawShrub(s, [120, 340], 130);
    drawGrove(s, points('60,340 220,360 1420,280 1560,270'), 200, 0.04);
    drawPebbles(s, [0, 1600], 900, 1060, 130);
    for (const [x, y, k] of triples('470,790,210 830,760,200 1180,800,230 640,930,290 1040,960,320')) {
      drawParasol(s, [x, y], k, '#e9c98a', -5);
      drawLounger(s, [x - k * 0.8, y + k * 0.12], k * 0.78, '#dcebe8');
    }
    drawRowboat(s, [740, 470], { size: 180, hull: '#f2d7b0' });
  }),
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 440,
      islands: triples('1200,800,130 700,620,60'),
    });
    drawBeach(s, points('-20,820 280,760 620,780 980,860 1300,960 1560,1120'), 160);
    drawShade(s, [380, 930], 700, 120, 0.25);
    drawLounger(s, [300, 920], 300);
    drawLounger(s, [640, 960], 300);
    drawPine(s, [170, 1080], { height: 900, lean: 180, spread: 860, detail: 2 });
    drawAgave(s, [60, 1060], 170);
    drawYacht(s, [1180, 640], { size: 150, sails: false });
    drawFarSail(s, [980, 480], 46);
  }),
  drawing('sunset', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 500,
      sun: [1180, 430],
      islands: triples('1200,700,60 420,720,110'),
      clouds: 7,
    });
    drawBeach(s, points('-20,760 360,800 760,800 1180,860 1640,900'), 120, '#e9d6b4');
    drawParasol(s, [430, 930], 330, '#f0e0c4', -4);
    drawLounger(s, [470, 950], 250);
    drawLounger(s, [180, 950], 250);
    drawGulls(s, 760, 280, 5);
    drawAgave(s, [1480, 1080], 170);
  }),
];
