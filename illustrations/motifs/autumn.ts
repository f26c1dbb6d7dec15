import { type Drawing, drawing } from '../drawing.ts';
import { drawRowboat } from '../layers/boats.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawRidge, drawSlope } from '../layers/land.ts';
import { drawMirror } from '../layers/sea.ts';
import { drawQuay, drawRock } from '../layers/shore.ts';
import { drawClouds, drawSky } from '../layers/sky.ts';
import { drawOlive } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, polygon, triples } from '../paint/shape.ts';

export const autumn: readonly Drawing[] = [
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 480 });
    drawClouds(s, 60, 280, 5);
    drawRidge(s, points('-20,420 400,330 900,410 1640,300'), {
      distance: 0.62,
      base: 520,
      colour: '#8a7f5c',
    });
    drawWood(s, points('-20,520 500,480 1000,520 1640,470'), 640, 0.2, '#b5803c');
    drawSlope(s, points('-20,620 500,600 1000,630 1640,590'), 1080, '#c9a052');
    for (const [x, y, k] of triples('220,840,330 620,760,250 1360,860,380')) drawOlive(s, [x, y], k);
    s.fill(polygon(points('380,890 960,870 1100,990 300,1000')), s.tint('#8fa57a', 0.9));
    s.fill('M620 950l-30-110h190l-30 110z', s.gradient([s.tint('#c79a5c', 1), s.tint('#8a6434', 0.4)]));
    s.hatch('M600 896h170', fade(s.tint('#6b4a24', 0.2), 0.5), 106, '3 9');
    s.ellipse(686, 840, 96, 19, s.tint('#4d4a3a', 0.5));
    for (let at = 0; at < 16; at += 1)
      s.circle(
        s.random.between(604, 768),
        s.random.between(826, 846),
        12,
        s.tint(s.random.pick(['#5d6b34', '#77843f', '#46404e']), 0.9),
      );
    for (let at = 0; at < 26; at += 1)
      s.ellipse(
        s.random.between(400, 1000),
        s.random.between(890, 985),
        8,
        6,
        s.tint(s.random.pick(['#5d6b34', '#46404e']), 0.7),
      );
    s.stroke(
      'M1000 960L1110 560M1090 960L1190 560M1012 910h92M1028 850h94M1044 790h92M1060 730h92M1076 670h92M1092 610h92',
      s.tint('#8a6446', 0.6),
      12,
    );
  }),
  drawing('dusk', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 500,
      islands: triples('420,900,130 1150,700,70'),
      clouds: 9,
      swell: 1.2,
    });
    drawRowboat(s, [480, 720], { size: 200 });
    drawWood(s, points('900,560 1100,500 1350,460 1640,400'), 700, 0.1, '#c07a3c');
    drawMirror(s, [880, 1600], 690, 110, s.tint('#6b4a3c', 0.2));
    drawRock(s, [1350, 700], 800, 50);
    drawQuay(s, 900);
    s.stroke('M1290 900V520', s.tint('#3b3a44', 0.4), 16);
    s.circle(1290, 500, 210, s.radial([fade('#ffdc98', 0.6), fade('#ffc870', 0.16), fade('#ffc870', 0)]));
    s.fill('M1266 480h48l-8 46h-32z', '#fff1c8');
    s.rect(420, 830, 320, 17, s.tint('#9a6f4c', 0.8), 6);
    s.rect(420, 770, 320, 34, s.tint('#9a6f4c', 0.6), 6);
    s.stroke('M450 770V905M710 770V905', s.tint('#4d4650', 0.4), 13);
    for (let at = 0; at < 20; at += 1)
      s.fill(
        `M${Math.round(s.random.between(0, 1600))} ${Math.round(s.random.between(915, 1040))}q16-13 34 0-16 13-34 0z`,
        s.tint(s.random.pick(['#d98a3c', '#c8643c', '#e3b04c']), 0.9),
      );
  }),
];
