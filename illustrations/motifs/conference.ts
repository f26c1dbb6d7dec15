import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea, drawWall } from '../layers/coast.ts';
import { drawGlass, whiteWine } from '../layers/drinks.ts';
import { drawCandle } from '../layers/lamps.ts';
import { drawFigure } from '../layers/people.ts';
import { drawBlossom } from '../layers/plants.ts';
import { drawBalustrade, drawFloor, drawFrame } from '../layers/terrace.ts';
import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { num, nums, points, polygon, triples } from '../paint/shape.ts';

/** A seat of the audience seen from behind. */
function drawSeat(s: Scene, x: number, y: number, k: number): void {
  s.rect(
    x - k * 0.4,
    y - k * 0.8,
    k * 0.8,
    k * 0.62,
    s.gradient([s.tint('#2f7f8f', 0.8), s.tint('#0a4a63', 0.4)]),
    k * 0.12,
  );
  s.rect(x - k * 0.44, y - k * 0.24, k * 0.88, k * 0.18, s.tint('#0d5870', 0.5), k * 0.08);
  s.stroke(
    `M${nums(x - k * 0.34, y - k * 0.1)}V${nums(y + k * 0.14)}M${nums(x + k * 0.34, y - k * 0.1)}V${nums(y + k * 0.14)}`,
    s.tint('#7a6a58', 0.5),
    k * 0.05,
  );
}

export const conference: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 430,
      islands: triples('1300,600,80 1000,500,50'),
      clouds: 3,
    });
    drawFrame(s, 'M860 130H1560V640H860z', '#f0e8da', 0.6);
    s.stroke('M860 130H1560V640H860zM1093 130V640M1326 130V640', s.tint('#ffffff', 0.9), 13);
    s.rect(120, 170, 620, 380, s.tint('#fbfaf6', 1));
    s.stroke('M120 170H740V550H120z', s.tint('#9aa6aa', 0.6), 6);
    s.fill('M160 500L280 400 360 440 480 300 570 360 700 240V510H160z', fade('#2fa3b3', 0.5));
    s.stroke('M160 500L280 400 360 440 480 300 570 360 700 240', '#0a5c7a', 8, 'stroke-linejoin="round"');
    for (const [at, h] of [90, 140, 110, 180].entries())
      s.rect(200 + at * 60, 230 + 140 - h * 0.6, 34, h * 0.6, fade('#c8643c', 0.75));
    s.rect(0, 640, 1600, 440, s.gradient([s.tint('#c9b294', 0.6), s.tint('#8f775c', 0.3)]));
    s.fill(polygon(points('560,600 700,600 716,720 544,720')), s.tint('#8d6a4a', 0.7));
    drawFigure(s, [790, 724], { size: 220, shirt: '#f4efe4', trousers: '#2c3f4c' });
    for (const [y, k, n] of triples('790,110,9 880,140,8 1000,180,7'))
      for (let at = 0; at < n; at += 1) drawSeat(s, 800 + (at - (n - 1) / 2) * k * 1.28, y, k);
  }),
  drawing('noon', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 400,
      islands: triples('420,700,90 1100,600,60'),
      clouds: 3,
    });
    drawWall(s, 402, { height: 200, left: 900, right: 1640, crest: [0.1, 0.6, 0.8, 1], distance: 0.5 });
    drawFrame(s, 'M80 120H540V640H80zM570 120H1030V640H570zM1060 120H1520V640H1060z', '#f3ecdf', 0.6);
    s.rect(0, 640, 1600, 440, s.gradient([s.tint('#d8c3a2', 0.7), s.tint('#a38a6a', 0.3)]));
    const chair = (x: number, y: number, k: number) => {
      s.rect(
        x - k / 2,
        y - k,
        k,
        k * 0.8,
        s.gradient([s.tint('#c8643c', 0.8), s.tint('#8f4526', 0.4)]),
        k * 0.2,
      );
      s.stroke(`M${nums(x, y - k * 0.2)}v${num(k * 0.5)}`, s.tint('#4d4640', 0.4), k * 0.1);
    };
    for (const x of [480, 690, 910, 1120]) chair(x, 730, 90);
    s.ellipse(800, 850, 600, 130, s.tint('#7d5a3e', 0.3));
    s.ellipse(800, 834, 600, 128, s.gradient([s.tint('#d3a878', 1), s.tint('#a97a50', 0.7)]));
    for (const [x, y] of points('440,810 680,770 930,770 1170,810 560,890 1040,890')) {
      s.fill(
        polygon([
          [x - 50, y - 16],
          [x + 44, y - 20],
          [x + 60, y + 14],
          [x - 44, y + 18],
        ]),
        s.tint('#ffffff', 1),
      );
      s.rect(x + 74, y - 40, 22, 44, fade('#e8f6f6', 0.75), 4);
    }
    drawBlossom(s, points('770,800 830,800 800,776'), 36, '#f4efe4', '#6f9a5c');
    for (const x of [330, 620, 960, 1270]) chair(x, 1050, 150);
  }),
  drawing('dusk', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 480,
      islands: triples('500,800,120 1200,600,80'),
      clouds: 5,
      swell: 0.6,
    });
    drawFloor(s, 720, '#cdbba4');
    drawBalustrade(s, [-20, 1620], 600, 140);
    for (const [x, k] of points('330,1 800,1.15 1290,1')) {
      const y = 870 + (k - 1) * 300;
      s.fill(
        `M${x - 110 * k} ${y - 110 * k}q${20 * k} ${140 * k}-${14 * k} ${230 * k}h${248 * k}q-${34 * k}-${90 * k}-${14 * k}-${230 * k}z`,
        s.gradient([s.tint('#fffaf0', 0.95), s.tint('#b9b0b4', 0.3)]),
      );
      s.ellipse(x, y - 110 * k, 116 * k, 26 * k, s.tint('#ffffff', 1));
      drawGlass(s, [x - 50 * k, y - 112 * k], 120 * k, whiteWine);
      drawGlass(s, [x + 44 * k, y - 106 * k], 120 * k, whiteWine);
      drawCandle(s, [x, y - 112 * k], 34 * k);
    }
    drawFigure(s, [530, 860], { size: 300, shirt: '#2c3f4c', trousers: '#2c3f4c' });
    drawFigure(s, [1050, 850], { size: 280, shirt: '#c8643c', trousers: '#3d3b4c' });
    drawFigure(s, [1130, 854], { size: 290, shirt: '#f4efe4', trousers: '#5a4c48', flip: true });
  }),
];
