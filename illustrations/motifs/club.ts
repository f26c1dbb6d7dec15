import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawBottle, drawGlass } from '../layers/drinks.ts';
import { drawBowl } from '../layers/food.ts';
import { drawCandle } from '../layers/lamps.ts';
import { drawAgave } from '../layers/plants.ts';
import { drawLounger } from '../layers/shore.ts';
import { drawTable } from '../layers/table.ts';
import { drawFloor, drawPool } from '../layers/terrace.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const club: readonly Drawing[] = [
  drawing('golden', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 420,
      sun: [420, 350],
      islands: triples('1100,800,110 500,560,60'),
      clouds: 4,
    });
    drawTable(s, 690, 'stone');
    s.group('transform="translate(660 860) rotate(-9)"', () => {
      s.rect(-252, -150, 520, 310, fade('#3b2a1c', 0.28), 26);
      s.rect(-260, -160, 520, 310, s.gradient(['#0f6f8c', '#0a4a66', '#06384d']), 26);
      s.circle(120, -10, 78, '#f2b544');
      s.clip('M-260-160h520v310h-520z', () => {
        s.fill('M-260 60Q-100 0 40 50T260 30V150H-260z', '#2fa3b3');
        s.fill('M-260 100Q-80 50 80 100T260 80V150H-260z', '#7fd0d3');
      });
      s.rect(-214, -110, 84, 62, '#e3c17a', 10);
      s.stroke('M-214-80h84M-172-110v62', '#b08a3e', 4);
    });
    drawGlass(s, [1060, 850], 330, '#f0d98a', 0.6);
    drawGlass(s, [1230, 880], 330, '#f0d98a', 0.6);
    drawBowl(s, [1440, 900], 100, ['#b8405a', '#5a3a66', '#7d4a80']);
  }),
  drawing('dusk', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 460,
      islands: triples('420,800,110 1150,700,150'),
      clouds: 5,
      swell: 0.5,
    });
    drawFloor(s, 720, '#cbb8a0');
    drawPool(s, points('-20,640 1620,640 1620,760 -20,760'), '#4fb4ba');
    for (const [x, flip] of [
      [300, false],
      [1300, true],
    ] as const)
      drawLounger(s, [x, 960], 420, '#f8f2e6', flip);
    s.rect(730, 850, 140, 110, s.gradient([s.tint('#e9dcc4', 0.9), s.tint('#8f7a64', 0.3)]), 8);
    drawBottle(s, [770, 852], 200, '#2f4a3c');
    drawGlass(s, [836, 852], 130, '#f0d98a', 0.6);
    for (const x of [120, 1480]) drawCandle(s, [x, 800], 66);
    drawAgave(s, [1540, 1060], 150);
  }),
];
