import { type Drawing, drawing } from '../drawing.ts';
import { drawFarIslands, drawWall } from '../layers/coast.ts';
import { drawLamps } from '../layers/lamps.ts';
import { drawMassif, drawSlope } from '../layers/land.ts';
import { drawTent } from '../layers/lodgings.ts';
import { drawFigure } from '../layers/people.ts';
import { drawGrass } from '../layers/plants.ts';
import { drawSea } from '../layers/sea.ts';
import { drawSky, drawStars } from '../layers/sky.ts';
import { drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const camp: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 470 });
    drawWall(s, 472, {
      height: 330,
      left: 300,
      right: 1640,
      crest: [0.1, 0.4, 0.7, 0.9, 0.8, 1, 0.9],
      distance: 0.42,
    });
    drawFarIslands(s, 470, triples('160,500,50'));
    drawSea(s, 470, { bottom: 760 });
    drawSlope(s, points('-20,690 500,720 1000,690 1640,650'), 1080, '#a3a86e');
    drawGrove(s, points('120,820 360,780 900,770 1200,800 1480,800'), 470);
    drawTent(s, [640, 850], 330, '#f1e2c2');
    drawTent(s, [1080, 890], 300, '#c9d6c4');
    s.ellipse(850, 950, 60, 12, s.tint('#5a4a3c', 0.2));
    s.fill('M830 948q4-44 20-64q18 22 22 64z', '#f2a23c');
    s.fill('M840 948q4-26 10-40q10 16 12 40z', '#ffe08a');
    drawFigure(s, [760, 946], { size: 150, pose: 'sit', shirt: '#2f7f8f' });
    drawGrass(s, [0, 1600], 1080, 100, 90, '#8f9a54');
  }),
  drawing('night', 'right', (s) => {
    drawSky(s, { horizon: 560 });
    drawStars(s, 500, 150);
    drawMassif(s, points('-20,460 300,360 620,260 860,330 1200,420 1640,480'), { distance: 0.4, base: 620 });
    drawWood(s, points('-20,560 600,590 1100,560 1640,540'), 720, 0.3);
    drawSlope(s, points('-20,700 700,690 1640,720'), 1080, '#5f7a5a');
    s.circle(760, 800, 330, s.radial([fade('#ffcf85', 0.5), fade('#ffb85a', 0.14), fade('#ffb85a', 0)]));
    drawTent(s, [700, 880], 420, '#f0d9a8');
    drawPine(s, [1280, 900], { height: 640, lean: -60, spread: 520, detail: 2 });
    drawPine(s, [240, 880], { height: 560, lean: 70, spread: 430, detail: 2 });
    drawLamps(s, [290, 520], [1200, 500], 60, 9);
    drawFigure(s, [960, 900], { size: 130, pose: 'sit', shirt: '#e0b45a' });
    drawFigure(s, [1030, 900], { size: 130, pose: 'sit', shirt: '#d9694a', flip: true });
  }),
];
