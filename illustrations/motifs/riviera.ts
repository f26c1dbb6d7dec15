import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawYacht } from '../layers/boats.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawSlope } from '../layers/land.ts';
import { drawAgave } from '../layers/plants.ts';
import { drawMirror } from '../layers/sea.ts';
import { drawRock, drawShrub } from '../layers/shore.ts';
import { drawGulls } from '../layers/sky.ts';
import { drawTown } from '../layers/town.ts';
import { drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { points, triples } from '../paint/shape.ts';

export const riviera: Record<string, Drawing> = {
  riviera: drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 560,
      sun: [560, 480],
      sunRadius: 34,
      islands: triples('200,560,60 460,420,40 760,520,54'),
      clouds: 6,
    });
    drawWall(s, 562, {
      height: 430,
      left: 760,
      right: 1660,
      crest: [0.02, 0.3, 0.46, 0.7, 0.66, 0.9, 1, 0.94],
      distance: 0.42,
      foot: 130,
    });
    drawWood(s, points('1000,576 1180,550 1400,540 1640,520'), 610, 0.2);
    drawTown(s, [1010, 1470], 606, { size: 52, rows: 4, campanile: 0.45, distance: 0.14 });
    drawMirror(s, [985, 1640], 606, 120, s.tint('#6a6458', 0.2, 0.2));
    drawYacht(s, [820, 720], { size: 150 });
    drawFarSail(s, [330, 590], 36);
    drawMirror(s, [1080, 1640], 902, 70, s.tint('#5c5a50', 0.1));
    drawRock(s, [1400, 906], 640, 120);
    drawSlope(s, points('960,1090 1080,1040 1260,1000 1450,985 1640,965'), 1080, '#8f9464');
    drawPine(s, [1500, 1100], { height: 960, lean: -20, spread: 640, detail: 2 });
    drawShrub(s, [1300, 1060], 190);
    drawAgave(s, [1180, 1050], 180);
    drawShrub(s, [1440, 1080], 200);
    drawGulls(s, 360, 250);
  }),
};
