import { type Drawing, drawing } from '../drawing.ts';
import { drawFarIslands } from '../layers/coast.ts';
import { drawBottle, drawGlass } from '../layers/drinks.ts';
import { drawHouse } from '../layers/houses.ts';
import { drawCandle } from '../layers/lamps.ts';
import { drawRows } from '../layers/plants.ts';
import { drawClouds, drawSky } from '../layers/sky.ts';
import { drawTable } from '../layers/table.ts';
import { archPath } from '../layers/terrace.ts';
import { drawCypress } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import { nums, points, triples } from '../paint/shape.ts';

export const wine: readonly Drawing[] = [
  drawing('golden', 'right', (s) => {
    drawSky(s, { horizon: 420 });
    drawClouds(s, 60, 260, 4);
    drawFarIslands(s, 420, triples('300,800,90 1100,900,140'));
    s.rect(0, 419, 1600, 90, s.gradient([s.tone.sea[0], s.tone.sea[1]]));
    drawRows(s, [980, 500], 1300, 6, '#6f8a3c', '#c8a86a');
    drawCypress(s, [1300, 560], 210, 0.1);
    drawCypress(s, [1360, 562], 160, 0.1);
    drawHouse(s, [1400, 570], { width: 150, height: 70, floors: 1, columns: 3, distance: 0.08 });
    drawTable(s, 930, 'wood');
    drawGlass(s, [460, 1010], 520, '#7d2334', 0.5);
    drawBottle(s, [260, 1030], 640, '#27382e');
  }),
  drawing('night', 'left', (s) => {
    s.rect(0, 0, 1600, 1067, s.gradient(['#2b2018', '#3d2c20', '#241a14']));
    for (let at = 0; at < 4; at += 1) {
      const w = 1500 - at * 330;
      s.stroke(
        archPath(800, 800 - at * 20, w, 760 - at * 110),
        ['#6b523c', '#80654a', '#96795a', '#ad8f6c'][at] ?? '#ad8f6c',
        40 - at * 7,
      );
    }
    s.circle(800, 480, 420, s.radial([fade('#ffd28a', 0.75), fade('#ffb85a', 0.22), fade('#ffb85a', 0)]));
    s.fill('M0 800L560 700H1040L1600 800V1067H0z', s.gradient(['#8c6d4e', '#4f3a29']));
    for (const side of [-1, 1]) {
      for (const [u, k] of points('0.38,0.5 0.62,0.75 0.98,1.1')) {
        const [x, y, r] = [800 + side * 780 * u, 640 + 130 * u, 150 * k];
        for (const lift of [0, 1]) {
          const cy = y + r * 0.5 - lift * r * 1.85;
          s.circle(x, cy, r, '#3b2417');
          s.circle(x, cy, r * 0.93, s.gradient(['#b98650', '#7a5030']));
          s.hatch(
            `M${nums(x, cy - r * 0.9)}V${nums(cy + r * 0.9)}`,
            fade('#4a2e1a', 0.4),
            r * 1.5,
            `3 ${nums(r * 0.26)}`,
          );
          s.add(
            `<circle cx="${nums(x)}" cy="${nums(cy)}" r="${nums(r * 0.96)}" fill="none" stroke="#4b4f50" stroke-width="${nums(r * 0.09)}"/>`,
          );
          s.circle(x, cy + r * 0.5, r * 0.07, '#d9a86a');
        }
      }
    }
    s.fill('M560 900h480l60 60H500z', '#a97a4e');
    s.rect(500, 960, 600, 34, '#6f4a2c');
    drawGlass(s, [720, 930], 270, '#8a1f30');
    drawGlass(s, [880, 936], 270, '#8a1f30');
    drawCandle(s, [800, 910], 66);
  }),
];
