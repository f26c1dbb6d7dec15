import { type Drawing, drawing } from '../drawing.ts';
import { drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawHotel } from '../layers/hotels.ts';
import { drawSlope } from '../layers/land.ts';
import { drawPalace, drawPavilion } from '../layers/lodgings.ts';
import { drawFigure } from '../layers/people.ts';
import { drawAgave, drawBlossom, drawClimber, drawPalm } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawLounger, drawParasol, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawSky } from '../layers/sky.ts';
import { drawBalustrade, drawFloor, drawPergola, drawPool, drawPot } from '../layers/terrace.ts';
import { drawCypress, drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const hotelsOfTucepi: Record<string, Drawing> = {
  // The pool terrace, the mountain behind it.
  alga: drawing('noon', 'right', (s) => {
    drawSky(s, { horizon: 480 });
    drawCumulus(s, 300, 200, 360);
    drawWall(s, 660, {
      height: 540,
      distance: 0.4,
      foot: 220,
      crest: [0.5, 0.66, 0.8, 0.76, 1, 0.9, 0.94, 0.8],
    });
    drawHotel(s, [60, 650], {
      width: 900,
      floors: 5,
      storey: 60,
      step: 96,
      side: -1,
      accent: '#2f93a3',
      front: 'ribbons',
    });
    drawGrove(s, points('1080,640 1200,650 1340,640 1480,650'), 260);
    drawFloor(s, 640, '#efe4d0');
    drawPool(s, points('480,700 1240,700 1560,980 220,980'));
    for (const [x, y] of points('300,740 1330,740 1480,830')) {
      drawParasol(s, [x, y], 180, '#f2b544');
      drawLounger(s, [x - 60, y + 26], 140, '#ffffff');
    }
    drawPot(s, [90, 960], 150, (x, y) => drawAgave(s, [x, y + 20], 150));
  }),
  // A villa-like house among oleanders right on the promenade.
  neptun: drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 450,
      islands: triples('1250,700,80 900,460,44'),
      clouds: 4,
    });
    drawWood(s, points('-20,400 300,390 600,440 800,530'), 690, 0.12);
    drawHotel(s, [100, 690], {
      width: 600,
      floors: 4,
      storey: 66,
      accent: '#5f8f7c',
      front: 'windows',
      wall: '#f7e2c4',
    });
    drawMirror(s, [760, 1000], 690, 60, s.tint('#5c5a48', 0.2));
    s.fill(
      'M-20 690H800Q900 694 1010 760T1240 900T1420 1090H-20z',
      s.gradient([s.tint('#f3e6cb', 1), s.tint('#d9c7a4', 0.7)]),
    );
    s.stroke('M800 690Q900 694 1010 760T1240 900T1420 1090', s.tint('#fff6e4', 1), 20);
    s.stroke('M806 700Q906 704 1016 770T1250 910T1430 1100', s.tint('#a9936e', 0.2), 13);
    s.fill('M-20 690H740Q790 712 740 742H-20z', s.tint('#93ab66', 0.8));
    drawPine(s, [790, 740], { height: 430, lean: 40, spread: 330, detail: 2 });
    drawPine(s, [60, 740], { height: 380, lean: -30, spread: 300 });
    drawBlossom(s, points('80,730 200,740 320,726 440,740 560,728 680,740'), 46, '#e59ab0', '#6f8f5a');
    s.clip('M-20 742H740Q790 712 800 690 900 694 1010 760T1240 900T1420 1090H-20z', () =>
      s.stroke(
        'M-20 800H1100M-20 880H1300M-20 990H1400M100 742L-300 1080M300 742L60 1080M500 742L400 1080M700 742L760 1080M860 742L1060 1080',
        fade(s.tint('#a48f6f', 0.3), 0.35),
        3,
      ),
    );
    drawFigure(s, [430, 960], { size: 210, pose: 'walk', shirt: '#f4efe4', hat: '#efe3c8' });
    drawFigure(s, [530, 964], { size: 180, pose: 'walk', shirt: '#2f7f8f', trousers: '#efe3c8' });
    drawYacht(s, [1220, 570], { size: 130 });
  }),
  // A village of pavilions in a garden.
  afrodita: drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 440 });
    drawClouds(s, 60, 260, 4);
    drawWall(s, 540, { height: 400, distance: 0.48, foot: 150 });
    drawSlope(s, points('-20,520 500,500 1000,520 1640,480'), 1080, '#9fb56c');
    drawGrove(s, points('120,600 560,570 980,570 1460,590'), 260, 0.06);
    for (const [x, y, w] of triples('240,640,230 640,620,220 1060,630,240 1340,680,240'))
      drawPavilion(s, [x, y], w, 0.05);
    drawPavilion(s, [380, 840], 330);
    drawPavilion(s, [900, 830], 340, 0, '#fbeedd');
    s.fill('M560 1080Q760 960 820 870T700 660H730Q900 820 930 900T860 1080z', s.tint('#f1e4c6', 1));
    drawBlossom(s, points('330,850 740,850 860,850 1270,850 1340,870 300,880'), 44, '#c8508a');
    drawPine(s, [160, 1060], { height: 560, lean: 30, spread: 430, detail: 2 });
    drawShrub(s, [1420, 1000], 220);
  }),
  // The stone summer palace of an abbot, in its cypress garden by the sea.
  kastelet: drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 60, 320, 4);
    drawWall(s, 560, {
      height: 360,
      distance: 0.52,
      foot: 90,
      crest: [0.6, 0.8, 0.9, 1, 0.86, 0.9, 0.7, 0.74],
    });
    drawWood(s, points('-20,560 500,540 1000,560 1640,520'), 800, 0.16);
    for (const [x, k] of points('380,330 1230,350 1310,280 300,250')) drawCypress(s, [x, 730], k);
    drawPalace(s, [460, 740], 720, 340);
    drawSlope(s, points('-20,760 500,740 1100,740 1640,760'), 900, '#93a564');
    s.rect(-10, 850, 1640, 50, s.gradient([s.tint('#efe0c4', 0.95), s.tint('#b7a284', 0.3)]));
    s.hatch('M0 876H1600', fade(s.tint('#93805f', 0.3), 0.4), 46, '3 70');
    drawSea(s, 900, { swell: 0.7 });
    drawMirror(s, [0, 1600], 900, 110, s.tint('#8d7c60', 0.2));
    for (const x of [520, 1120]) drawPalm(s, [x, 800], 250, 10);
    for (const [x, y, k] of triples('640,800,100 760,810,80 900,800,100 1000,810,80'))
      drawShrub(s, [x, y], k);
    drawRowboat(s, [330, 960], { size: 230 });
  }),
  // White, new, five stars: long horizontals and still water at dusk.
  jadran: drawing('dusk', 'left', (s) => {
    drawSky(s, { horizon: 600 });
    drawClouds(s, 90, 380, 5);
    drawWall(s, 600, {
      height: 370,
      distance: 0.52,
      foot: 110,
      left: 240,
      crest: [0.03, 0.4, 0.66, 0.6, 0.86, 0.8, 1, 0.9, 0.7],
    });
    drawFarIslands(s, 600, triples('160,600,60'));
    drawHotel(s, [360, 690], {
      width: 1180,
      floors: 5,
      storey: 62,
      step: 74,
      accent: '#f4ead8',
      wall: '#ffffff',
      front: 'ribbons',
    });
    s.rect(-10, 690, 1640, 390, s.gradient([s.tint('#d9cdbd', 0.9), s.tint('#a3968e', 0.3)]));
    drawPool(s, points('-20,740 1620,740 1620,940 -20,940'), '#4fb4ba');
    for (const x of [520, 700, 880, 1060, 1240, 1400])
      s.fill(`M${x} 752h30l14 150h-60z`, s.gradient([fade('#ffd79a', 0.6), fade('#ffd79a', 0)]));
    for (const [x, k] of points('220,300 1490,330')) drawPalm(s, [x, 740], k, 20);
    for (const x of [260, 560, 900, 1200]) drawLounger(s, [x, 1010], 190, '#ffffff');
  }),
  // An apartment's own terrace over gardens and sea, in the evening light.
  'afrodita-apartments': drawing('sunset', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 470,
      sun: [360, 400],
      islands: triples('1000,900,120 300,600,50'),
      clouds: 6,
    });
    drawWood(s, points('-20,600 500,580 1000,610 1640,560'), 760, 0.12);
    for (const [x, y, w] of triples('240,680,210 560,690,220 900,680,210')) drawPavilion(s, [x, y], w, 0.06);
    drawFloor(s, 850, '#e3d0b4');
    drawPergola(s, 170, [1440], 1010);
    drawBalustrade(s, [-20, 1620], 730, 150);
    drawLounger(s, [1080, 1010], 260, '#f3e6d2');
    s.ellipse(860, 884, 150, 26, s.tint('#f1e2c8', 0.95));
    s.rect(850, 900, 20, 120, s.tint('#6b5142', 0.4));
    s.ellipse(860, 1024, 80, 13, s.tint('#6b5142', 0.4));
    drawClimber(s, points('1450,640 1440,460 1450,300 1400,200 1280,150 1120,140'), 56, '#c8508a');
    drawPot(s, [240, 1000], 140, (x, y) =>
      drawBlossom(
        s,
        [
          [x - 40, y - 50],
          [x + 40, y - 60],
          [x, y - 110],
        ],
        50,
        '#e0653c',
      ),
    );
  }),
};
