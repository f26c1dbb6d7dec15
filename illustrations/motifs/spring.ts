import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawHouse } from '../layers/houses.ts';
import { drawRidge, drawSlope } from '../layers/land.ts';
import { drawBlossom, drawGrass } from '../layers/plants.ts';
import { drawClouds, drawCumulus, drawSky } from '../layers/sky.ts';
import { drawTown } from '../layers/town.ts';
import { drawCypress, drawOlive } from '../layers/trees.ts';
import { type Point, points, triples } from '../paint/shape.ts';

export const spring: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 480,
      islands: triples('1100,800,120 500,600,60'),
      clouds: 3,
    });
    drawSlope(s, points('-20,900 500,860 1000,880 1640,820'), 1080, '#9fbf6a');
    s.stroke(
      'M1640 40Q1300 120 1080 220T700 250M1240 150Q1180 260 1060 340M1400 100Q1380 240 1420 330',
      s.tint('#6b5346', 0.4),
      18,
    );
    const spots: Point[] = [];
    for (let at = 0; at <= 14; at += 1) {
      const u = at / 14;
      spots.push([
        1640 - 930 * u + s.random.between(-20, 20),
        40 + 215 * Math.sin(u * 1.6) + s.random.between(-50, 20),
      ]);
      if (at % 2) spots.push([1290 - 220 * u + s.random.between(-30, 30), 130 + 210 * u]);
    }
    drawBlossom(s, spots, 52, '#f6d3de', '#b4cc86');
    drawBlossom(s, points('120,960 420,950 560,1010 880,1020 1080,960 1260,1000'), 26, '#e0653c', '#7fa858');
    drawGrass(s, [0, 1600], 1080, 120, 140, '#8fb35c');
  }),
  drawing('noon', 'right', (s) => {
    drawSky(s, { horizon: 500 });
    drawCumulus(s, 420, 230, 440);
    drawWall(s, 560, {
      height: 370,
      distance: 0.46,
      foot: 120,
      crest: [0.5, 0.7, 0.9, 1, 0.84, 0.9, 0.6, 0.5],
    });
    s.rect(-10, 510, 1640, 600, s.tint('#8fb35c', 0.7));
    for (let row = 0; row < 9; row += 1) {
      const u = (row / 9) ** 1.6;
      const y = 560 + 480 * u;
      s.fill(
        `M-10 ${y}Q400 ${y - 20} 800 ${y}T1610 ${y}V${y + 60 + 80 * u}H-10z`,
        s.gradient([s.tint('#9b8bc8', 0.95, 0.3 * (1 - u)), s.tint('#5f5a96', 0.3)]),
      );
      s.hatch(
        `M-10 ${y + 8}Q400 ${y - 12} 800 ${y + 8}T1610 ${y + 8}`,
        s.tint('#b9a8e0', 1, 0.3 * (1 - u)),
        14 + 40 * u,
        `${3 + 4 * u} ${6 + 8 * u}`,
      );
    }
    drawHouse(s, [1060, 660], { width: 260, height: 130, floors: 1, columns: 3, shutters: '#7f8fc0' });
    drawCypress(s, [1010, 670], 260);
    drawOlive(s, [1420, 720], 240);
  }),
  drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 60, 300, 4);
    drawRidge(s, points('-20,460 400,380 800,460 1200,400 1640,480'), { distance: 0.6, base: 600 });
    drawTown(s, [900, 1400], 600, { size: 70, rows: 3, campanile: 0.5, distance: 0.12 });
    drawSlope(s, points('-20,590 500,600 1000,590 1640,590'), 1080, '#a5c26c');
    for (const [x, y, k] of triples('220,820,300 520,740,210 780,690,150')) {
      s.stroke(
        `M${x} ${y}Q${x - k * 0.08} ${y - k * 0.3} ${x} ${y - k * 0.5}M${x} ${y - k * 0.36}L${x - k * 0.2} ${y - k * 0.6}M${x} ${y - k * 0.4}L${x + k * 0.22} ${y - k * 0.64}`,
        s.tint('#6b5346', 0.4),
        k * 0.06,
      );
      drawBlossom(
        s,
        Array.from(
          { length: 9 },
          (_, at): Point => [x + Math.cos(at * 0.7) * 0.3 * k, y - k * (0.74 + Math.sin(at * 0.7) * 0.18)],
        ).concat([
          [x, y - k * 0.74],
          [x - k * 0.12, y - k * 0.66],
          [x + k * 0.14, y - k * 0.8],
        ]),
        k * 0.17,
        '#fbe9ee',
        '#b3cc84',
      );
    }
    drawBlossom(
      s,
      Array.from({ length: 12 }, (): Point => [s.random.between(0, 1600), s.random.between(860, 1060)]),
      22,
      '#d9503c',
      '#7fa858',
    );
    drawBlossom(
      s,
      Array.from({ length: 8 }, (): Point => [s.random.between(0, 1600), s.random.between(820, 1060)]),
      16,
      '#f6e28a',
      '#7fa858',
    );
    drawGrass(s, [0, 1600], 1085, 130, 130, '#8fb35c');
  }),
];
