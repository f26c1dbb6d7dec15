import { type Drawing, drawing } from '../drawing.ts';
import { drawMassif, drawSlope } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawRock } from '../layers/shore.ts';
import { drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points } from '../paint/shape.ts';

export const canyon: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 620 });
    drawMassif(s, points('-20,560 400,560 560,420 720,330 900,360 1100,480 1240,560 1640,500'), {
      distance: 0.58,
      base: 940,
    });
    drawMassif(s, points('-20,120 200,100 380,190 480,420 560,700 600,860'), {
      distance: 0.24,
      base: 900,
      rough: 0.12,
    });
    drawMassif(s, points('920,880 980,640 1060,380 1160,180 1320,60 1640,90'), {
      distance: 0.14,
      base: 940,
      rough: 0.12,
    });
    drawWood(s, points('-20,800 300,820 560,850 760,880 960,860 1300,820 1640,800'), 1090, 0.1);
    s.fill(
      'M700 880Q760 930 640 1000T560 1080H980Q900 1000 860 960T760 880z',
      s.gradient([s.tint('#d6e6e0', 1), s.tint('#7fb9b0', 0.9)]),
    );
    drawRock(s, [440, 1060], 420, 130);
    drawRock(s, [1160, 1050], 380, 120);
    drawFigure(s, [1160, 950], { size: 120, rucksack: '#c8643c' });
  }),
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 500 });
    drawMassif(s, points('500,560 640,330 820,260 1000,340 1160,560'), { distance: 0.55, base: 960 });
    drawMassif(s, points('760,900 880,620 1000,330 1180,140 1380,60 1640,110'), {
      distance: 0.16,
      base: 960,
      rough: 0.1,
      rock: '#d6bfa0',
    });
    drawMassif(s, points('-20,60 160,130 300,330 420,600 560,900'), {
      distance: 0.08,
      base: 1080,
      rough: 0.1,
      rock: '#cdb79a',
    });
    drawSlope(s, points('-20,960 300,900 700,920 1100,880 1640,940'), 1080, '#94895e');
    drawPine(s, [420, 1010], { height: 430, lean: 70, spread: 320, detail: 2 });
    drawFigure(s, [760, 930], { size: 140, pose: 'walk', rucksack: '#2f7f8f', hat: '#efe3c8' });
    drawFigure(s, [840, 930], { size: 132, pose: 'walk', rucksack: '#e0b45a', shirt: '#c8643c' });
  }),
  drawing('noon', 'right', (s) => {
    drawSky(s, { horizon: 640 });
    drawCumulus(s, 760, 200, 300);
    drawMassif(s, points('480,620 640,470 760,400 880,450 1020,620'), { distance: 0.62, base: 760 });
    drawMassif(s, points('-20,200 240,160 420,280 560,300 640,480 700,700'), {
      distance: 0.2,
      base: 760,
      rough: 0.1,
    });
    drawMassif(s, points('860,720 920,460 1040,240 1240,200 1440,120 1640,160'), {
      distance: 0.2,
      base: 760,
      rough: 0.1,
    });
    drawWood(s, points('-20,620 300,640 700,720 900,720 1300,640 1640,600'), 800, 0.16);
    s.fill(
      'M-20 800Q400 760 760 770T1640 790V1080H-20z',
      s.gradient([s.tint('#8fd0c2', 0.9), s.tint('#3f9c94', 0.9), s.tint('#17665f', 0.7)]),
    );
    s.fill('M100 900q300-30 600 0-300 26-600 0zM800 980q300-40 700 0-360 36-700 0z', fade('#ffffff', 0.25));
    drawRock(s, [220, 900], 340, 90);
    drawRock(s, [1420, 960], 480, 130);
    drawGrove(s, points('1300,860 1440,850'), 240);
  }),
  drawing('dawn', 'left', (s) => {
    drawSky(s, { horizon: 700 });
    drawMassif(s, points('300,700 520,440 700,380 900,520 1040,700'), { distance: 0.66, base: 980 });
    drawMassif(s, points('-20,300 240,260 480,460 640,760 720,980'), { distance: 0.4, base: 980 });
    drawMassif(s, points('840,900 1000,520 1180,320 1400,240 1640,280'), { distance: 0.3, base: 980 });
    s.fill('M0 800Q500 720 900 790T1600 760V940H0z', s.gradient([fade('#ffffff', 0.55), fade('#ffffff', 0)]));
    drawWood(s, points('-20,920 400,900 900,950 1640,900'), 1080, 0.06);
    drawGulls(s, 760, 300, 2);
  }),
];
