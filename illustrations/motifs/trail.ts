import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawMassif, drawRidge, drawSlope } from '../layers/land.ts';
import { drawFigure } from '../layers/people.ts';
import { drawGrass } from '../layers/plants.ts';
import { drawRock, drawShrub } from '../layers/shore.ts';
import { drawSky } from '../layers/sky.ts';
import { drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import type { Scene } from '../paint/scene.ts';
import { type Point, points, smooth, triples } from '../paint/shape.ts';

/** A path that narrows into the distance along `points`. */
function drawTrail(
  s: Scene,
  points: readonly Point[],
  wide: number,
  narrow: number,
  colour = '#e6d5b4',
): void {
  const half = (at: number) => (wide + (narrow - wide) * (at / (points.length - 1))) / 2;
  const left = points.map(([x, y], at): Point => [x - half(at), y]);
  const right = points.map(([x, y], at): Point => [x + half(at), y]).reverse();
  s.fill(`${smooth(left)}${smooth(right, 'L')}z`, s.gradient([s.tint(colour, 1, 0.2), s.tint(colour, 0.8)]));
  const verge = [...left.slice(1), ...right.slice(0, -1)].filter((_, at) => at % 2 === 0);
  for (const [x, y] of verge) drawShrub(s, [x, y + 6], 24 + (y - 560) * 0.13, '#7f9258');
}

export const trail: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 460,
      islands: triples('400,800,80 900,600,50'),
      clouds: 3,
    });
    drawWall(s, 462, { height: 330, left: 900, right: 1640, crest: [0.03, 0.4, 0.7, 0.9, 1], distance: 0.4 });
    drawSlope(s, points('-20,900 400,800 900,700 1300,620 1640,580'), 1080, '#9aa26a');
    drawTrail(s, points('560,1090 640,980 900,900 1000,800 1180,720 1300,640'), 230, 18);
    drawFigure(s, [940, 890], { size: 190, pose: 'walk', rucksack: '#c8643c', hat: '#efe3c8' });
    drawFigure(s, [1030, 850], { size: 160, pose: 'walk', rucksack: '#2f7f8f', shirt: '#e0b45a' });
    drawShrub(s, [260, 960], 230);
    drawShrub(s, [1300, 930], 260);
    drawPine(s, [1440, 980], { height: 560, lean: -70, spread: 430, detail: 2 });
  }),
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 520 });
    drawMassif(s, points('-20,300 300,220 560,320 800,240 1100,300 1640,380'), { distance: 0.45, base: 640 });
    drawWood(s, points('-20,600 500,560 1000,620 1640,560'), 760, 0.2);
    drawSlope(s, points('-20,720 500,740 1100,700 1640,760'), 1080, '#b8a66a');
    drawTrail(s, points('1180,1090 1000,960 720,900 640,830 760,770 820,736'), 260, 14);
    drawRock(s, [210, 1010], 420, 120);
    drawRock(s, [470, 900], 190, 60);
    drawShrub(s, [330, 960], 150, '#a39a52');
    drawGrass(s, [1120, 1600], 1080, 190, 120, '#b59f52');
    drawGrove(s, points('300,790 430,800 1240,800 1420,830'), 260);
    drawFigure(s, [700, 830], { size: 96, pose: 'walk', rucksack: '#c8643c' });
  }),
  drawing('noon', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 300,
      islands: triples('1100,900,80 400,560,40'),
      clouds: 3,
    });
    drawWood(s, points('-20,420 260,470 520,600 720,760 900,930'), 1080, 0.08);
    drawTrail(s, points('760,1090 640,960 420,880 260,780 160,700'), 210, 24);
    drawPine(s, [180, 1000], { height: 760, lean: 100, spread: 640, detail: 2 });
    drawFigure(s, [600, 960], {
      size: 200,
      pose: 'walk',
      rucksack: '#e0b45a',
      shirt: '#2f7f8f',
      hat: '#efe3c8',
      flip: true,
    });
    drawRock(s, [1020, 1080], 420, 120);
  }),
  drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 640 });
    drawMassif(s, points('-20,360 220,180 420,120 560,300 700,560 760,700'), {
      distance: 0.28,
      base: 760,
      rough: 0.1,
    });
    drawRidge(s, points('600,560 900,500 1200,540 1640,440'), { distance: 0.6, base: 720 });
    drawWood(s, points('-20,700 400,680 800,720 1640,620'), 900, 0.16);
    drawSlope(s, points('-20,880 500,860 1000,900 1640,840'), 1080, '#8b9a66');
    drawTrail(s, points('880,1090 840,1000 960,930 1080,880'), 240, 60);
    s.stroke('M1220 960V720M1220 960', s.tint('#7d5a40', 0.7), 20);
    s.fill('M1130 740h190l46 34-46 34h-190z', s.tint('#a97a52', 0.9));
    s.fill('M1310 830h-180l-42 30 42 30h180z', s.tint('#97683f', 0.7));
    s.circle(1220, 774, 12, '#ffffff');
    s.circle(1220, 774, 6, '#c8643c');
    drawFigure(s, [930, 960], { size: 200, rucksack: '#2f7f8f', shirt: '#f1e6d2' });
    drawShrub(s, [340, 990], 280);
  }),
];
