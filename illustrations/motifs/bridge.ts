import { type Drawing, drawing } from '../drawing.ts';
import { drawRidge } from '../layers/land.ts';
import { drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawSky } from '../layers/sky.ts';
import { archPath } from '../layers/terrace.ts';
import { drawTown } from '../layers/town.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, polygon, triples } from '../paint/shape.ts';

export const bridge: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 60, 240, 4);
    drawRidge(s, points('-20,420 320,300 700,380 1100,280 1640,360'), { distance: 0.56, base: 620 });
    drawWood(s, points('-20,560 500,570 800,590 1100,570 1640,560'), 740, 0.3);
    drawTown(s, [-80, 560], 560, { size: 96, rows: 3, distance: 0.1 });
    drawTown(s, [1090, 1700], 560, { size: 96, rows: 3, distance: 0.1 });
    s.stroke('M1180 560V250', s.tint('#f3e8d4', 0.9, 0.1), 22);
    s.fill('M1169 260h22l-11-70zM1160 330h40v12h-40z', s.tint('#d6c6a8', 0.8, 0.1));
    s.fill(
      'M0 760C300 700 500 720 800 716S1300 700 1600 760V1067H0z',
      s.gradient([s.tint('#79bfa0', 0.9), s.tint('#3d9884', 0.9), s.tint('#14584f', 0.8)]),
    );
    drawWood(s, points('-20,600 160,590 330,640 420,730'), 770, 0.06);
    drawWood(s, points('1180,730 1280,640 1440,590 1620,600'), 770, 0.06);
    drawRock(s, [300, 800], 420, 140);
    drawRock(s, [1330, 800], 420, 150);
    const stone = s.gradient([s.tint('#f6ead2', 1), s.tint('#d3bf9e', 0.6)]);
    s.fill(
      'M210 560Q500 420 800 372Q1100 420 1390 560V760H1250Q1180 480 800 452Q420 480 350 760H210z',
      stone,
    );
    s.stroke('M350 760Q420 480 800 452Q1180 480 1250 760', s.tint('#a58f6e', 0.2), 15);
    s.hatch('M366 760Q434 496 800 468Q1166 496 1234 760', s.tint('#efe0c2', 0.9), 22, '24 5');
    s.stroke(
      'M196 556Q500 412 800 362Q1100 412 1404 556',
      s.tint('#fff6e4', 1),
      15,
      'stroke-linejoin="round"',
    );
    for (const [x, w, h] of triples('140,150,330 1320,150,350')) {
      s.rect(x, 800 - h - 60, w, h + 60, s.gradient([s.tint('#f3e6cc', 0.95), s.tint('#c9b28c', 0.5)]));
      s.rect(x + w * 0.66, 800 - h - 60, w * 0.34, h + 60, fade(s.tint('#8f7a5c', 0.1), 0.4));
      s.fill(
        polygon([
          [x - 12, 740 - h],
          [x + w / 2, 680 - h],
          [x + w + 12, 740 - h],
        ]),
        s.tint('#c0714c', 0.8),
      );
      s.fill(
        archPath(x + w * 0.34, 620, 34, 70) + archPath(x + w * 0.34, 500, 26, 50),
        s.tint('#4a4a4a', 0.2),
      );
    }
    s.fill('M420 800Q800 690 1180 800Q800 880 420 800z', fade(s.tint('#e9dcbc', 0.6), 0.28));
    s.fill(
      'M500 900q200-16 420 0-220 16-420 0zM760 970q240-18 520 0-270 20-520 0zM240 1000q150-10 300 0-150 12-300 0z',
      fade('#ffffff', 0.3),
    );
    drawRock(s, [160, 1020], 380, 120);
    drawShrub(s, [1480, 1040], 260);
  }),
];
