import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawMassif, drawSlope } from '../layers/land.ts';
import { drawFigure, drawJeep } from '../layers/people.ts';
import { drawAgave } from '../layers/plants.ts';
import { drawRoad } from '../layers/road.ts';
import { drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawSky } from '../layers/sky.ts';
import { drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { leafy, points, triples } from '../paint/shape.ts';

export const jeep: readonly Drawing[] = [
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 640 });
    drawClouds(s, 60, 260, 4);
    drawMassif(s, points('-20,460 300,320 620,220 900,300 1200,180 1640,300'), { distance: 0.44, base: 760 });
    drawSlope(s, points('-20,720 400,740 1000,690 1640,730'), 1080, '#b39a5e');
    drawWood(s, points('-20,700 300,690 600,730'), 800, 0.14);
    drawRoad(s, triples('640,1090,900 760,940,520 1000,820,200 1240,760,90 1180,726,46'), '#e0cba0', false);
    drawJeep(s, [740, 950], 470, '#6b8a6a');
    for (const [x, y, k] of triples('470,940,90 400,924,120 320,900,150'))
      s.ellipse(x, y, k, k * 0.4, fade(s.tint('#e9d6ae', 1), 0.35));
    drawShrub(s, [1350, 980], 260, '#9a9a52');
    drawRock(s, [190, 1060], 330, 90);
  }),
  drawing('noon', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 330,
      islands: triples('400,800,100 1150,700,60'),
      clouds: 3,
    });
    drawSlope(s, points('-20,900 400,820 900,780 1300,700 1640,620'), 1080, '#9aa06a');
    drawRock(s, [1420, 820], 520, 200);
    drawJeep(s, [760, 900], 420, '#c8643c', true);
    drawFigure(s, [420, 930], { size: 210, shirt: '#f4efe4', hat: '#efe3c8' });
    drawFigure(s, [330, 936], { size: 200, shirt: '#2f7f8f', trousers: '#8a7a5c' });
    drawAgave(s, [1180, 1040], 200, true);
    drawShrub(s, [140, 1040], 240);
  }),
  drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 560 });
    drawMassif(s, points('420,600 560,470 700,420 840,500 960,600'), { distance: 0.66, base: 760 });
    drawMassif(s, points('-20,160 240,130 460,300 620,560'), { distance: 0.26, base: 760, rough: 0.1 });
    drawMassif(s, points('700,640 900,420 1120,260 1360,180 1640,220'), {
      distance: 0.34,
      base: 760,
      rough: 0.1,
    });
    drawWood(s, points('-20,660 500,700 1000,690 1640,620'), 830, 0.12);
    s.rect(
      -10,
      790,
      1640,
      290,
      s.gradient([s.tint('#a9d8cc', 0.95), s.tint('#4fa89c', 0.8), s.tint('#1d6f6a', 0.7)]),
    );
    drawSlope(s, points('-20,800 200,800 420,850 560,960 600,1080'), 1080, '#cbbd98');
    drawSlope(s, points('1080,1080 1160,950 1320,850 1640,810'), 1080, '#cbbd98');
    drawJeep(s, [830, 950], 440, '#3f7f8a');
    const spray = Array.from({ length: 22 }, (_, at) =>
      leafy(
        s.random,
        [at % 2 ? s.random.between(590, 720) : s.random.between(960, 1120), s.random.between(906, 966)],
        s.random.between(12, 34),
        s.random.between(8, 22),
        7,
      ),
    );
    s.fill(spray.join(''), fade('#ffffff', 0.75));
    s.fill('M500 966q330-34 680 0-340 34-680 0z', fade('#ffffff', 0.6));
    drawRock(s, [200, 1040], 330, 110);
  }),
  drawing('sunset', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 520,
      sun: [420, 450],
      sunRadius: 50,
      islands: triples('900,900,130 200,500,60'),
      clouds: 6,
    });
    drawSlope(s, points('-20,1010 400,930 900,880 1300,820 1640,800'), 1080, '#6d6a58');
    drawJeep(s, [1060, 900], 380, '#3d4a4c', true);
    drawFigure(s, [760, 930], { size: 180, shirt: '#3a3f58', trousers: '#2c3048' });
    drawFigure(s, [700, 936], { size: 170, shirt: '#6b4a58', trousers: '#2c3048' });
    drawPine(s, [1440, 960], { height: 560, lean: -60, spread: 430, detail: 2 });
  }),
];
