import { type Drawing, drawing } from '../drawing.ts';
import { drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawOpenSea } from '../layers/coast.ts';
import { drawBowl } from '../layers/food.ts';
import { drawBlossom } from '../layers/plants.ts';
import { drawClouds, drawSky } from '../layers/sky.ts';
import { drawBalustrade, drawCurtain, drawFrame, drawPot, drawShutters } from '../layers/terrace.ts';
import { drawTown } from '../layers/town.ts';
import { fade } from '../paint/colour.ts';
import { points, polygon, triples } from '../paint/shape.ts';

export const rooms: readonly Drawing[] = [
  drawing('morning', 'right', (s) => {
    drawOpenSea(s, {
      horizon: 450,
      islands: triples('900,600,80 1200,500,110'),
      clouds: 3,
    });
    drawYacht(s, [1050, 560], { size: 110 });
    drawFrame(s, 'M760 120H1360V760H760z', '#f6efe2', 0.75);
    drawBalustrade(s, [760, 1360], 640, 120);
    s.stroke('M760 120H1360V760H760zM1060 120V300', s.tint('#ffffff', 0.95), 15);
    drawCurtain(s, [740, 90], 170, 800);
    drawCurtain(s, [1380, 90], 170, 800, true);
    s.rect(0, 790, 1600, 290, s.gradient([s.tint('#cdaa7c', 0.8), s.tint('#8f6d48', 0.4)]));
    s.fill(polygon(points('780,790 1340,790 1180,1067 420,1067')), fade('#fff3d4', 0.4));
    // A picture over the bed, the bed itself from its foot, a night table with its lamp.
    s.rect(196, 190, 300, 210, s.tint('#b98d62', 0.7));
    s.rect(210, 204, 272, 182, s.tint('#fbf7ee', 1));
    s.fill('M236 340Q300 250 346 292T452 268V360H236z', s.tint('#7fb7c0', 0.9));
    s.circle(410, 246, 17, s.tint('#f2b544', 1));
    s.ellipse(330, 1002, 520, 26, fade(s.tint('#4d3a28', 0), 0.35));
    s.rect(60, 500, 560, 330, s.gradient([s.tint('#c79f76', 0.9), s.tint('#8f6a48', 0.4)]), 26);
    s.hatch('M64 660H616', fade(s.tint('#6b4a30', 0.1), 0.3), 300, '3 66');
    for (const [x, c] of [
      [96, '#ffffff'],
      [346, '#ffffff'],
    ] as const)
      s.rect(x, 640, 240, 130, s.gradient([s.tint(c, 1), s.tint('#d5dadb', 0.5)]), 44);
    s.rect(220, 690, 240, 100, s.gradient([s.tint('#e6b98a', 0.95), s.tint('#c08a5c', 0.5)]), 36);
    s.fill(
      'M66 770Q340 742 614 770L690 960Q700 1000 660 1000H20Q-20 1000-10 960z',
      s.gradient([s.tint('#ffffff', 1), s.tint('#e6e6e0', 0.8), s.tint('#b9c0c2', 0.35)]),
    );
    s.fill(
      'M40 850Q340 822 640 850L676 930Q340 900 4 930z',
      s.gradient([s.tint('#4f9fa8', 0.95), s.tint('#1d6a7c', 0.6)]),
    );
    s.hatch('M30 872Q340 842 650 872M14 906Q340 876 666 906', fade('#ffffff', 0.4), 5, '14 9');
    s.stroke('M120 790Q150 900 130 990M520 780Q560 880 560 990', fade(s.tint('#9aa6aa', 0.2), 0.4), 4);
    s.stroke('M650 720V860M718 720V860', s.tint('#7d5a3c', 0.4), 9);
    s.rect(634, 700, 100, 66, s.gradient([s.tint('#c79f76', 0.9), s.tint('#8f6a48', 0.4)]), 5);
    s.stroke('M684 700V620', s.tint('#8d6a4a', 0.6), 9);
    s.circle(684, 570, 150, s.radial([fade('#ffe7b4', 0.5), fade('#ffe7b4', 0)]));
    s.fill('M634 626h100l-26-96h-48z', s.tint('#f7e6c2', 1));
  }),
  drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 520 });
    drawClouds(s, 90, 320, 4);
    drawFarIslands(s, 500, triples('800,900,110'));
    s.rect(0, 499, 1600, 200, s.gradient(s.tone.sea));
    drawTown(s, [460, 1140], 640, { size: 70, rows: 2, campanile: 0.6, distance: 0.12 });
    const hole = 'M520 150H1080V700H520z';
    drawFrame(s, hole, '#e9d5b8', 0.4);
    drawShutters(s, [520, 150, 1080, 700], 230, '#3f7f88');
    s.stroke(hole, s.tint('#fbf3e2', 0.9), 18);
    s.rect(490, 700, 620, 34, s.tint('#f3e6cf', 1));
    drawPot(s, [660, 706], 110, (x, y) =>
      drawBlossom(
        s,
        [
          [x - 30, y - 40],
          [x + 34, y - 50],
          [x, y - 90],
        ],
        40,
        '#c8508a',
      ),
    );
    drawBowl(s, [900, 706], 76, ['#f2b544', '#e8963c', '#f6d860']);
    s.rect(0, 860, 1600, 220, s.gradient([s.tint('#b98d62', 0.7), s.tint('#7d5a3c', 0.3)]));
    s.fill(polygon(points('560,860 1060,860 1380,1067 780,1067')), fade('#ffe2ac', 0.35));
    s.rect(120, 760, 330, 250, s.gradient([s.tint('#2f7f8f', 0.8), s.tint('#0f4f63', 0.4)]), 60);
    s.rect(90, 880, 390, 120, s.tint('#3a8c9a', 0.8), 40);
    s.rect(190, 790, 150, 110, s.tint('#e9b86a', 0.9), 20);
  }),
];
