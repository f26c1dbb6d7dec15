import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail } from '../layers/boats.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawBottle, drawCocktail, drawGlass, whiteWine } from '../layers/drinks.ts';
import { drawBowl, drawBread, drawFish, drawPlate } from '../layers/food.ts';
import { drawCandle, drawLamps } from '../layers/lamps.ts';
import { drawRidge, drawSlope } from '../layers/land.ts';
import { drawClimber, drawVine } from '../layers/plants.ts';
import { drawMirror } from '../layers/sea.ts';
import { drawClouds, drawSky } from '../layers/sky.ts';
import { drawTable } from '../layers/table.ts';
import { archPath, drawBalustrade, drawFrame, drawPergola } from '../layers/terrace.ts';
import { drawTown } from '../layers/town.ts';
import { drawOlive } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { nums, points, polygon, triples } from '../paint/shape.ts';

/** Greens, tomatoes and cheese on a plate. */
function drawSalad(s: Scene, x: number, y: number, r: number): void {
  for (const [u, v, c] of [
    [-0.3, 0, '#6f9a4a'],
    [0.26, -0.04, '#86ad55'],
    [0, 0.06, '#5f8a42'],
    [-0.12, -0.1, '#97b95c'],
    [0.36, 0.06, '#6f9a4a'],
  ] as const)
    s.ellipse(x + u * r, y + v * r - r * 0.06, r * 0.26, r * 0.12, s.tint(c, 0.8));
  for (const [u, v] of points('-0.2,-0.1 0.14,-0.14 0.32,0 -0.36,0.03')) {
    s.circle(x + u * r, y + v * r - r * 0.06, r * 0.085, s.tint('#cf4a35', 0.9));
    s.circle(x + u * r + s.light * 2, y + v * r - r * 0.085, r * 0.025, fade('#ffffff', 0.7));
  }
  s.fill(
    polygon([
      [x - r * 0.04, y - r * 0.04],
      [x + r * 0.12, y - r * 0.1],
      [x + r * 0.16, y],
      [x, y + r * 0.05],
    ]),
    s.tint('#fffaf0', 1),
  );
}

/** A fork and a knife beside a plate. */
function drawCutlery(s: Scene, x: number, y: number, k: number): void {
  s.stroke(
    `M${nums(x - k * 1.2, y - k * 0.2)}l${nums(-k * 0.14, k * 0.5)}M${nums(x + k * 1.2, y - k * 0.2)}l${nums(k * 0.14, k * 0.5)}`,
    s.tint('#aab4b8', 0.9),
    k * 0.035,
  );
}

