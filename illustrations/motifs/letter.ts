import { type Drawing, drawing } from '../drawing.ts';
import { drawOpenSea } from '../layers/coast.ts';
import { drawBowl } from '../layers/food.ts';
import { drawBlossom } from '../layers/plants.ts';
import { drawTable } from '../layers/table.ts';
import { archPath, drawFrame, drawPot } from '../layers/terrace.ts';
import { fade } from '../paint/colour.ts';
import { points, polygon, triples } from '../paint/shape.ts';

export const letter: readonly Drawing[] = [
  drawing('morning', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 360,
      islands: triples('1100,800,90 400,500,50'),
      clouds: 3,
    });
    drawTable(s, 640, 'wood');
    s.group('transform="translate(800 830) rotate(-7)"', () => {
      s.rect(-262, -138, 530, 320, fade('#3b2a1c', 0.25), 6);
      s.rect(-270, -150, 530, 320, s.gradient([s.tint('#fffaf0', 1), s.tint('#eadfca', 0.8)]), 6);
      s.fill('M-270-150H260L-5 50z', s.tint('#f3e8d4', 0.85));
      s.stroke('M-270-150L-5 50L260-150', s.tint('#cdbb9a', 0.5), 5, 'stroke-linejoin="round"');
      s.circle(-5, 46, 44, s.tint('#a8432c', 0.5));
      s.circle(-5, 44, 38, s.tint('#c8573a', 0.9));
      s.stroke('M-5 26v36M-23 44h36M-18 31l26 26M8 31l-26 26', s.tint('#a8432c', 0.5), 4);
    });
    drawBowl(s, [1310, 860], 100, ['#f2b544', '#f6d860'], '#f0e6d2');
    s.stroke('M250 900Q360 860 470 760', s.tint('#7f9a78', 0.5), 6);
    for (const [x, y, a] of triples('300,884,-40 350,860,140 390,836,-50 430,796,130 462,768,-60'))
      s.group(`transform="translate(${x} ${y}) rotate(${a})"`, () =>
        s.fill('M0 0Q40-26 84 0Q40 24 0 0z', s.tint(a < 0 ? '#8fa583' : '#6f8a6c', 0.8)),
      );
  }),
  drawing('noon', 'right', (s) => {
    drawTable(s, -10, 'wood');
    s.rect(0, 0, 1600, 1067, s.gradient([s.tint('#c79d6e', 0.95), s.tint('#a97c50', 0.7)]));
    s.stroke('M0 210H1600M0 470H1600M0 760H1600', fade(s.tint('#6d4a30', 0.2), 0.5), 5);
    s.group('transform="translate(760 540) rotate(-5)"', () => {
      s.rect(-510, -310, 1040, 660, fade('#3b2a1c', 0.28));
      for (const [at, x] of [-520, -260, 0, 260].entries()) {
        s.rect(x, -330, 260, 660, s.tint(at % 2 ? '#dfeef0' : '#eef6f4', at % 2 ? 0.85 : 1));
      }
      s.fill('M-520-120Q-380-200-260-90T-30-40T120 130T330 160T520 290V330H-520z', s.tint('#f0e4c6', 0.95));
      s.fill('M-520 20Q-380-40-260 60T-40 130T60 330H-520z', s.tint('#a9bd8c', 0.8));
      s.stroke('M-520-120Q-380-200-260-90T-30-40T120 130T330 160T520 290', s.tint('#2fa3b3', 0.9), 7);
      for (const [x, y, w, h] of [
        [120, -160, 150, 34],
        [330, -60, 120, 30],
        [-60, -230, 110, 24],
        [340, -240, 90, 26],
      ] as const)
        s.ellipse(x, y, w, h, s.tint('#f0e4c6', 0.95));
      s.stroke('M-420-60Q-200 20-40 20T120 200', s.tint('#c8643c', 0.9), 8, 'stroke-dasharray="4 20"');
      for (const [x, y] of points('-420,-70 120,196 130,-164'))
        s.fill(`M${x} ${y}q-34-44-34-64a34 34 0 0 1 68 0q0 20-34 64z`, s.tint('#c8573a', 0.95));
    });
    s.circle(1286, 812, 150, fade('#2c2018', 0.35));
    s.circle(1280, 800, 150, s.tint('#c79a4a', 0.8));
    s.circle(1280, 800, 126, s.tint('#fbf6e8', 1));
    s.hatch('M1388 800a108 108 0 1 1-216 0a108 108 0 1 1 216 0', s.tint('#6b5a44', 0.4), 15, '3 11.1');
    s.fill('M1280 706l24 94h-48z', s.tint('#c8573a', 0.9));
    s.fill('M1280 894l24-94h-48z', s.tint('#2c4f60', 0.7));
    s.circle(1280, 800, 11, s.tint('#8d6a34', 0.6));
  }),
  drawing('golden', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 430,
      islands: triples('1200,600,90 900,500,60'),
      clouds: 3,
    });
    drawFrame(s, archPath(1180, 660, 520, 540), '#e9d5b8', 0.45);
    s.rect(110, 130, 680, 430, s.tint('#8a5f40', 0.5));
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 6; column += 1) {
        const [x, y] = [130 + column * 108, 148 + row * 102];
        s.rect(x, y, 96, 90, s.gradient([s.tint('#4a3122', 0.2), s.tint('#6b4a34', 0.6)]));
        if ((row * 5 + column * 3) % 4 === 0) continue;
        s.circle(x + 48, y + 22, 9, s.tint('#d9b064', 0.9));
        s.stroke(`M${x + 48} ${y + 30}v36m0-6h13m-13-12h10`, s.tint('#d9b064', 0.9), 6);
      }
    }
    s.fill(
      polygon(points('-20,690 1640,690 1640,780 -20,780')),
      s.gradient([s.tint('#fbf3e4', 1), s.tint('#dccbb0', 0.7)]),
    );
    s.rect(-20, 780, 1660, 300, s.gradient([s.tint('#8f6647', 0.6), s.tint('#5a3d2a', 0.3)]));
    s.hatch('M0 930H1600', fade(s.tint('#3a2618', 0.1), 0.35), 290, '4 150');
    s.ellipse(640, 744, 120, 20, s.tint('#6b4f36', 0.5));
    s.fill(
      'M536 736q4-100 104-104t104 104z',
      s.gradient([s.tint('#f1d289', 1), s.tint('#a97d34', 0.5)], true),
    );
    s.rect(624, 606, 32, 30, s.tint('#d9b064', 0.9), 10);
    s.fill(polygon(points('860,720 1130,706 1190,756 900,770')), s.tint('#ffffff', 1));
    s.fill(polygon(points('880,712 1140,700 1180,744 910,756')), s.tint('#f3ead6', 0.95));
    s.stroke('M1010 752L1150 668', s.tint('#0a5c7a', 0.8), 11);
    drawPot(s, [300, 760], 130, (x, y) =>
      drawBlossom(
        s,
        [
          [x - 50, y - 60],
          [x + 50, y - 70],
          [x, y - 20],
          [x, y - 130],
        ],
        54,
        '#f0e0ea',
        '#6f9a6c',
      ),
    );
  }),
  drawing('dusk', 'left', (s) => {
    drawOpenSea(s, {
      horizon: 440,
      islands: triples('500,800,110 1200,600,70'),
      clouds: 5,
      swell: 0.6,
    });
    drawFrame(s, 'M260 90H1340V610H260z', '#bfa58c', 0.4);
    s.stroke('M260 90H1340V610H260zM800 90V610M260 350H1340', s.tint('#fbf3e2', 0.7), 13);
    drawTable(s, 700, 'wood');
    s.circle(1230, 560, 330, s.radial([fade('#ffd88a', 0.6), fade('#ffc870', 0.14), fade('#ffc870', 0)]));
    s.fill('M1130 560h200l-50-120h-100z', '#ffe6b0');
    s.rect(1218, 560, 24, 200, s.tint('#b98d4a', 0.7));
    s.ellipse(1230, 764, 90, 20, s.tint('#b98d4a', 0.6));
    s.group('transform="translate(640 860) rotate(4)"', () => {
      for (const [dx, dy, a] of triples('-30,14,-8 20,6,5 0,0,0'))
        s.group(`transform="rotate(${a}) translate(${dx} ${dy})"`, () =>
          s.rect(-280, -120, 560, 270, s.tint('#fffaf0', a === 0 ? 1 : 0.6), 4),
        );
      s.stroke(
        'M-230-70H120M-230-30H200M-230 10H170M-230 50H210M-230 90H40',
        fade(s.tint('#5f6f7c', 0.3), 0.6),
        5,
      );
    });
    s.group('transform="translate(930 850) rotate(-38)"', () => {
      s.rect(-190, -15, 300, 30, s.gradient(['#1d6a84', '#0a3a52']), 14);
      s.rect(-60, -15, 16, 30, '#d9b064');
      s.fill('M110-11l64 11-64 11z', '#e3c17a');
    });
    s.rect(310, 746, 120, 90, fade('#18324a', 0.85), 14);
    s.rect(344, 716, 52, 34, s.tint('#d9b064', 0.7), 6);
  }),
];
