import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea } from '../layers/coast.ts';
import { drawCandle } from '../layers/lamps.ts';
import { drawFigure } from '../layers/people.ts';
import { drawAgave, drawBlossom } from '../layers/plants.ts';
import { drawLounger, drawParasol } from '../layers/shore.ts';
import { drawClouds, drawSky } from '../layers/sky.ts';
import { drawTable } from '../layers/table.ts';
import { archPath, drawCurtain, drawFloor, drawFrame, drawPool, drawPot } from '../layers/terrace.ts';
import { drawCypress, drawPine } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import type { Scene } from '../paint/scene.ts';
import { num, nums, points, polygon, triples } from '../paint/shape.ts';

/** Folded towels, the largest below. */
function drawTowels(s: Scene, x: number, y: number, k: number): void {
  for (const [at, c] of ['#f8f4ea', '#d9e8e6', '#f0dcc8'].entries()) {
    const w = k * (1 - at * 0.08);
    s.rect(
      x - w / 2,
      y - k * 0.2 * (at + 1),
      w,
      k * 0.19,
      s.gradient([s.tint(c, 1), s.tint(c, 0.35)]),
      k * 0.08,
    );
    s.stroke(
      `M${nums(x - w * 0.44, y - k * 0.2 * at - k * 0.09)}h${num(w * 0.84)}`,
      fade(s.tint('#9fa6a2', 0.2), 0.4),
      3,
    );
  }
}

/** Smooth stones laid on one another. */
function drawStones(s: Scene, x: number, y: number, k: number): void {
  for (const [lift, w, h, c] of [
    [0, 1, 0.3, '#5f6f78'],
    [0.28, 0.78, 0.25, '#7d8b92'],
    [0.5, 0.56, 0.2, '#566670'],
    [0.67, 0.36, 0.15, '#98a4a8'],
  ] as const) {
    s.ellipse(x, y - k * (lift + h / 2), (k * w) / 2, (k * h) / 2, s.tint(c, 0.2));
    s.ellipse(
      x + s.light * k * w * 0.05,
      y - k * (lift + h / 2) - k * h * 0.09,
      k * w * 0.42,
      k * h * 0.36,
      s.tint(c, 0.85),
    );
  }
}

