import { type Drawing, drawing } from '../drawing.ts';
import { drawFarIslands, drawIsland } from '../layers/coast.ts';
import { drawSea } from '../layers/sea.ts';
import { drawCumulus, drawSky } from '../layers/sky.ts';
import { drawTown } from '../layers/town.ts';
import { triples } from '../paint/shape.ts';

export const aircraft: readonly Drawing[] = [
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 900 });
    drawFarIslands(s, 780, triples('300,900,70 1100,900,110'));
    drawSea(s, 779);
    drawIsland(s, [480, 870], 620, 80, 0.3, true);
    drawIsland(s, [1240, 930], 520, 80, 0.2, true);
    drawTown(s, [1120, 1380], 930, { size: 26, rows: 2, distance: 0.2 });
    drawCumulus(s, 300, 640, 560);
    drawCumulus(s, 1330, 600, 480);
    s.group('transform="translate(800 420) rotate(-8)"', () => {
      const white = s.gradient([s.tint('#ffffff', 1), s.tint('#e4e6e2', 0.7), s.tint('#a9b6c0', 0.3)]);
      s.fill('M-150-14L-250-150-200-150-40-20z', s.tint('#d3dadd', 0.5));
      s.fill('M-400-30L-452-170-396-170-300-40z', s.tint('#0a5c7a', 0.8));
      s.fill('M-436-12Q-380-44-250-46H280Q400-44 446 0Q420 34 280 40H-240Q-360 36-436-12z', white);
      s.fill(
        'M-436-12Q-360 36-240 40H280Q400 36 446 4Q400 16 280 18H-220Q-360 14-436-12z',
        s.tint('#0a5c7a', 0.55),
      );
      s.fill('M-380-10l-110-30-30 4 90 44z', s.tint('#c2ccd1', 0.6));
      s.fill('M60 14L-120 176-180 178-80 14z', s.gradient([s.tint('#f1f3f1', 0.9), s.tint('#8fa0ac', 0.4)]));
      s.ellipse(-30, 92, 46, 19, s.tint('#dfe4e5', 0.7));
      s.ellipse(8, 92, 13, 17, s.tint('#3d4d57', 0.4));
      s.hatch('M-240-14H290', s.tint('#3b5968', 0.6), 15, '11 17');
      s.fill('M372-22q36 6 52 20h-44z', s.tint('#29434f', 0.5));
    });
  }),
];
