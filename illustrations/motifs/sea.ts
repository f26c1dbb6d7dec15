import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawFerry, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawIsland, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawSlope } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawAgave, drawBranch } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawQuay, drawRock, drawShrub } from '../layers/shore.ts';
import { drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawCampanile } from '../layers/town.ts';
import { drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { points, triples } from '../paint/shape.ts';

export const sea: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 430,
      islands: triples('1250,700,90 900,500,50 300,420,36'),
    });
    drawCumulus(s, 420, 280, 460);
    drawYacht(s, [980, 660], { size: 250 });
    drawFarSail(s, [380, 462], 44);
    drawBranch(s, [1640, -10], [1240, 150], 110);
    drawGulls(s, 600, 340);
  }),
  drawing('noon', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 300,
      islands: triples('300,500,60 1300,620,40'),
      clouds: 3,
    });
    for (const [x, y, w, h] of [
      [180, 700, 420, 150],
      [60, 900, 460, 200],
      [420, 960, 300, 110],
      [1500, 1010, 420, 170],
    ] as const) {
      drawMirror(s, [x - w / 2, x + w / 2], y, 60, s.tint('#56705f', 0.1));
      drawRock(s, [x, y], w, h);
    }
    drawPine(s, [150, 580], { height: 380, lean: 150, spread: 330, detail: 2 });
    drawShrub(s, [60, 730], 130);
    drawRowboat(s, [980, 700], { size: 280, hull: '#e9f2f0' });
    drawFarSail(s, [1180, 330], 46);
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 620,
      sun: [1180, 540],
      islands: triples('1250,760,46 620,560,80 260,640,120'),
      clouds: 7,
    });
    drawYacht(s, [520, 800], { size: 170, sails: false });
    drawGulls(s, 1180, 320, 6);
  }),
  drawing('dawn', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 520,
      islands: triples('1200,900,110 700,700,70'),
      clouds: 6,
      swell: 0.6,
    });
    drawIsland(s, [1180, 560], 560, 90, 0.24, true);
    drawCampanile(s, [1150, 500], { width: 26, height: 90, distance: 0.2 });
    drawQuay(s, 930, 0, 760);
    drawRowboat(s, [1040, 860], { size: 300, hull: '#3f8fa0', flip: true });
    drawFigure(s, [420, 930], { size: 190, pose: 'sit', shirt: '#f4efe4' });
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 480 });
    drawCumulus(s, 1180, 330, 560);
    drawCumulus(s, 520, 250, 300);
    drawWall(s, 482, {
      height: 260,
      left: -20,
      right: 900,
      crest: [1, 0.9, 0.96, 0.7, 0.74, 0.4, 0.1],
      distance: 0.5,
    });
    drawFarIslands(s, 482, triples('1380,560,44'));
    drawSea(s, 480, { swell: 1.5 });
    drawFerry(s, [920, 680], { size: 420 });
    drawFarSail(s, [420, 520], 60);
    drawFarSail(s, [500, 506], 40);
    drawGulls(s, 760, 440, 6);
  }),
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 360,
      islands: triples('820,620,70 1300,560,110 250,480,54'),
    });
    drawWood(s, points('-20,560 240,480 430,470 600,560 700,640'), 660, 0.1);
    drawMirror(s, [0, 690], 660, 100, s.tint('#3f5d4c', 0.1));
    drawRock(s, [430, 672], 560, 50);
    drawGrove(s, points('120,640 260,630 400,640 520,650'), 200, 0.05);
    drawYacht(s, [1040, 720], { size: 220, sails: false, flip: true });
    drawYacht(s, [1330, 560], { size: 100 });
    drawSlope(s, points('1140,1090 1260,1040 1440,1010 1640,1000'), 1080, '#8f9a6c');
    drawAgave(s, [1480, 1070], 260, true);
    drawShrub(s, [1300, 1090], 200);
  }),
];
