import { type Drawing, drawing } from '../drawing.ts';
import { drawYacht } from '../layers/boats.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawHotel } from '../layers/hotels.ts';
import { drawHouse } from '../layers/houses.ts';
import { drawRidge, drawSlope } from '../layers/land.ts';
import { drawPavilion } from '../layers/lodgings.ts';
import { drawAgave, drawBlossom, drawBranch } from '../layers/plants.ts';
import { drawSea } from '../layers/sea.ts';
import { drawLounger, drawParasol } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawSky } from '../layers/sky.ts';
import { drawFloor, drawPool, drawPot } from '../layers/terrace.ts';
import { drawGrove, drawOlive, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const hotelsOfBol: Record<string, Drawing> = {
  // A grand hotel on the pebble promenade of an island town.
  elaphusa: drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 460 });
    drawCumulus(s, 1240, 210, 420);
    drawRidge(s, points('-20,420 400,250 700,180 1000,240 1640,330'), { distance: 0.44, base: 520 });
    drawWood(s, points('-20,480 500,440 1000,470 1640,430'), 680, 0.14);
    drawHotel(s, [340, 660], {
      width: 380,
      floors: 4,
      storey: 56,
      accent: '#c8643c',
      front: 'windows',
      wall: '#f6e6cc',
    });
    drawHotel(s, [680, 660], { width: 640, floors: 6, storey: 50, accent: '#c8643c' });
    drawGrove(s, points('120,690 260,680 420,700 640,700 900,700 1130,700 1360,690 1500,690'), 240);
    s.rect(-10, 690, 1640, 60, s.tint('#efe4cc', 0.95));
    s.rect(-10, 750, 1640, 80, s.gradient([s.tint('#e3d3b4', 0.6), s.tint('#faf3e2', 1)]));
    drawSea(s, 820);
    s.stroke('M-20 820Q400 836 800 824T1640 822', fade('#ffffff', 0.9), 9);
    for (const x of [220, 520, 830, 1140, 1420]) drawParasol(s, [x, 806], 90, '#2f93a3');
    drawYacht(s, [500, 940], { size: 150 });
    drawBranch(s, [-30, 30], [360, 150], 120);
  }),
  // A family village over its bay: pavilions on terraces of olive.
  bonaca: drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 400,
      islands: triples('400,800,90 1100,600,60'),
      clouds: 4,
    });
    drawSlope(s, points('-20,560 400,540 900,590 1640,520'), 1080, '#a9a866');
    for (const [y, x0, n, w] of [
      [640, 160, 5, 200],
      [790, 40, 5, 240],
    ] as const) {
      const pavilion = s.stamp(() =>
        drawPavilion(s, [0, 0], w, y < 700 ? 0.06 : 0, y < 700 ? '#f6e6cc' : '#fbf3e6'),
      );
      for (let at = 0; at < n; at += 1) pavilion(x0 + at * w * 1.42, y + (at % 2) * 14, at % 3 ? 1 : 1.08);
    }
    const olive = s.stamp(() => drawOlive(s, [0, 0], 180));
    for (const [x, y, k] of triples(
      '120,690,150 440,700,130 1000,690,150 1480,700,170 330,880,190 760,890,170 1180,880,190',
    ))
      olive(x, y, k / 180, k < 160);
    s.hatch('M-20 910Q500 880 900 910T1640 890', s.tint('#d9cbaa', 0.85), 46, '34 6 24 6 40 5');
    drawBlossom(s, points('240,980 520,1000 900,990 1260,1000'), 50, '#8f7fc0', '#7f9a62');
    drawPine(s, [1420, 1090], { height: 520, lean: -40, spread: 430, detail: 2 });
  }),
  // Between grove and horn: low wings with red roofs, under the island's highest hill.
  borak: drawing('morning', 'left', (s) => {
    drawSky(s, { horizon: 480 });
    drawClouds(s, 60, 260, 3);
    drawRidge(s, points('-20,320 300,200 560,150 860,220 1200,330 1640,430'), { distance: 0.42, base: 540 });
    drawWood(s, points('-20,500 500,460 1000,490 1640,460'), 700, 0.14);
    for (const [x, y, w, h] of [
      [260, 660, 360, 150],
      [660, 640, 420, 190],
      [1120, 660, 330, 150],
    ] as const)
      drawHouse(s, [x, y], {
        width: w,
        height: h,
        floors: 3,
        columns: Math.round(w / 46),
        pitch: 60,
        shutters: '#3f7f88',
        wall: '#fbf5ea',
      });
    drawGrove(s, points('140,740 226,720 632,740 1096,730 1490,740 60,720 1570,730'), 320);
    s.rect(-10, 690, 1640, 100, s.tint('#93ab66', 0.75));
    drawFloor(s, 770, '#efe4d0');
    drawPool(s, points('420,810 1120,800 1300,960 280,960'));
    drawParasol(s, [230, 880], 190, '#c8643c');
    drawParasol(s, [1330, 880], 190, '#c8643c');
    drawLounger(s, [120, 930], 160);
    drawLounger(s, [1360, 930], 160);
    drawPot(s, [110, 1020], 150, (x, y) => drawAgave(s, [x, y + 20], 160));
    drawPot(s, [1490, 1020], 150, (x, y) =>
      drawBlossom(
        s,
        [
          [x - 36, y - 50],
          [x + 36, y - 60],
          [x, y - 110],
        ],
        60,
        '#d9694a',
      ),
    );
  }),
};
