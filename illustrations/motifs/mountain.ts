import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawHouse } from '../layers/houses.ts';
import { drawMassif, drawRidge, drawSlope } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawBlossom, drawGrass } from '../layers/plants.ts';
import { drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const mountain: readonly Drawing[] = [
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 700 });
    drawClouds(s, 60, 300, 5);
    drawMassif(s, points('-20,420 300,330 600,200 820,150 1040,230 1300,190 1620,330'), {
      distance: 0.5,
      base: 740,
    });
    drawMassif(s, points('300,760 620,480 900,350 1180,300 1400,380 1640,440'), {
      distance: 0.26,
      base: 800,
    });
    drawWood(s, points('-20,700 400,740 800,700 1200,680 1640,640'), 950, 0.16);
    drawSlope(s, points('-20,860 400,900 900,880 1640,930'), 1080, '#8a8a5c');
    drawGrass(s, [0, 1600], 960, 60, 130, '#a39a5c');
    drawShrub(s, [220, 1010], 200);
    drawShrub(s, [1380, 1040], 260);
    drawHouse(s, [980, 930], { width: 210, height: 96, floors: 1, columns: 3, shutters: '#8a6446' });
    drawGrove(s, points('900,950 1260,950'), 230);
    drawFigure(s, [620, 980], { size: 130, pose: 'walk', rucksack: '#c8643c', hat: '#efe3c8' });
  }),
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 420,
      islands: triples('300,900,70 1000,800,50 600,620,36'),
      clouds: 3,
    });
    drawMassif(s, points('700,1000 840,620 1000,420 1160,300 1300,220 1460,260 1640,200'), {
      distance: 0.06,
      base: 1080,
    });
    drawSlope(s, points('-20,1010 300,950 620,930 900,990 1100,1080'), 1080, '#7c8a5c');
    drawFigure(s, [560, 936], { size: 190, rucksack: '#c8643c', hat: '#efe3c8' });
    drawGulls(s, 480, 300, 3);
    drawShrub(s, [180, 1010], 160);
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 640 });
    drawCumulus(s, 1160, 230, 520);
    drawCumulus(s, 300, 320, 300);
    drawWall(s, 740, {
      height: 500,
      distance: 0.34,
      foot: 220,
      crest: [0.7, 0.86, 0.8, 1, 0.72, 0.6, 0.7, 0.56, 0.4],
    });
    drawSlope(s, points('-20,660 400,700 900,680 1640,720'), 1080, '#9fae6e');
    drawHouse(s, [980, 790], { width: 230, height: 110, floors: 1, columns: 3 });
    drawGrove(s, points('760,800 860,780 1290,810 1400,800'), 220);
    drawGrass(s, [0, 1600], 1060, 120, 160, '#b0a860');
    drawBlossom(s, points('200,960 320,1010 460,960 620,1020'), 34, '#f3efe4', '#7f8f58');
  }),
  drawing('dusk', 'right', (s) => {
    drawSky(s, { horizon: 760 });
    drawClouds(s, 120, 460, 6);
    drawRidge(s, points('-20,470 300,420 700,480 1100,400 1640,470'), { distance: 0.8, base: 800 });
    drawRidge(s, points('-20,600 260,520 640,560 1000,500 1300,560 1640,500'), { distance: 0.62, base: 860 });
    drawRidge(s, points('-20,660 300,690 620,620 980,700 1640,610'), { distance: 0.42, base: 930 });
    drawWood(s, points('-20,800 320,760 760,840 1200,790 1640,760'), 1080, 0.2);
    drawGrove(s, points('1180,980 1320,1020 1460,990'), 420);
  }),
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 620 });
    drawMassif(s, points('-20,560 200,420 460,260 640,140 760,210 980,380 1300,480 1640,540'), {
      distance: 0.22,
      base: 860,
    });
    s.fill(
      'M0 700Q400 640 800 690T1600 660V800H0z',
      s.gradient([fade('#ffffff', 0.75), fade('#ffffff', 0.1)]),
    );
    drawWood(s, points('-20,790 400,760 900,800 1640,740'), 1080, 0.12);
    drawSlope(s, points('-20,980 500,960 1100,1000 1640,950'), 1080, '#8d9a62');
    drawPine(s, [1340, 1060], { height: 620, lean: 60, spread: 420, detail: 2 });
    drawRock(s, [480, 1050], 380, 110);
  }),
];
