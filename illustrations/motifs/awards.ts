import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawGlass } from '../layers/drinks.ts';
import { drawBowl } from '../layers/food.ts';
import { drawTable } from '../layers/table.ts';
import { fade } from '../paint/colour.ts';
import { nums, triples } from '../paint/shape.ts';

export const awards: readonly Drawing[] = [
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 560,
      sun: [1160, 450],
      islands: triples('400,800,120 1100,600,60'),
      clouds: 5,
    });
    drawTable(s, 800, 'stone');
    drawBowl(s, [1320, 930], 110, ['#f2b544', '#e8963c', '#f6d860']);
    drawGlass(s, [300, 950], 330, '#f0d98a', 0.6);
    s.ellipse(770, 868, 150, 22, fade('#3b2a1c', 0.3));
    const gold = s.gradient(['#b98a34', '#f7dfa0', '#d9ac54', '#8f6a24'], true);
    s.rect(690, 810, 220, 56, s.tint('#3d4a50', 0.6), 6);
    s.fill('M770 812q14-60 6-120h48q-8 60 6 120z', gold);
    s.fill('M640 330h320q4 220-84 300-36 34-76 62-40-28-76-62-88-80-84-300z', gold);
    s.stroke('M644 380q-110-10-104 70t130 110M956 380q110-10 104 70t-130 110', '#d9ac54', 24);
    s.ellipse(800, 330, 160, 28, '#fbe9b8');
    s.ellipse(800, 332, 134, 19, '#a97d34');
    s.circle(800, 490, 60, '#fff3d0');
    for (let at = 0; at < 12; at += 1) {
      const a = (at / 12) * 6.283;
      s.stroke(
        `M${nums(800 + Math.cos(a) * 40, 490 + Math.sin(a) * 40)}L${nums(800 + Math.cos(a) * 54, 490 + Math.sin(a) * 54)}`,
        '#d98a34',
        6,
      );
    }
    s.circle(800, 490, 28, '#f2a53c');
    for (const side of [-1, 1]) {
      for (let at = 0; at < 9; at += 1) {
        const a = ((100 + at * 15) * Math.PI) / 180;
        const [x, y] = [800 + side * Math.cos(a) * -330, 560 + Math.sin(a) * -330];
        s.group(
          `transform="translate(${nums(x)} ${nums(y)}) scale(${side} 1) rotate(${nums(-30 + at * 14)})"`,
          () => {
            s.fill('M0 0Q34-40 92-26Q60 18 0 0z', s.tint('#5f8a55', 0.9));
            s.fill('M0 0Q44 18 70 62Q10 54 0 0z', s.tint('#3f6a48', 0.5));
          },
        );
      }
    }
  }),
];