export const table: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 380,
      islands: triples('1180,760,90 420,520,50'),
      clouds: 3,
    });
    drawBalustrade(s, [-20, 1620], 520, 190);
    drawTable(s, 730);
    drawBottle(s, [1190, 800], 500);
    drawBread(s, [300, 850], 240);
    drawGlass(s, [1020, 850], 380, whiteWine);
    drawPlate(s, [680, 910], 250, (x, y, r) => drawFish(s, x, y, r));
    drawCutlery(s, 680, 900, 250);
    drawBowl(s, [1420, 940], 160, ['#f2b544', '#f6d860', '#e8963c']);
  }),
  drawing('sunset', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 470,
      sun: [1120, 400],
      sunRadius: 46,
      islands: triples('500,800,110 1300,560,50'),
      clouds: 6,
    });
    drawTable(s, 740, 'wood');
    drawCandle(s, [800, 870], 110);
    drawGlass(s, [560, 900], 330, '#8a2a3c');
    drawGlass(s, [1040, 900], 330, '#8a2a3c', 0.5);
    drawPlate(s, [330, 930], 160, (x, y, r) => drawSalad(s, x, y, r));
    drawPlate(s, [1310, 930], 160, (x, y, r) => drawFish(s, x, y, r));
  }),
  drawing('noon', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 420,
      islands: triples('400,800,80 1200,560,50'),
      clouds: 3,
    });
    drawFarSail(s, [900, 450], 54);
    drawPergola(s, 130, [210, 1400], 1000);
    drawVine(s, [-40, 1640], 110, 70);
    drawTable(s, 760, 'stone');
    drawGlass(s, [960, 850], 330, '#d98a7a');
    drawBowl(s, [380, 930], 190, ['#cf4a35', '#e0653c', '#b9382c'], '#f0e6d2');
    drawBread(s, [760, 940], 250);
    drawBottle(s, [1130, 850], 470, '#a9862c');
    drawPlate(s, [1340, 950], 200, (x, y, r) => {
      for (const [u, v] of points('-0.3,0 0,-0.04 0.3,0 -0.14,0.07 0.16,0.08'))
        s.ellipse(x + u * r, y + v * r - 4, r * 0.12, r * 0.085, s.tint(u > 0 ? '#6b7a3c' : '#3f3846', 0.8));
      s.fill(
        polygon([
          [x - r * 0.5, y - r * 0.12],
          [x - r * 0.26, y - r * 0.24],
          [x - r * 0.1, y - r * 0.1],
          [x - r * 0.36, y],
        ]),
        s.tint('#f6e2a6', 1),
      );
    });
  }),
  drawing('dusk', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 80, 330, 5);
    drawWall(s, 520, { height: 260, distance: 0.55, foot: 70 });
    drawTown(s, [420, 1240], 570, { size: 74, rows: 3, campanile: 0.4, distance: 0.12 });
    s.rect(0, 570, 1600, 500, s.gradient(s.tone.sea));
    drawMirror(s, [400, 1260], 570, 110, s.tint('#6b5a60', 0.3));
    drawLamps(s, [-20, 90], [820, 130], 60, 9);
    drawLamps(s, [820, 130], [1620, 70], 56, 8);
    drawTable(s, 770);
    drawPlate(s, [520, 890], 170, (x, y, r) => drawFish(s, x, y, r));
    drawPlate(s, [1120, 890], 170, (x, y, r) => drawSalad(s, x, y, r));
    drawGlass(s, [820, 900], 280, whiteWine);
    drawCandle(s, [660, 830], 70);
    drawCandle(s, [960, 830], 70);
    drawBottle(s, [1390, 880], 360);
  }),
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 520 });
    drawRidge(s, points('-20,400 400,330 900,400 1640,300'), { distance: 0.6, base: 560 });
    drawSlope(s, points('-20,540 500,520 1000,560 1640,500'), 900, '#a8a262');
    for (const [x, y, k] of triples('200,640,170 470,620,150 760,640,160 1060,620,150 1360,650,180'))
      drawOlive(s, [x, y], k, 0.1);
    drawTable(s, 730, 'wood');
    drawBottle(s, [1130, 830], 460, '#a98a2c');
    drawGlass(s, [960, 850], 340, '#7d2334');
    drawBread(s, [360, 880], 270);
    drawBowl(s, [720, 930], 160, ['#5d6b34', '#77843f', '#46404e'], '#f0e6d2');
    drawPlate(s, [1330, 940], 210, (x, y, r) => {
      for (const [u, v, c] of [
        [-0.3, 0.02, '#c9584a'],
        [-0.1, -0.06, '#d9705a'],
        [0.1, 0, '#b8483e'],
        [0.32, 0.03, '#f1d58c'],
        [0.24, -0.1, '#e8c570'],
      ] as const)
        s.ellipse(x + u * r, y + v * r, r * 0.2, r * 0.075, s.tint(c, 0.85));
    });
  }),
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 430,
      islands: triples('1000,700,80 500,500,40'),
      clouds: 3,
    });
    drawFrame(s, archPath(800, 760, 820, 690), '#efe3cf', 0.45);
    s.stroke(archPath(800, 760, 860, 712), s.tint('#d9c7a6', 0.7), 34);
    drawTable(s, 750);
    s.ellipse(290, 908, 120, 18, fade(s.tint('#56606e', 0.1), 0.28));
    s.stroke('M415 815q60-10 56 34t-62 36', s.tint('#2f7f8f', 0.55), 15);
    s.fill(
      'M250 790Q250 890 276 904Q335 918 394 904Q420 890 420 790z',
      s.gradient([s.tint('#1f6676', 0.3), s.tint('#3f98a6', 1)], true),
    );
    s.ellipse(335, 790, 85, 18, s.tint('#4f9fab', 1));
    s.ellipse(335, 793, 74, 13, s.tint('#5a3826', 0.6));
    drawPlate(s, [700, 890], 170, (x, y, r) => {
      for (const u of [-0.3, 0.16])
        s.fill(
          `M${nums(x + u * r - r * 0.3, y + 6)}q${nums(r * 0.08, -r * 0.36, r * 0.34, -r * 0.3, r * 0.3, r * 0.02, r * 0.3, r * 0.3, -r * 0.3, -r * 0.14, -r * 0.64, 0)}z`,
          s.gradient([s.tint('#e3a85c', 1), s.tint('#a9652c', 0.6)]),
        );
    });
    drawCocktail(s, [1020, 890], 200, '#f2a23c');
    drawBowl(s, [1290, 910], 150, ['#b8405a', '#d9694a', '#f2b544', '#5a3a66']);
    drawClimber(s, points('1640,60 1500,110 1380,150 1300,220 1290,320 1330,430 1310,520'), 60, '#cf4f86');
  }),
];
