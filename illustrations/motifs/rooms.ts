import { type Drawing, drawing } from '../drawing.ts';
import { drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea } from '../layers/coast.ts';
import { drawBowl } from '../layers/food.ts';
import { drawBlossom } from '../layers/plants.ts';
import { drawClouds, drawSky } from '../layers/sky.ts';
import { drawBalustrade, drawCurtain, drawFrame, drawPot, drawShutters } from '../layers/terrace.ts';
import { drawTown } from '../layers/town.ts';
import { fade } from '../paint/colour.ts';
import { points, polygon, triples } from '../paint/shape.ts';

export const rooms: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 450,
      islands: triples('900,600,80 1200,500,110'),
      clouds: 3,
    });
    drawYacht(s, [1050, 560], { size: 110 });
    drawFrame(s, 'M760 120H1360V760H760z', '#f6efe2', 0.75);
    drawBalustrade(s, [760, 1360], 640, 120);
    s.stroke('M760 120H1360V760H760zM1060 120V300', s.tint('#ffffff', 0.95), 15);
    drawCurtain(s, [740, 90], 170, 800);
    drawCurtain(s, [1380, 90], 170, 800, true);
    s.rect(0, 790, 1600, 290, s.gradient([s.tint('#cdaa7c', 0.8), s.tint('#8f6d48', 0.4)]));
    s.fill(polygon(points('780,790 1340,790 1180,1067 420,1067')), fade('#fff3d4', 0.4));
    s.rect(30, 440, 60, 420, s.tint('#a97f58', 0.6), 12);
    s.fill(
      polygon(points('80,700 520,680 760,900 760,1000 80,1000')),
      s.gradient([s.tint('#ffffff', 1), s.tint('#dfe3e2', 0.5)]),
    );
    s.fill(
      polygon(points('330,690 520,680 760,900 760,985 560,990')),
      s.gradient([s.tint('#4f9fa8', 0.9), s.tint('#1d6a7c', 0.5)]),
    );
    s.rect(96, 610, 170, 100, s.tint('#fbf9f4', 1), 34);
    s.rect(190, 640, 170, 90, s.tint('#f0e4d0', 0.9), 34);
    s.fill('M520 470h110l-24-100h-62z', s.tint('#f7e6c2', 1));
    s.stroke('M575 470V640', s.tint('#8d6a4a', 0.6), 9);
    s.rect(520, 640, 120, 26, s.tint('#a97f58', 0.8));
  }),
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 520 });
    drawClouds(s, 90, 320, 4);
    drawFarIslands(s, 500, triples('800,900,110'));
    s.rect(0, 499, 1600, 200, s.gradient(s.tone.sea));
    drawTown(s, [460, 1140], 640, { size: 70, rows: 2, campanile: 0.6, distance: 0.12 });
    const hole = 'M520 150H1080V700H520z';
    drawFrame(s, hole, '#e9d5b8', 0.4);
    drawShutters(s, [520, 150, 1080, 700], 230, '#3f7f88');
    s.stroke(hole, s.tint('#fbf3e2', 0.9), 18);
    s.rect(490, 700, 620, 34, s.tint('#f3e6cf', 1));
    drawPot(s, [660, 706], 110, (x, y) =>
      drawBlossom(
        s,
        [
          [x - 30, y - 40],
          [x + 34, y - 50],
          [x, y - 90],
        ],
        40,
        '#c8508a',
      ),
    );
    drawBowl(s, [900, 706], 76, ['#f2b544', '#e8963c', '#f6d860']);
    s.rect(0, 860, 1600, 220, s.gradient([s.tint('#b98d62', 0.7), s.tint('#7d5a3c', 0.3)]));
    s.fill(polygon(points('560,860 1060,860 1380,1067 780,1067')), fade('#ffe2ac', 0.35));
    s.rect(120, 760, 330, 250, s.gradient([s.tint('#2f7f8f', 0.8), s.tint('#0f4f63', 0.4)]), 60);
    s.rect(90, 880, 390, 120, s.tint('#3a8c9a', 0.8), 40);
    s.rect(190, 790, 150, 110, s.tint('#e9b86a', 0.9), 20);
  }),
];
