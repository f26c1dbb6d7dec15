import { type Drawing, drawing } from '../drawing.ts';
import { drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawIsland, drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawGlass } from '../layers/drinks.ts';
import { drawHouse } from '../layers/houses.ts';
import { drawCandle, drawLamps } from '../layers/lamps.ts';
import { drawSlope } from '../layers/land.ts';
import { drawVine } from '../layers/plants.ts';
import { drawGlitter } from '../layers/sea.ts';
import { drawQuay } from '../layers/shore.ts';
import { drawSky, drawStars } from '../layers/sky.ts';
import { drawTown } from '../layers/town.ts';
import { drawPine } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import { nums, points, triples } from '../paint/shape.ts';

export const night: readonly Drawing[] = [
  drawing('night', 'right', (s) => {
    drawSky(s, { horizon: 600, sun: [1180, 260], sunRadius: 44 });
    drawStars(s, 480, 140);
    drawFarIslands(s, 600, triples('300,900,120 1300,800,90'));
    s.rect(0, 600, 1600, 470, s.gradient(s.tone.sea));
    drawGlitter(s, 1180, 600, 1067, 0.6);
    drawYacht(s, [560, 740], { size: 190, sails: false });
    s.circle(560, 706, 50, s.radial([fade('#ffd98e', 0.8), fade('#ffd98e', 0)]));
    drawSlope(s, points('-20,980 200,990 400,1030 520,1080'), 1080, '#6d7a5c');
    drawPine(s, [200, 1100], { height: 820, lean: 120, spread: 660, detail: 2 });
  }),
  drawing('night', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawStars(s, 420, 120);
    drawWall(s, 520, { height: 320, distance: 0.3, foot: 90 });
    drawTown(s, [240, 1380], 590, { size: 84, rows: 3, campanile: 0.6 });
    s.rect(0, 592, 1600, 480, s.gradient(s.tone.sea));
    for (let x = 280; x < 1360; x += 76)
      s.fill(
        `M${x} 596h12l${nums(s.random.between(4, 12))} ${nums(s.random.between(120, 260))}h-34z`,
        s.gradient([fade('#ffd28a', 0.7), fade('#ffd28a', 0)]),
      );
    drawRowboat(s, [480, 900], { size: 300, hull: '#8fa0a8' });
  }),
  drawing('dusk', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 520,
      islands: triples('400,800,120 1150,700,90'),
      clouds: 4,
      swell: 0.6,
    });
    drawStars(s, 240, 50);
    drawIsland(s, [1200, 600], 620, 110, 0.1, true);
    drawQuay(s, 800);
    drawHouse(s, [60, 830], { width: 430, height: 300, floors: 2, columns: 4, shutters: '#3f7f88' });
    drawVine(s, [60, 620], 610, 60);
    s.rect(470, 610, 150, 16, s.tint('#6b5142', 0.5));
    s.rect(606, 610, 16, 220, s.tint('#6b5142', 0.5));
    for (const [x, y, k] of triples('640,860,1 900,880,1.1 1190,900,1.2')) {
      s.circle(x, y - 96 * k, 150 * k, s.radial([fade('#ffd88a', 0.5), fade('#ffc870', 0)]));
      s.fill(
        `M${x - 90 * k} ${y - 70 * k}h${180 * k}l${12 * k} ${60 * k}h-${204 * k}z`,
        s.tint('#fbf3e4', 0.9),
      );
      s.rect(x - 10 * k, y - 14 * k, 20 * k, 70 * k, s.tint('#4d4650', 0.3));
      for (const side of [-1, 1])
        s.stroke(
          `M${x + side * 150 * k} ${y - 120 * k}l${-side * 12 * k} ${90 * k}h${-side * 50 * k}M${x + side * 138 * k} ${y - 30 * k}l${side * 8 * k} ${90 * k}M${x + side * 88 * k} ${y - 30 * k}v${86 * k}`,
          s.tint('#5a4538', 0.4),
          9 * k,
        );
      drawGlass(s, [x - 34 * k, y - 64 * k], 66 * k, '#7d2334');
      drawGlass(s, [x + 30 * k, y - 62 * k], 66 * k, '#eadf9a');
      drawCandle(s, [x, y - 62 * k], 26 * k);
    }
    drawLamps(s, [480, 560], [1620, 360], 70, 12);
    drawRowboat(s, [900, 720], { size: 190 });
  }),
];
