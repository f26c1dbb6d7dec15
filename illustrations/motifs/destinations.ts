import { type Drawing, drawing } from '../drawing.ts';
import { drawFarSail, drawRowboat, drawYacht } from '../layers/boats.ts';
import { drawFarIslands, drawWall } from '../layers/coast.ts';
import { drawMassif, drawRidge, drawSlope } from '../layers/land.ts';
import { drawAgave, drawBranch } from '../layers/plants.ts';
import { drawMirror, drawSea } from '../layers/sea.ts';
import { drawBeach, drawPebbles, drawRock, drawShrub } from '../layers/shore.ts';
import { drawClouds, drawCumulus, drawGulls, drawSky } from '../layers/sky.ts';
import { drawTown } from '../layers/town.ts';
import { drawCypress, drawGrove, drawPine } from '../layers/trees.ts';
import { drawWood } from '../layers/wood.ts';
import { fade } from '../paint/colour.ts';
import { points, smooth, triples } from '../paint/shape.ts';

export const destinations: Record<string, Drawing> = {
  bol: drawing('noon', 'left', (s) => {
    drawSky(s, { horizon: 400 });
    drawCumulus(s, 430, 250, 420);
    drawCumulus(s, 1320, 180, 300);
    drawFarIslands(s, 400, triples('240,620,46 560,420,30'));
    drawRidge(s, points('520,400 760,270 980,190 1180,132 1330,150 1620,210'), { distance: 0.34, base: 402 });
    drawSea(s, 399);
    drawWood(s, points('760,404 1000,330 1300,300 1620,260'), 470, 0.2);
    // The horn: a tongue of white shingle that starts broad at the grove and bends to a point in the sea.
    const horn =
      'M1640 470C1350 452 1120 470 960 530C760 606 620 690 420 716Q350 724 322 742Q372 762 470 752C700 730 900 760 1120 830C1320 892 1480 930 1640 950z';
    s.stroke(horn, fade(s.tone.shallow, 0.35), 150, 'stroke-linejoin="round"');
    s.stroke(horn, fade(s.tone.shallow, 0.5), 84, 'stroke-linejoin="round"');
    s.stroke(horn, fade('#d9f5ee', 0.6), 36, 'stroke-linejoin="round"');
    s.stroke(horn, '#ffffff', 12, 'stroke-linejoin="round"');
    s.fill(horn, s.gradient([s.tint('#f3ead6', 0.9), s.tint('#fdf7ea', 1)]));
    s.stroke(
      smooth(points('1600,520 1250,540 1000,600 760,690 480,730')),
      fade(s.tint('#cbbd9f', 0.6), 0.5),
      5,
    );
    s.stroke(
      smooth(points('1600,890 1300,820 1060,770 800,730 520,738')),
      fade(s.tint('#cbbd9f', 0.6), 0.5),
      5,
    );
    s.clip('M900 640Q1000 540 1640 420V880Q1380 800 1180 742Q960 700 900 640z', () =>
      drawWood(s, points('960,640 1060,580 1280,510 1620,440'), 900, 0.06),
    );
    drawGrove(
      s,
      points('1010,688 1090,712 1190,742 1300,772 1420,806 1540,840 1130,676 1260,700 1380,730 1500,760'),
      190,
    );
    drawFarSail(s, [330, 450], 40);
    drawFarSail(s, [520, 478], 54);
    drawYacht(s, [250, 610], { size: 120, flip: true });
    drawRowboat(s, [560, 850], { size: 150, flip: true });
    drawBranch(s, [-30, 60], [330, 170], 92);
  }),
  brela: drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 470 });
    drawCumulus(s, 330, 200, 380);
    drawWall(s, 470, {
      height: 380,
      left: 420,
      right: 1640,
      crest: [0.04, 0.3, 0.52, 0.62, 0.86, 0.8, 1, 0.92],
      distance: 0.36,
      foot: 120,
    });
    drawFarIslands(s, 470, triples('120,500,34'));
    drawSea(s, 468);
    drawWood(s, points('760,472 960,420 1250,400 1620,330'), 560, 0.16);
    drawBeach(
      s,
      points('1640,540 1360,556 1180,610 1110,690 1060,780 900,880 640,960 300,1010 -20,1030'),
      120,
      '#f6f0e2',
    );
    drawGrove(s, points('1200,560 1320,566 1440,590 1550,600 1270,590 1380,620'), 210, 0.06);
    drawPebbles(s, [560, 1600], 880, 1060, 150);
    // The Brela stone: a boulder in the shallows with pines rooted on its top.
    drawMirror(s, [330, 760], 706, 120, s.tint('#6d6a5c', 0.2));
    drawRock(s, [545, 712], 430, 170);
    drawShrub(s, [420, 606], 90);
    drawShrub(s, [540, 566], 100);
    drawShrub(s, [660, 596], 110);
    drawPine(s, [490, 572], { height: 260, lean: -60, spread: 230 });
    drawPine(s, [610, 566], { height: 215, lean: 70, spread: 200 });
    drawPine(s, [556, 560], { height: 180, lean: 10, spread: 160 });
    drawRock(s, [770, 724], 120, 46);
    drawPine(s, [1420, 1080], { height: 800, lean: -80, spread: 640, detail: 2 });
    drawAgave(s, [1230, 1050], 130);
  }),
  tucepi: drawing('golden', 'left', (s) => {
    drawSky(s, { horizon: 560 });
    drawClouds(s, 90, 330, 5);
    drawMassif(s, points('-20,420 180,300 420,240 640,170 820,190 1040,120 1300,180 1620,260'), {
      distance: 0.36,
      base: 562,
    });
    drawWood(s, points('-20,470 320,440 700,470 1100,430 1620,400'), 565, 0.26);
    drawTown(s, [820, 1420], 572, { size: 58, rows: 4, campanile: 0.36, distance: 0.1 });
    drawSea(s, 572, { glitterAt: 380 });
    drawMirror(s, [700, 1600], 573, 90, s.tint('#6a6a58', 0.2, 0.2));
    for (const [x, size] of points('850,70 930,84 1010,66 1090,80 1180,74'))
      drawYacht(s, [x, 596], { size, sails: false });
    s.fill('M760 606h520l14 16H750z', s.tint('#eadfca', 0.9));
    s.rect(750, 622, 544, 9, s.tint('#9c8b78', 0.2));
    drawBeach(s, points('1640,590 1450,640 1260,720 1000,800 680,880 320,960 -20,1010'), 130, '#f1e4c9');
    drawPebbles(s, [500, 1600], 900, 1060, 110);
    drawGrove(s, points('1500,660 1570,690 1430,650'), 200, 0.04);
    drawRowboat(s, [420, 760], { size: 190 });
    drawPine(s, [1440, 1090], { height: 780, lean: 60, spread: 620, detail: 2 });
    drawGulls(s, 420, 300);
  }),
  'starigrad-paklenica': drawing('morning', 'right', (s) => {
    drawSky(s, { horizon: 610 });
    drawClouds(s, 80, 260, 4);
    drawMassif(
      s,
      points('-20,380 250,250 480,190 640,260 760,420 840,430 960,240 1160,150 1380,200 1620,300'),
      { distance: 0.54, base: 640 },
    );
    // The gate of the canyon: two buttresses with the gorge in shade between them.
    drawMassif(s, points('300,560 440,360 560,290 660,310 720,420 752,600'), {
      distance: 0.26,
      base: 606,
      rough: 0.1,
    });
    drawMassif(s, points('826,600 850,400 920,270 1060,230 1180,330 1330,480 1480,560'), {
      distance: 0.26,
      base: 606,
      rough: 0.1,
    });
    drawWood(s, points('-20,560 300,540 700,590 790,602 900,590 1300,548 1620,520'), 632, 0.2);
    drawTown(s, [960, 1330], 632, { size: 40, rows: 2, campanile: 0.7, distance: 0.14 });
    drawSea(s, 630);
    drawMirror(s, [0, 1600], 631, 90, s.tint('#6a7f78', 0.2, 0.2));
    s.fill(
      `${smooth(points('-20,726 160,716 330,730 500,764 640,806 520,826 300,836 -20,844'))}z`,
      s.gradient([s.tint('#b9b386', 0.95), s.tint('#d8cba8', 0.6)]),
    );
    s.stroke('M-20 846Q300 838 520 828T650 806', fade('#ffffff', 0.85), 6);
    // The tower's ruin on its point: a square keep, its crown broken, one wall fallen lower.
    const keep =
      'M262 770V500L284 494 290 470 318 476 322 452 352 458 360 486 388 492 402 540 420 560 424 770z';
    s.ellipse(230, 772, 190, 16, fade(s.tint('#43585a', 0), 0.3));
    s.fill(keep, s.gradient([s.tint('#f0e3c8', 0.98), s.tint('#cdb996', 0.6)]));
    s.clip(keep, () => {
      s.rect(262, 440, 62, 340, fade(s.tint('#8f7f66', 0.05), 0.5));
      s.hatch(
        'M250 520H440M262 552H440M240 584H440M258 616H440M250 648H440M240 680H440M256 712H440M250 744H440',
        fade(s.tint('#8d7652', 0.2), 0.5),
        3,
        '22 12 34 16',
      );
      s.fill('M360 560h22v46h-22zM352 670q15-24 30 0v50h-30zM284 590h13v40h-13z', s.tint('#4d4a42', 0.2));
    });
    drawShrub(s, [250, 784], 80);
    drawRock(s, [500, 800], 150, 40);
    drawShrub(s, [440, 790], 70);
    drawCypress(s, [120, 740], 130);
    drawRowboat(s, [1000, 800], { size: 220, flip: true });
    drawSlope(s, points('1120,1090 1240,1040 1440,1016 1640,1000'), 1080, '#9aa274');
    drawAgave(s, [1420, 1060], 210, true);
    drawShrub(s, [1560, 1080], 200);
    drawShrub(s, [1270, 1080], 150);
  }),
};
