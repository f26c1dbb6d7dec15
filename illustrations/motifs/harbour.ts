import { type Drawing, drawing } from '../drawing.ts';
import { drawFerry, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawRidge } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawQuay } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawSky } from '../layers/sky.ts';
import { drawTown } from '../layers/town.ts';
import { drawGrove } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const harbour: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 500 });
    drawCumulus(s, 1180, 220, 420);
    drawRidge(s, points('-20,380 400,300 900,360 1640,250'), { distance: 0.55, base: 520 });
    drawTown(s, [60, 1640], 560, { size: 108, rows: 2, campanile: 0.7, distance: 0.08 });
    s.rect(-10, 558, 1640, 22, s.tint('#e9dcc4', 0.9));
    drawSea(s, 580, { swell: 0.8 });
    drawMirror(s, [0, 1600], 580, 200, s.tint('#a58c74', 0.3));
    for (const [x, y, k, hull] of [
      [240, 660, 200, '#2f7f8f'],
      [520, 690, 210, '#f6f1e6'],
      [820, 670, 200, '#c8643c'],
      [1120, 700, 220, '#f6f1e6'],
      [420, 860, 300, '#e8c87e'],
      [1010, 900, 340, '#3f8fa0'],
    ] as const)
      drawRowboat(s, [x, y], { size: k, hull });
    drawYacht(s, [1400, 680], { size: 190, sails: false });
  }),
  drawing('dusk', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 480,
      islands: triples('500,900,110 1200,600,60'),
      clouds: 6,
      swell: 0.6,
    });
    drawFerry(s, [520, 640], { size: 420 });
    s.fill('M860 700H1640V740H846z', s.tint('#e3d4ba', 0.8));
    s.rect(846, 740, 794, 30, s.tint('#8d7c70', 0.1));
    s.stroke('M1180 700V470', s.tint('#efe3cf', 0.8), 44);
    s.fill('M1146 470h68v-14h-68zM1160 456h40v-52h-40z', s.tint('#c8643c', 0.7));
    s.circle(1180, 430, 170, s.radial([fade('#ffe4a6', 0.8), fade('#ffd07a', 0.2), fade('#ffd07a', 0)]));
    s.circle(1180, 430, 13, '#fff3c8');
    drawMirror(s, [850, 1640], 770, 120, s.tint('#5a4f5c', 0.2));
    drawRowboat(s, [820, 890], { size: 260, hull: '#e6d3b0' });
    drawFigure(s, [1400, 700], { size: 110, shirt: '#e9dcc8' });
  }),
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 440 });
    drawClouds(s, 60, 300, 5);
    drawWall(s, 442, {
      height: 320,
      left: -20,
      right: 1100,
      crest: [0.9, 1, 0.8, 0.86, 0.5, 0.3, 0.06],
      distance: 0.46,
    });
    drawFarIslands(s, 442, triples('1380,600,60'));
    drawSea(s, 440);
    drawTown(s, [-60, 560], 520, { size: 80, rows: 3, campanile: 0.6, distance: 0.1 });
    drawMirror(s, [-20, 600], 521, 90, s.tint('#8d7868', 0.2, 0.1));
    for (const [x, y, k] of triples('700,560,150 860,580,170 1030,570,150 1200,590,180'))
      drawYacht(s, [x, y], { size: k, sails: false });
    drawQuay(s, 860);
    for (const x of [360, 980]) {
      s.fill(`M${x - 34} 862q0-30 16-34v-16h36v16q16 4 16 34z`, s.tint('#4d5a62', 0.6));
      s.ellipse(x, 812, 30, 9, s.tint('#7f8c92', 0.9));
      s.stroke(`M${x - 26} 850q-40 30-100 10t-120-30`, s.tint('#e9dcc0', 0.9), 11);
    }
    drawRowboat(s, [560, 830], { size: 330, hull: '#2f7f8f', flip: true });
    drawGrove(s, points('1460,860 1560,880'), 420);
  }),
];
