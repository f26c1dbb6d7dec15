import { type Drawing, drawing } from '../drawing.ts';
import { drawRowboat } from '../layers/boats.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawHotel } from '../layers/hotels.ts';
import { drawHouse } from '../layers/houses.ts';
import { drawLamps } from '../layers/lamps.ts';
import { drawMassif, drawSlope } from '../layers/land.ts';
import { drawMobileHome, drawTent } from '../layers/lodgings.ts';
import { drawBicycle, drawFigure } from '../layers/people.ts';
import { drawAgave, drawClimber, drawGrass } from '../layers/plants.ts';
import { drawSea } from '../layers/sea.ts';
import { drawParasol, drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawSky } from '../layers/sky.ts';
import { drawPot } from '../layers/terrace.ts';
import { drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, polygon, triples } from '../paint/shape.ts';

export const hotelsOfPaklenica: Record<string, Drawing> = {
  // The camp: mobile homes under pines, the cliffs behind.
  'camping-paklenica': drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 480 });
    drawMassif(s, points('-20,260 300,180 560,250 720,420 800,430 960,230 1200,150 1640,260'), {
      distance: 0.42,
      base: 560,
    });
    drawWood(s, points('-20,520 600,540 1000,520 1640,500'), 680, 0.16);
    drawSlope(s, points('-20,650 800,640 1640,650'), 1080, '#a3a86e');
    drawMobileHome(s, [120, 760], 330, 0.04);
    drawMobileHome(s, [640, 750], 340, 0.04, '#dfe6dc');
    drawMobileHome(s, [1140, 770], 340, 0.04);
    drawGrove(s, points('70,800 540,800 1060,810 1540,820'), 480);
    drawMobileHome(s, [330, 950], 470, 0, '#f0e6d2');
    drawParasol(s, [980, 960], 230, '#c8643c');
    s.rect(900, 906, 160, 12, s.tint('#c79a6a', 0.9));
    s.stroke('M920 912V970M1040 912V970', s.tint('#8a6446', 0.5), 8);
    drawBicycle(s, [1270, 980], 210, '#2f7f8f', true);
    drawGrass(s, [0, 1600], 1080, 90, 90, '#93a058');
  }),
  // A tall house in the sun by the shore, the canyon gate far behind.
  alan: drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 60, 260, 4);
    drawMassif(s, points('-20,330 240,250 460,300 620,450 700,450 860,280 1100,200 1640,330'), {
      distance: 0.46,
      base: 600,
    });
    drawWood(s, points('-20,580 600,590 1640,560'), 720, 0.16);
    drawHotel(s, [860, 740], { width: 400, floors: 8, storey: 50, accent: '#c8643c', front: 'loggias' });
    drawHotel(s, [560, 740], { width: 330, floors: 3, storey: 50, accent: '#c8643c', front: 'windows' });
    drawGrove(s, points('480,760 540,770 1320,760 1440,770 830,780 1540,760 360,770'), 260);
    s.rect(-10, 730, 1640, 50, s.tint('#a3a866', 0.7));
    s.rect(-10, 770, 1640, 100, s.gradient([s.tint('#e9d9b4', 0.7), s.tint('#f6ead0', 1)]));
    drawSea(s, 860, { swell: 0.8 });
    s.stroke('M-20 862Q400 876 800 866T1640 862', fade('#ffffff', 0.9), 8);
    for (const x of [300, 520, 760, 1030, 1290]) drawParasol(s, [x, 850], 96, '#f3ead6');
    drawRowboat(s, [380, 960], { size: 230, hull: '#2f93a3' });
    drawRock(s, [130, 1080], 520, 120);
    drawPine(s, [170, 1010], { height: 820, lean: 70, spread: 600, detail: 2 });
    drawAgave(s, [350, 1060], 130);
  }),
  // Pitches: tents and a camper under pines right at the water, at night.
  'paklenica-pitches': drawing('dusk', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 480,
      islands: triples('500,900,80 1200,700,50'),
      clouds: 5,
      swell: 0.6,
    });
    drawSlope(s, points('-20,680 500,700 1000,720 1640,690'), 1080, '#8f9a68');
    drawTent(s, [420, 830], 330, '#f0d9a8');
    drawTent(s, [820, 800], 260, '#d9c0a8');
    s.group('transform="translate(1140 860)"', () => {
      s.ellipse(140, 4, 240, 14, fade('#20243a', 0.4));
      s.fill(
        'M-90-20V-190Q-90-210-70-210H250Q300-206 330-130L370-110Q384-100 384-70V-20z',
        s.gradient([s.tint('#f4efe4', 1), s.tint('#b9b0ae', 0.4)]),
      );
      s.rect(-90, -110, 474, 26, s.tint('#c8643c', 0.8));
      s.fill('M-60-184H30v56H-60zM60-184h90v56H60zM262-184q36 10 50 58h-50z', '#ffd592');
      for (const x of [0, 280]) {
        s.circle(x, -18, 40, s.tint('#2a2e30', 0.4));
        s.circle(x, -18, 17, s.tint('#c9c6bd', 0.8));
      }
      s.fill('M-90-190L-230-160V-150L-90-176z', s.tint('#e9b86a', 0.9));
      s.stroke('M-226-154V0', s.tint('#5a5048', 0.4), 6);
    });
    drawPine(s, [180, 960], { height: 700, lean: 70, spread: 560, detail: 2 });
    drawPine(s, [1060, 900], { height: 600, lean: -40, spread: 480, detail: 2 });
    drawLamps(s, [220, 560], [1040, 560], 46, 9);
    drawFigure(s, [640, 930], { size: 150, pose: 'sit', shirt: '#d9694a' });
    drawFigure(s, [560, 930], { size: 150, pose: 'sit', shirt: '#f0e2c8' });
  }),
  // Apartments: a row of gabled houses with pergolas on a lane to the sea.
  'alan-apartments': drawing('noon', 'right', (s) => {
    drawOpenSea(s, { horizon: 480, islands: triples('800,700,70'), clouds: 3 });
    drawCumulus(s, 380, 220, 360);
    drawWood(s, points('-20,470 300,480 560,560'), 700, 0.12);
    drawWood(s, points('1020,570 1300,480 1640,450'), 700, 0.12);
    drawSlope(s, points('-20,640 300,620 800,606 1300,620 1640,640'), 1080, '#a5ac70');
    for (const [x, y, w] of triples('540,640,150 410,680,210 190,740,290 -130,830,400'))
      drawHouse(s, [x, y], {
        width: w,
        height: w * 0.72,
        floors: 2,
        columns: 3,
        roof: 'gable',
        wall: '#fbf3e4',
        shutters: '#4f8a9a',
      });
    for (const [x, y, w] of triples('940,640,150 1020,680,210 1140,740,290 1340,830,400'))
      drawHouse(s, [x, y], {
        width: w,
        height: w * 0.72,
        floors: 2,
        columns: 3,
        roof: 'gable',
        wall: '#f6e8d2',
        shutters: '#c08a5c',
      });
    s.fill(
      polygon(points('720,620 900,620 1640,1080 -20,1080')),
      s.gradient([s.tint('#efe2c8', 0.95), s.tint('#d3c2a2', 0.7)]),
    );
    s.hatch('M800 620V1067', fade(s.tint('#a8926c', 0.3), 0.22), 1500, '3 40');
    drawClimber(s, points('480,640 500,580 470,530 400,520'), 40, '#c8508a');
    drawClimber(s, points('1140,740 1130,640 1180,570 1270,560'), 46, '#c8508a');
    drawClimber(s, points('282,830 270,690 200,610 120,610'), 52, '#d9694a');
    drawPot(s, [330, 940], 120, (x, y) => drawShrub(s, [x, y + 16], 150));
    drawPot(s, [1280, 940], 120, (x, y) => drawShrub(s, [x, y + 16], 150));
    drawFigure(s, [800, 780], { size: 130, pose: 'walk', shirt: '#2f7f8f', hat: '#efe3c8' });
  }),
};
