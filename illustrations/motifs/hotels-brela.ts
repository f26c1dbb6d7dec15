import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawHotel } from '../layers/hotels.ts';
import { drawMassif, drawSlope } from '../layers/land.ts';
import { drawAgave, drawBlossom, drawBranch, drawPalm } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawBeach, drawLounger, drawParasol, drawPebbles, drawQuay, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawTown } from '../layers/town.ts';
import { drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const hotelsOfBrela: Record<string, Drawing> = {
  // A white house stepping up the slope above its own cove, at noon.
  berulia: drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 470 });
    drawCumulus(s, 380, 230, 380);
    drawWall(s, 472, {
      height: 330,
      left: 560,
      right: 1640,
      crest: [0.04, 0.3, 0.6, 0.8, 0.76, 1, 0.9],
      distance: 0.42,
    });
    drawFarIslands(s, 470, triples('180,520,46'));
    drawSea(s, 470);
    drawWood(s, points('800,470 960,420 1240,370 1640,330'), 700, 0.1);
    drawHotel(s, [880, 670], {
      width: 560,
      floors: 5,
      storey: 46,
      step: 40,
      distance: 0.05,
      front: 'ribbons',
    });
    drawGrove(s, points('820,690 960,700 1480,690 1380,710 1090,710'), 190);
    drawBeach(s, points('1640,690 1300,700 1000,740 780,820 600,930 300,1060 100,1140'), 130, '#f6efdf');
    drawParasol(s, [1010, 880], 150, '#2f93a3');
    drawParasol(s, [1220, 860], 150, '#c8643c');
    drawPine(s, [1480, 1100], { height: 640, lean: -50, spread: 500, detail: 2 });
    drawYacht(s, [380, 640], { size: 120 });
  }),
  // Long and low among pines, its terraces to the sea, in the morning.
  soline: drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 420 });
    drawClouds(s, 60, 260, 4);
    drawWall(s, 420, {
      height: 300,
      distance: 0.48,
      foot: 80,
      crest: [0.9, 1, 0.84, 0.9, 0.7, 0.76, 0.5, 0.56],
    });
    drawWood(s, points('-20,430 500,380 1000,420 1640,380'), 700, 0.14);
    for (const [x, y, w, f] of [
      [180, 620, 520, 4],
      [620, 640, 560, 5],
      [1080, 620, 420, 4],
    ] as const)
      drawHotel(s, [x, y], {
        width: w,
        floors: f,
        storey: 42,
        step: 34,
        side: x < 500 ? -1 : 1,
        accent: '#c8643c',
        wall: '#f3e6d0',
      });
    drawGrove(s, points('140,670 330,690 600,680 760,700 1040,690 1250,700 1480,680'), 250);
    drawSlope(s, points('-20,680 500,690 1100,684 1640,690'), 800, '#8fb06a');
    drawSlope(s, points('-20,780 500,760 1100,776 1640,770'), 1080, '#f3e9d2');
    drawShrub(s, [260, 780], 120);
    drawShrub(s, [980, 780], 130);
    drawPebbles(s, [0, 1600], 860, 1060, 100);
    drawParasol(s, [520, 950], 220, '#f3ead6');
    drawParasol(s, [1120, 940], 220, '#f3ead6');
    drawLounger(s, [540, 970], 170);
    drawLounger(s, [1140, 960], 170);
    drawPine(s, [150, 1110], { height: 980, lean: 90, spread: 700, detail: 2 });
    drawAgave(s, [330, 1070], 150);
  }),
  // Beside the masts of a small harbour, at dusk.
  marina: drawing('dusk', 'right', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 80, 340, 5);
    drawWall(s, 540, { height: 300, distance: 0.5, foot: 90 });
    drawHotel(s, [300, 620], { width: 760, floors: 4, storey: 54, accent: '#2f7f8f', front: 'windows' });
    drawTown(s, [1080, 1560], 620, { size: 80, rows: 2, campanile: 0.6, distance: 0.1 });
    drawGrove(s, points('240,640 1090,640'), 220);
    s.rect(-10, 616, 1640, 26, s.tint('#e3d4ba', 0.8));
    drawSea(s, 640, { swell: 0.6 });
    drawMirror(s, [0, 1600], 640, 220, s.tint('#8d7a78', 0.3));
    for (const x of [360, 500, 640, 780, 920])
      s.fill(`M${x} 650h14l10 190h-36z`, s.gradient([fade('#ffd28a', 0.6), fade('#ffd28a', 0)]));
    for (const [x, y, k] of triples('240,720,220 460,740,240 1180,730,230 1400,710,210'))
      drawYacht(s, [x, y], { size: k, sails: false });
    drawQuay(s, 960);
    drawRowboat(s, [820, 900], { size: 250, hull: '#e6d3b0' });
  }),
  // A slab on pillars over a garden, the wind in palms, at golden hour.
  maestral: drawing('golden', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 500,
      sun: [300, 420],
      islands: triples('260,700,70 760,500,40'),
      clouds: 5,
    });
    drawWood(s, points('620,520 900,460 1300,430 1640,400'), 760, 0.12);
    drawHotel(s, [700, 740], {
      width: 980,
      floors: 4,
      storey: 66,
      accent: '#8f6f50',
      front: 'ribbons',
      wall: '#f6ead6',
    });
    drawSlope(s, points('-20,800 500,770 1000,720 1640,720'), 1080, '#9aa866');
    drawPalm(s, [640, 820], 430, -40);
    drawPalm(s, [1180, 800], 330, 30);
    drawPalm(s, [1500, 840], 420, 40);
    for (const [x, y, k] of triples('820,800,110 980,790,90 1340,810,130 420,850,150'))
      drawShrub(s, [x, y], k);
    s.fill('M760 1080Q900 930 1060 860T1140 760H1180Q1160 860 1120 930T1180 1080z', s.tint('#efe0c0', 0.95));
    drawBlossom(s, points('250,960 330,980 410,950 1320,960 1400,990 1480,950'), 44, '#c8508a');
    drawGulls(s, 520, 300, 4);
    drawPine(s, [90, 1110], { height: 620, lean: 60, spread: 480, detail: 2 });
  }),
  // Round a bay under the mountain, seen from the water.
  'hotel-brela': drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawMassif(s, points('-20,330 260,220 520,150 760,230 1020,170 1300,260 1640,300'), {
      distance: 0.4,
      base: 600,
    });
    drawWood(s, points('-20,480 400,430 800,460 1200,420 1640,450'), 700, 0.14);
    drawHotel(s, [430, 650], {
      width: 420,
      floors: 4,
      storey: 46,
      step: 30,
      side: 1,
      distance: 0.04,
      accent: '#2f93a3',
    });
    drawHotel(s, [760, 650], {
      width: 460,
      floors: 6,
      storey: 46,
      step: 40,
      side: -1,
      distance: 0.03,
      accent: '#2f93a3',
    });
    drawGrove(s, points('300,690 400,700 720,700 1100,690 1240,700 1340,690 160,700 60,690 1460,690'), 220);
    s.fill('M-20 690Q400 712 800 700T1640 690V730H-20z', s.tint('#f7f0e0', 1));
    drawSea(s, 722);
    drawMirror(s, [0, 1600], 722, 130, s.tint('#5f7a68', 0.2));
    s.stroke('M-20 724Q400 736 800 728T1640 722', fade('#ffffff', 0.9), 6);
    drawRowboat(s, [1080, 880], { size: 330, hull: '#2f93a3' });
    drawFarSail(s, [360, 800], 90);
    drawBranch(s, [1640, -10], [1240, 150], 120);
  }),
};
