import { type Drawing, drawing } from '../drawing.ts';
import { drawFarIslands, drawOpenSea } from '../layers/coast.ts';
import { drawFigure } from '../layers/people.ts';
import { drawBranch } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawBeach, drawParasol, drawPebbles } from '../layers/shore.ts';
import { drawCumulus, drawSky } from '../layers/sky.ts';
import { drawPine } from '../layers/trees.ts';
import { fade } from '../paint/colour.ts';
import { points, triples } from '../paint/shape.ts';

export const family: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 420,
      islands: triples('1180,760,90 420,520,50'),
    });
    drawCumulus(s, 520, 280, 400);
    drawBeach(s, points('-20,720 400,740 800,700 1200,720 1640,690'), 130, '#f3dfb4');
    const [x, y] = [820, 940];
    const sand = s.gradient([s.tint('#f6dca6', 1), s.tint('#c99e62', 0.6)]);
    s.ellipse(x, y + 6, 330, 44, fade(s.tint('#8a6b42', 0.1), 0.3));
    s.fill(
      `M${x - 300} ${y}Q${x - 240} ${y - 70} ${x - 190} ${y - 80}H${x + 200}Q${x + 260} ${y - 60} ${x + 310} ${y}z`,
      sand,
    );
    for (const [dx, w, h] of triples('-170,96,150 -20,130,230 140,96,160')) {
      s.fill(`M${x + dx - w / 2} ${y - 60}l10-${h}h${w - 20}l10 ${h}z`, sand);
      s.hatch(`M${x + dx - w / 2 + 8} ${y - 66 - h}h${w - 16}`, s.tint('#e8c98c', 0.9), 20, '14 9');
      s.fill(`M${x + dx} ${y - 60 - h}v-70l46 16-46 16z`, s.tint(dx === -20 ? '#c8643c' : '#2f93a3', 0.9));
    }
    s.fill(`M${x - 36} ${y}v-60a36 36 0 0 1 72 0v60z`, s.tint('#8f6c3e', 0.2));
    s.fill('M1180 980l-22-110h150l-22 110z', s.gradient([s.tint('#2fa3b3', 1), s.tint('#0a5c7a', 0.7)]));
    s.stroke('M1160 872q72-120 146 0', s.tint('#f6f1e6', 0.9), 9);
    s.group('transform="translate(420 985) rotate(-62)"', () => {
      s.rect(-8, -150, 16, 120, s.tint('#f2b544', 0.9), 7);
      s.rect(-30, -164, 60, 18, s.tint('#f2b544', 0.9), 9);
      s.fill('M-34-40h68q4 60-34 84-38-24-34-84z', s.tint('#c8643c', 0.85));
    });
    drawParasol(s, [250, 900], 300, '#c8643c', -5);
    drawPebbles(s, [0, 1600], 990, 1065, 40);
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 460,
      sun: [1240, 380],
      islands: triples('400,720,80 1000,560,50'),
    });
    drawBeach(s, points('-20,820 300,790 800,800 1200,770 1640,760'), 120, '#f0dcb6');
    drawFigure(s, [640, 880], { size: 280, pose: 'walk', shirt: '#f7efe0', trousers: '#8a9aa0' });
    drawFigure(s, [760, 890], { size: 160, pose: 'walk', shirt: '#e0b45a', trousers: '#2f93a3', flip: true });
    drawFigure(s, [880, 884], {
      size: 260,
      pose: 'walk',
      shirt: '#c8643c',
      trousers: '#f1e6d2',
      hat: '#e9d9b6',
    });
    drawBranch(s, [-20, 40], [380, 190], 110);
  }),
  drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 330 });
    drawCumulus(s, 1100, 220, 420);
    drawFarIslands(s, 330, triples('400,700,60 1200,620,90'));
    drawSea(s, 329);
    drawMirror(s, [400, 640], 700, 60, s.tint('#0a5c7a', 0.2));
    for (const [x, y, r, c] of [
      [520, 720, 150, '#e0734a'],
      [1010, 640, 120, '#f2c14e'],
    ] as const) {
      s.ellipse(x, y + r * 0.12, r * 1.1, r * 0.42, fade(s.tone.sea[2], 0.4));
      s.ellipse(x, y, r, r * 0.42, s.tint(c, 0.5));
      s.ellipse(x, y - r * 0.08, r * 0.98, r * 0.36, s.tint(c, 1));
      s.add(
        `<ellipse cx="${x}" cy="${y - r * 0.08}" rx="${r * 0.75}" ry="${Math.round(r * 0.26)}" fill="none" stroke="${s.tint('#ffffff', 0.95)}" stroke-width="${Math.round(r * 0.34)}" stroke-dasharray="${Math.round(r * 0.5)} ${Math.round(r * 0.5)}" opacity=".85"/>`,
      );
      s.ellipse(x, y - r * 0.06, r * 0.5, r * 0.16, s.tint('#2f93a3', 0.7));
    }
    drawBeach(s, points('-20,960 400,930 900,960 1640,900'), 150, '#f6ead0');
    drawPine(s, [1420, 1090], { height: 820, lean: -60, spread: 680, detail: 2 });
  }),
];