export const spa: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 400,
      islands: triples('1100,800,100 400,520,50'),
      clouds: 3,
    });
    drawPool(s, points('-20,640 1640,640 1640,1100 -20,1100'));
    s.rect(0, 620, 1600, 26, s.tint('#fbf6ec', 1));
    drawFloor(s, 960, '#efe6d6');
    drawStones(s, 1160, 1000, 160);
    drawTowels(s, 620, 1010, 260);
    drawPot(s, [250, 1010], 170, (x, y) => drawAgave(s, [x, y + 24], 190));
    drawFigure(s, [1060, 740], {
      size: 150,
      pose: 'sit',
      shirt: '#c98f68',
      trousers: '#3fa9b4',
      hat: '#efe3c8',
    });
    s.ellipse(1066, 748, 90, 13, fade('#e4fbf6', 0.8));
    drawPine(s, [1500, 1100], { height: 860, lean: -90, spread: 620, detail: 2 });
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 440,
      sun: [900, 380],
      islands: triples('1000,700,70 500,560,100'),
      clouds: 4,
    });
    const arches = [330, 800, 1270].map((x) => archPath(x, 760, 380, 640)).join('');
    drawFrame(s, arches, '#e9d9c0', 0.35);
    s.stroke(arches, s.tint('#f6ead4', 0.8), 12);
    s.rect(0, 760, 1600, 320, s.gradient([s.tint('#d6c3a4', 0.5), s.tint('#a98f72', 0.2)]));
    drawPool(s, points('260,810 1340,810 1640,1090 -40,1090'), '#4fb4ba');
    for (const x of [330, 800, 1270])
      s.fill(
        polygon([
          [x - 90, 816],
          [x + 90, 816],
          [x + 60, 1060],
          [x - 200, 1060],
        ]),
        s.gradient([fade('#ffe4b0', 0.6), fade('#ffe4b0', 0)]),
      );
    drawCandle(s, [190, 850], 60);
    drawCandle(s, [1420, 850], 60);
  }),
  drawing('dusk', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 420,
      islands: triples('420,800,110 1200,700,70'),
      clouds: 4,
      swell: 0.5,
    });
    drawFrame(s, 'M180 110H1420V700H180z', '#b99f86', 0.45);
    s.stroke('M800 110V700M180 110H1420V700H180z', s.tint('#6b5142', 0.4), 16);
    drawTable(s, 790, 'wood');
    drawStones(s, 560, 920, 210);
    for (const [x, k] of points('850,90 980,120 1100,70')) drawCandle(s, [x, 920], k);
    drawTowels(s, 1340, 940, 260);
    s.fill('M140 910h220l-30 60H170z', s.tint('#2f7f8f', 0.6));
    drawBlossom(s, points('200,880 260,860 310,884'), 44, '#f3e3ee', '#6f8f78');
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 380 });
    drawClouds(s, 60, 260, 3);
    drawFarIslands(s, 380, triples('300,700,70 1200,800,100'));
    s.rect(0, 379, 1600, 220, s.gradient(s.tone.sea));
    drawFloor(s, 580, '#eee4d2');
    drawPool(s, points('420,640 1300,640 1560,960 160,960'));
    for (const x of [180, 1420]) drawCypress(s, [x, 620], 330);
    for (const [x, y] of points('250,640 1330,640')) drawParasol(s, [x, y], 210, '#f6f1e6');
    drawLounger(s, [60, 740], 200, '#ffffff');
    drawLounger(s, [1560, 740], 200, '#ffffff', true);
    drawFigure(s, [800, 790], { size: 120, pose: 'sit', shirt: '#c98f68', trousers: '#3fa9b4' });
    s.ellipse(800, 796, 70, 12, fade('#e4fbf6', 0.8));
  }),
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 470,
      islands: triples('500,700,90 1100,600,60'),
      clouds: 4,
    });
    drawFarSail(s, [900, 500], 50);
    drawFloor(s, 700, '#d9b98e');
    s.hatch('M0 880H1600', fade(s.tint('#7d5a3c', 0.2), 0.4), 370, '4 66');
    for (const x of [260, 1340]) {
      s.rect(x - 13, 180, 26, 640, s.tint('#f6f0e2', 0.8));
      drawCurtain(s, [x + (x < 800 ? 10 : -10), 190], 190, 820, x > 800);
    }
    s.rect(230, 160, 1140, 34, s.tint('#fbf6ea', 0.95));
    s.fill(polygon(points('440,790 1160,790 1230,850 370,850')), s.tint('#fdfaf2', 1));
    s.rect(370, 850, 860, 60, s.gradient([s.tint('#efe6d6', 0.9), s.tint('#cdbfa8', 0.3)]));
    s.rect(420, 910, 30, 60, s.tint('#8d6a4a', 0.5));
    s.rect(1150, 910, 30, 60, s.tint('#8d6a4a', 0.5));
    s.rect(480, 758, 190, 44, s.tint('#ffffff', 1), 20);
    drawTowels(s, 1010, 800, 170);
    drawPot(s, [150, 960], 140, (x, y) =>
      drawBlossom(
        s,
        [
          [x - 40, y - 60],
          [x + 40, y - 70],
          [x, y - 20],
          [x, y - 130],
        ],
        48,
        '#9b8bc8',
        '#7f9a80',
      ),
    );
  }),
  drawing('night', 'right', (s) => {
    drawSky(s, { horizon: 460, sun: [1150, 200], sunRadius: 34 });
    drawFarIslands(s, 460, triples('400,800,100 1200,800,130'));
    s.rect(0, 460, 1600, 240, s.gradient(s.tone.sea));
    drawFloor(s, 660, '#b9a68c');
    s.ellipse(800, 850, 470, 150, '#0f5f78');
    s.ellipse(800, 850, 450, 140, s.radial(['#c8f7ef', '#5fcfd2', '#1d8fa6']));
    s.add('<ellipse cx="800" cy="850" rx="462" ry="146" fill="none" stroke="#e9dcc6" stroke-width="16"/>');
    for (let at = 0; at < 22; at += 1) {
      const [x, y] = [800 + s.random.between(-330, 330), 850 + s.random.between(-90, 90)];
      s.circle(x, y, s.random.between(4, 13), fade('#ffffff', 0.4));
    }
    for (const x of [210, 340, 1260, 1390]) drawCandle(s, [x, 800], 56);
    drawTowels(s, 1420, 990, 230);
    drawPine(s, [120, 760], { height: 560, lean: 80, spread: 430, detail: 2 });
  }),
];
