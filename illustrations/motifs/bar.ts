import { type Drawing, drawing } from '../drawing.ts';
import { drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea } from '../layers/coast.ts';
import { drawBottle, drawCocktail, drawGlass } from '../layers/drinks.ts';
import { drawBowl } from '../layers/food.ts';
import { drawCandle, drawLamps } from '../layers/lamps.ts';
import { drawBlossom, drawBranch } from '../layers/plants.ts';
import { drawSky, drawStars } from '../layers/sky.ts';
import { drawTable } from '../layers/table.ts';
import { drawPot } from '../layers/terrace.ts';
import { fade } from '../paint/colour.ts';
import { triples } from '../paint/shape.ts';

export const bar: readonly Drawing[] = [
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, { horizon: 470, sun: [1180, 400], islands: triples('480,760,90'), clouds: 5 });
    drawTable(s, 770, 'wood');
    drawCocktail(s, [520, 910], 330, '#e0653c');
    drawCocktail(s, [760, 930], 330, '#f2b544', '#8fb04a');
    drawCocktail(s, [1000, 915], 330, '#c94a6a');
    drawBowl(s, [1310, 920], 110, ['#8fb04a', '#6f8f3a'], '#f0e6d2');
    drawBranch(s, [1640, -10], [1180, 120], 110);
  }),
  drawing('night', 'left', (s) => {
    drawSky(s, { horizon: 560, sun: [340, 220], sunRadius: 34 });
    drawStars(s, 460);
    drawFarIslands(s, 560, triples('420,900,90 1200,800,130'));
    s.rect(0, 560, 1600, 520, s.gradient(s.tone.sea));
    s.fill('M0 120H1600V168H0z', s.tint('#6b4d3a', 0.5));
    for (const x of [90, 1490]) s.rect(x, 120, 40, 900, s.tint('#5a4234', 0.4));
    drawLamps(s, [110, 170], [800, 170], 50, 8);
    drawLamps(s, [800, 170], [1510, 170], 50, 8);
    s.rect(0, 740, 1600, 40, s.tint('#d9b48a', 1));
    s.rect(0, 780, 1600, 300, s.gradient(['#5a4233', '#33261f']));
    s.hatch('M0 930H1600', fade('#1d1512', 0.5), 300, '4 96');
    for (const [x, c] of [
      [300, '#2f7f8f'],
      [380, '#7d2334'],
      [460, '#a98a2c'],
      [540, '#2f4a3c'],
      [1080, '#7d2334'],
      [1160, '#3d6a58'],
    ] as const)
      drawBottle(s, [x, 742], 270, c);
    drawCocktail(s, [760, 744], 210, '#f2a23c');
    drawCocktail(s, [900, 744], 210, '#5fb8c0', '#8fb04a');
    drawCandle(s, [1330, 742], 60);
    for (const x of [330, 700, 1070]) {
      s.stroke(`M${x} 900V1080`, '#2c2622', 16);
      s.rect(x - 78, 870, 156, 34, s.tint('#c8643c', 0.9), 16);
    }
  }),
  drawing('dusk', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 500,
      islands: triples('1150,900,140 420,700,80'),
      clouds: 6,
      swell: 0.6,
    });
    s.rect(0, 700, 1600, 380, s.gradient([s.tint('#b79069', 0.8), s.tint('#6b4d3a', 0.3)]));
    s.hatch('M0 880H1600', fade(s.tint('#3a2a20', 0.1), 0.35), 370, '3 77');
    s.stroke('M-10 640H1610M-10 668H1610', fade(s.tint('#f4efe4', 0.9), 0.7), 5);
    s.stroke([100, 420, 740, 1060, 1380].map((x) => `M${x} 632V740`).join(''), s.tint('#f4efe4', 0.8), 9);
    for (const [x, flip] of [
      [330, false],
      [1230, true],
    ] as const) {
      const k = flip ? -1 : 1;
      s.ellipse(x, 960, 230, 24, fade('#1d1a2c', 0.35));
      s.fill(
        `M${x - 190 * k} 950q${-30 * k}-220 ${30 * k}-240q${60 * k}-6 ${70 * k} 110h${250 * k}q${40 * k} 10 ${30 * k} 130z`,
        s.gradient([s.tint('#e9e0d0', 0.95), s.tint('#b9aca4', 0.4)]),
      );
      s.fill(`M${x - 100 * k} 826h${260 * k}v34h${-264 * k}z`, s.tint('#f8f2e6', 1));
      s.rect(x - 60 * k - (k < 0 ? 90 : 0), 720, 90, 100, s.tint('#c8643c', 0.8), 14);
    }
    s.ellipse(790, 880, 150, 34, s.tint('#e3d3ba', 0.95));
    s.fill('M770 890h40l12 110h-64z', s.tint('#8e7460', 0.4));
    drawGlass(s, [740, 880], 190, '#e8c45a');
    drawGlass(s, [850, 884], 190, '#d98a8a');
    drawCandle(s, [800, 872], 42);
    drawLamps(s, [-20, 120], [1620, 90], 90, 14);
  }),
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 380,
      islands: triples('1150,800,100 500,500,50'),
      clouds: 3,
    });
    drawYacht(s, [1200, 560], { size: 150 });
    drawTable(s, 720, 'stone');
    for (const [x, y, k] of triples('560,870,1 900,900,1.1')) {
      s.ellipse(x, y, 150 * k, 32 * k, s.tint('#f7f4ec', 1));
      s.ellipse(x, y, 90 * k, 17 * k, s.tint('#dcd6c8', 0.6));
      s.fill(
        `M${x - 76 * k} ${y - 96 * k}q4 ${90 * k} ${50 * k} ${96 * k}h${52 * k}q${46 * k}-6 ${50 * k}-${96 * k}z`,
        s.gradient([s.tint('#ffffff', 1), s.tint('#ccd3d3', 0.4)], true),
      );
      s.stroke(
        `M${x + 74 * k} ${y - 78 * k}q${44 * k}-4 ${36 * k} ${26 * k}t-${52 * k} ${30 * k}`,
        s.tint('#eef0ee', 0.7),
        11 * k,
      );
      s.ellipse(x, y - 96 * k, 76 * k, 15 * k, s.tint('#fbf9f3', 1));
      s.ellipse(x, y - 94 * k, 66 * k, 11 * k, s.tint('#6b432c', 0.7));
      s.fill(
        `M${x - 30 * k} ${y - 94 * k}q${30 * k}-${10 * k} ${60 * k} 0-${30 * k} ${9 * k}-${60 * k} 0z`,
        s.tint('#d8b48c', 1),
      );
      s.stroke(
        `M${x - 6 * k} ${y - 130 * k}q${-16 * k}-${30 * k} 4-${52 * k}t0-${50 * k}`,
        fade('#ffffff', 0.45),
        9 * k,
      );
    }
    drawPot(s, [1340, 900], 150, (x, y) =>
      drawBlossom(
        s,
        [
          [x - 40, y - 50],
          [x + 40, y - 70],
          [x, y - 20],
          [x, y - 110],
        ],
        50,
        '#8f7fc0',
        '#6f8f78',
      ),
    );
    drawBranch(s, [-30, 30], [360, 150], 110);
  }),
];
